<?php
/** Names of objects in kits. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Name of a post in kits: `page/about`; '' for what no kit holds.
 */
function name_of_post( \WP_Post $post ): string {
	return '';
}

/** Name of a term in kits: `term/category--news`; '' for a taxonomy that no kit holds. */
function name_of_term( \WP_Term $term ): string {
	return '';
}

/**
 * Id of the object of this site with a name: of a post, term or menu; 0 if there is none. Of `settings/site` it is 0.
 * Posts in the trash and staged ones don't count.
 */
function find_object( string $name ): int {
	return 0;
}
