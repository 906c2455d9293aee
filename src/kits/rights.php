<?php
/** Rights of those who import. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Rights that each step of an import needs. */
function may_import(): bool {
	return current_user_can( 'import' ) && current_user_can( 'manage_options' );
}
