<?php
/** Text for the site's privacy policy. */

declare( strict_types=1 );

namespace Frontage\Privacy;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/policy.php';

/* Text for the privacy policy. */
add_action( 'admin_init', __NAMESPACE__ . '\suggest_policy' );
