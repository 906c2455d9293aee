<?php
/** The base, without features. */

declare( strict_types=1 );

namespace Frontage;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/values/values.php';
require __DIR__ . '/values/css.php';
require __DIR__ . '/address/address.php';
require __DIR__ . '/address/url.php';
require __DIR__ . '/assets/assets.php';
require __DIR__ . '/page/hooks.php';
require __DIR__ . '/text/text.php';
require __DIR__ . '/icons/icons.php';
require __DIR__ . '/color/color.php';
require __DIR__ . '/housekeeping/hooks.php';
require __DIR__ . '/admin/hooks.php';
require __DIR__ . '/database/hooks.php';
require __DIR__ . '/settings/hooks.php';
require __DIR__ . '/bundles/hooks.php';
require __DIR__ . '/breakpoints/hooks.php';
require __DIR__ . '/runtime/hooks.php';
require __DIR__ . '/deferred/hooks.php';
require __DIR__ . '/blocks/hooks.php';
require __DIR__ . '/island/hooks.php';
require __DIR__ . '/language/hooks.php';
require __DIR__ . '/page-cache/hooks.php';
require __DIR__ . '/privacy/hooks.php';
