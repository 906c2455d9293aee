<?php
/** Files of a conversion, for the few requests that need them. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/addons/fields.php';
require_once __DIR__ . '/addons/lists.php';
require_once __DIR__ . '/addons/visible.php';
require_once __DIR__ . '/elements/boxes.php';
require_once __DIR__ . '/elements/careful.php';
require_once __DIR__ . '/elements/common.php';
require_once __DIR__ . '/elements/conditions.php';
require_once __DIR__ . '/elements/convert.php';
require_once __DIR__ . '/elements/layout.php';
require_once __DIR__ . '/elements/nested.php';
require_once __DIR__ . '/elements/page.php';
require_once __DIR__ . '/elements/shared.php';
require_once __DIR__ . '/elements/unknown.php';
require_once __DIR__ . '/keeping/convert.php';
require_once __DIR__ . '/keeping/keep.php';
require_once __DIR__ . '/keeping/report.php';
require_once __DIR__ . '/keeping/state.php';
require_once __DIR__ . '/keeping/store.php';
require_once __DIR__ . '/keeping/titles.php';
require_once __DIR__ . '/reading/atomic.php';
require_once __DIR__ . '/reading/data.php';
require_once __DIR__ . '/reading/element.php';
require_once __DIR__ . '/reading/kit.php';
require_once __DIR__ . '/reading/links.php';
require_once __DIR__ . '/reading/names.php';
require_once __DIR__ . '/reading/pictures.php';
require_once __DIR__ . '/reading/rights.php';
require_once __DIR__ . '/saving/block.php';
require_once __DIR__ . '/saving/html.php';
require_once __DIR__ . '/saving/media.php';
require_once __DIR__ . '/saving/support.php';
require_once __DIR__ . '/saving/wrapper.php';
require_once __DIR__ . '/styles/box.php';
require_once __DIR__ . '/styles/grounds.php';
require_once __DIR__ . '/styles/typography.php';
require_once __DIR__ . '/styles/values.php';
require_once __DIR__ . '/text/blocks.php';
require_once __DIR__ . '/text/icons.php';
require_once __DIR__ . '/text/inline.php';
require_once __DIR__ . '/widgets/buttons.php';
require_once __DIR__ . '/widgets/cards.php';
require_once __DIR__ . '/widgets/carousels.php';
require_once __DIR__ . '/widgets/films.php';
require_once __DIR__ . '/widgets/floating.php';
require_once __DIR__ . '/widgets/forms.php';
require_once __DIR__ . '/widgets/panels.php';
require_once __DIR__ . '/widgets/pictures.php';
require_once __DIR__ . '/widgets/plain.php';
require_once __DIR__ . '/widgets/small.php';
require_once __DIR__ . '/widgets/text.php';
require_once __DIR__ . '/widgets/theme.php';
