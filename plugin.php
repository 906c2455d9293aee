<?php
/**
 * Plugin Name:       Frontage
 * Description:       The visitor-facing front end of your site: a portfolio gallery and everything around it, as blocks that load nothing before it is needed.
 * Version:           0.1.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * Author:            The Frontage contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage
 * Domain Path:       /languages
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;

/* A checkout that was never built: say so in the admin, and do nothing else. */
if ( ! is_readable( __DIR__ . '/build/blocks-manifest.php' ) ) {
	require __DIR__ . '/src/housekeeping/build-notice.php';
	add_action( 'admin_notices', 'Frontage\Housekeeping\print_build_notice' );
	add_action( 'network_admin_notices', 'Frontage\Housekeeping\print_build_notice' );
	return;
}

require __DIR__ . '/src/values/values.php';
require __DIR__ . '/src/housekeeping/hooks.php';
require __DIR__ . '/src/admin/hooks.php';
require __DIR__ . '/src/database/hooks.php';
require __DIR__ . '/src/settings/hooks.php';
require __DIR__ . '/src/runtime/hooks.php';
require __DIR__ . '/src/viewport/hooks.php';
require __DIR__ . '/src/toolkit/hooks.php';
require __DIR__ . '/src/sticky/hooks.php';
require __DIR__ . '/src/anchors/hooks.php';
require __DIR__ . '/src/blocks/hooks.php';
require __DIR__ . '/src/island/hooks.php';
require __DIR__ . '/src/notice/hooks.php';
require __DIR__ . '/src/scroll-to-top/hooks.php';
require __DIR__ . '/src/viewer/hooks.php';
require __DIR__ . '/src/lightbox/hooks.php';
require __DIR__ . '/src/late-pictures/hooks.php';
require __DIR__ . '/src/portfolio/hooks.php';
require __DIR__ . '/src/language/hooks.php';
require __DIR__ . '/src/gallery/hooks.php';
require __DIR__ . '/src/item-page/hooks.php';
require __DIR__ . '/src/page-cache/hooks.php';
require __DIR__ . '/src/header/hooks.php';
require __DIR__ . '/src/menu/hooks.php';
require __DIR__ . '/src/comments/hooks.php';
require __DIR__ . '/src/search/hooks.php';
require __DIR__ . '/src/color-scheme/hooks.php';
require __DIR__ . '/src/welcome/hooks.php';
require __DIR__ . '/src/account/hooks.php';
require __DIR__ . '/src/privacy/hooks.php';
require __DIR__ . '/src/share/hooks.php';
