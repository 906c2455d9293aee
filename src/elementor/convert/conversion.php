<?php
/** Files of a conversion, for the few requests that need them. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/elements/boxes.php';
require_once __DIR__ . '/elements/buttons.php';
require_once __DIR__ . '/elements/careful.php';
require_once __DIR__ . '/elements/common.php';
require_once __DIR__ . '/elements/convert.php';
require_once __DIR__ . '/elements/layout.php';
require_once __DIR__ . '/elements/pictures.php';
require_once __DIR__ . '/elements/plain.php';
require_once __DIR__ . '/elements/text.php';
require_once __DIR__ . '/elements/unknown.php';
require_once __DIR__ . '/keeping/convert.php';
require_once __DIR__ . '/keeping/keep.php';
require_once __DIR__ . '/keeping/names.php';
require_once __DIR__ . '/keeping/state.php';
require_once __DIR__ . '/reading/atomic.php';
require_once __DIR__ . '/reading/data.php';
require_once __DIR__ . '/reading/element.php';
require_once __DIR__ . '/reading/html.php';
require_once __DIR__ . '/reading/kit.php';
require_once __DIR__ . '/reading/links.php';
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
require_once __DIR__ . '/widgets/cards.php';
require_once __DIR__ . '/widgets/carousels.php';
require_once __DIR__ . '/widgets/fields.php';
require_once __DIR__ . '/widgets/films.php';
require_once __DIR__ . '/widgets/floating.php';
require_once __DIR__ . '/widgets/forms.php';
require_once __DIR__ . '/widgets/icons.php';
require_once __DIR__ . '/widgets/lists.php';
require_once __DIR__ . '/widgets/panels.php';
require_once __DIR__ . '/widgets/small.php';
require_once __DIR__ . '/widgets/theme.php';
require_once __DIR__ . '/widgets/visible.php';
