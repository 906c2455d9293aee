<?php
/** Page caches: pages of galleries are purged when their items change. */

declare( strict_types=1 );

namespace Frontage\GalleryCache;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/changes.php';
require __DIR__ . '/neighbors.php';
require __DIR__ . '/pages.php';
require __DIR__ . '/pictures.php';

/* Changes of portfolio items and their terms: pages of galleries, and of neighboring items. */
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\on_changed_post', 10, 4 );
add_action( 'deleted_post', __NAMESPACE__ . '\on_changed_post', 10, 2 );
add_action( 'frontage_portfolio_ordered', __NAMESPACE__ . '\on_changed_items' );
add_action( 'added_post_meta', __NAMESPACE__ . '\on_changed_meta', 10, 3 );
add_action( 'updated_post_meta', __NAMESPACE__ . '\on_changed_meta', 10, 3 );
add_action( 'deleted_post_meta', __NAMESPACE__ . '\on_changed_meta', 10, 3 );
add_action( 'set_object_terms', __NAMESPACE__ . '\on_added_relations', 10, 6 );
add_action( 'deleted_term_relationships', __NAMESPACE__ . '\on_removed_relations', 10, 3 );
add_action( 'edited_term', __NAMESPACE__ . '\on_changed_term', 10, 3 );
add_action( 'delete_term', __NAMESPACE__ . '\on_changed_term', 10, 3 );

/* Alternative texts of pictures in the media library: pages of galleries and of items with them. */
add_action( 'added_post_meta', __NAMESPACE__ . '\on_changed_text', 10, 3 );
add_action( 'updated_post_meta', __NAMESPACE__ . '\on_changed_text', 10, 3 );
add_action( 'deleted_post_meta', __NAMESPACE__ . '\on_changed_text', 10, 3 );
