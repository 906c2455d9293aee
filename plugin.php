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
	require __DIR__ . '/src/server/housekeeping/build-notice.php';
	add_action( 'admin_notices', 'Frontage\Housekeeping\print_build_notice' );
	add_action( 'network_admin_notices', 'Frontage\Housekeeping\print_build_notice' );
	return;
}

require __DIR__ . '/src/server/hooks.php';

require __DIR__ . '/src/toolkit/hooks.php';
require __DIR__ . '/src/sticky/hooks.php';
require __DIR__ . '/src/sticky/anchors/hooks.php';
require __DIR__ . '/src/reveal/hooks.php';
require __DIR__ . '/src/sections/hooks.php';
require __DIR__ . '/src/notice/dismissal/hooks.php';
require __DIR__ . '/src/notice/hooks.php';
require __DIR__ . '/blocks/scroll-to-top/hooks.php';
require __DIR__ . '/src/media/viewer/hooks.php';
require __DIR__ . '/src/media/lightbox/hooks.php';
require __DIR__ . '/src/media/lazy-images/hooks.php';
require __DIR__ . '/src/media/actions/hooks.php';
require __DIR__ . '/src/media/shop-thumbnails/hooks.php';
require __DIR__ . '/src/portfolio/hooks.php';
require __DIR__ . '/src/portfolio/item-page/hooks.php';
require __DIR__ . '/blocks/portfolio/hooks.php';
require __DIR__ . '/blocks/menu/hooks.php';
require __DIR__ . '/blocks/header/hooks.php';
require __DIR__ . '/blocks/search/hooks.php';
require __DIR__ . '/blocks/account/hooks.php';
require __DIR__ . '/blocks/color-switcher/hooks.php';
require __DIR__ . '/blocks/share/hooks.php';
require __DIR__ . '/blocks/accordion/hooks.php';
require __DIR__ . '/blocks/tabs/hooks.php';
require __DIR__ . '/blocks/video/hooks.php';
require __DIR__ . '/blocks/text-path/hooks.php';
require __DIR__ . '/src/sections/masonry/hooks.php';
require __DIR__ . '/src/sections/core-styles/hooks.php';
require __DIR__ . '/blocks/carousel/hooks.php';
require __DIR__ . '/blocks/alert/hooks.php';
require __DIR__ . '/blocks/counter/hooks.php';
require __DIR__ . '/blocks/progress/hooks.php';
require __DIR__ . '/blocks/contact-buttons/hooks.php';
require __DIR__ . '/blocks/floating-bar/hooks.php';
require __DIR__ . '/src/comments/hooks.php';
require __DIR__ . '/src/kits/hooks.php';
require __DIR__ . '/src/elementor/hooks.php';
require __DIR__ . '/src/templates/hooks.php';
require __DIR__ . '/src/welcome/hooks.php';
require __DIR__ . '/src/preview/hooks.php';
