<?php
/** Files of a conversion, for the few requests that need them. */

declare( strict_types=1 );

namespace Frontage\Convert;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/elements/boxes.php';
require __DIR__ . '/elements/buttons.php';
require __DIR__ . '/elements/common.php';
require __DIR__ . '/elements/convert.php';
require __DIR__ . '/elements/layout.php';
require __DIR__ . '/elements/pictures.php';
require __DIR__ . '/elements/plain.php';
require __DIR__ . '/elements/text.php';
require __DIR__ . '/elements/unknown.php';
require __DIR__ . '/keeping/convert.php';
require __DIR__ . '/keeping/state.php';
require __DIR__ . '/reading/atomic.php';
require __DIR__ . '/reading/data.php';
require __DIR__ . '/reading/element.php';
require __DIR__ . '/reading/html.php';
require __DIR__ . '/reading/kit.php';
require __DIR__ . '/reading/links.php';
require __DIR__ . '/saving/block.php';
require __DIR__ . '/saving/html.php';
require __DIR__ . '/saving/media.php';
require __DIR__ . '/saving/support.php';
require __DIR__ . '/saving/wrapper.php';
require __DIR__ . '/styles/box.php';
require __DIR__ . '/styles/typography.php';
require __DIR__ . '/styles/values.php';
require __DIR__ . '/widgets/carousels.php';
require __DIR__ . '/widgets/films.php';
require __DIR__ . '/widgets/floating.php';
require __DIR__ . '/widgets/panels.php';
require __DIR__ . '/widgets/small.php';
