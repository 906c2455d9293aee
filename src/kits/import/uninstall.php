<?php
/** Deletes what imports keep hidden. Only this file and its requires are loaded, because the plugin is deactivated. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Housekeeping\delete_in_batches;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/staged.php';
require_once dirname( __DIR__, 2 ) . '/server/database/memory.php';
require_once dirname( __DIR__, 2 ) . '/server/text/text.php';
require_once dirname( __DIR__ ) . '/format/limits.php';
require_once dirname( __DIR__ ) . '/references/keys.php';
require_once dirname( __DIR__ ) . '/references/names.php';
require_once dirname( __DIR__ ) . '/references/finder.php';
require_once dirname( __DIR__ ) . '/references/table.php';
require_once dirname( __DIR__, 2 ) . '/portfolio/item.php';
require_once __DIR__ . '/rows.php';
require_once __DIR__ . '/transaction.php';
require_once __DIR__ . '/guard.php';
require_once __DIR__ . '/run/runs.php';
require_once __DIR__ . '/plan/prints.php';
require_once __DIR__ . '/stage/kit.php';
require_once __DIR__ . '/stage/name.php';
require_once __DIR__ . '/stage/waiting.php';
require_once __DIR__ . '/switch/switch.php';
require_once __DIR__ . '/switch/menus.php';
require_once __DIR__ . '/switch/originals.php';
require_once __DIR__ . '/switch/delete.php';
require_once __DIR__ . '/undo/places.php';
require_once __DIR__ . '/switch/uses.php';

/**
 * Deletes hidden posts and terms of a site, and received files. Imported objects that are shown stay; what they replaced becomes revisions or drafts.
 * @return bool Whether nothing is left to delete.
 */
function delete_staged( float $deadline ): bool {
	register_staged();
	take_pictures_back( false );
	delete_metadata( 'post', 0, SCHEDULED, '', true );
	foreach ( runs() as $run ) {
		isset( $run['switched'] ) || take_files_back( $run['id'] );
	}
	foreach ( (array) glob( wp_upload_dir( null, false )['basedir'] . '/frontage-kit-*' ) as $folder ) {
		delete_folder( (string) $folder );
	}
	$hidden = [];
	foreach ( runs() as $run ) {
		keep_originals( $run );
		give_names_up( $run['id'] );
		foreach ( hidden_of( $run['id'] ) as [ $what, $id ] ) {
			$hidden[] = [ $what, $id, isset( $run['switched'] ) ];
		}
	}
	$delete = static fn( array $one ): bool => 'term' === $one[0] ? true === wp_delete_term( $one[1], STAGED ) : delete_hidden_post( $one[1], $one[2] );
	$find   = static function ( int $number ) use ( &$hidden ): array {
		return array_splice( $hidden, 0, $number );
	};
	return delete_in_batches( $find, $delete, $deadline ) && delete_unknown( $deadline );
}

/** Deletes what is hidden and of no run that is known; what somebody may have written becomes drafts, for it may be an original. */
function delete_unknown( float $deadline ): bool {
	global $wpdb;
	// phpcs:disable WordPress.DB -- Core finds no posts of statuses that other plugins' types have.
	$find       = static fn( string $sql ): callable => static fn( int $number ): array => $wpdb->get_col( $wpdb->prepare( $sql, STAGED, $number ) );
	$find_posts = $find( "SELECT ID FROM {$wpdb->posts} WHERE post_status = %s LIMIT %d" );
	$find_terms = $find( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s LIMIT %d" );
	// phpcs:enable
	$keep_or_delete = static function ( $id ): bool {
		$post = get_post( (int) $id );
		if ( ! $post || '' === $post->post_content || in_array( $post->post_type, [ 'attachment', 'nav_menu_item', 'wp_font_family', 'wp_font_face' ], true ) ) {
			return delete_hidden_post( (int) $id, false );
		}
		make_draft( $post, original_title( $post ) );
		return true;
	};
	return delete_in_batches( $find_posts, $keep_or_delete, $deadline )
		&& delete_in_batches( $find_terms, static fn( $id ): bool => true === wp_delete_term( (int) $id, STAGED ), $deadline );
}
