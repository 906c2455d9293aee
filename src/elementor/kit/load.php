<?php
/** All that reads kits of Elementor, with the conversion of their pages. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/document.php';
require_once __DIR__ . '/notes.php';
require_once __DIR__ . '/open.php';
require_once __DIR__ . '/outline.php';
require_once __DIR__ . '/settings.php';
require_once __DIR__ . '/shop.php';
require_once __DIR__ . '/templates.php';
require_once dirname( __DIR__ ) . '/convert/conversion.php';
require_once dirname( __DIR__, 2 ) . '/kits/load.php';
