<?php
/** Keeps room for what will stick before its script is there, so that a place to which an address leads is not moved by it. */

declare( strict_types=1 );

namespace Frontage\Sticky;

use Frontage\Settings;
use function Frontage\Breakpoints\devices;
use const Frontage\Runtime\AS_IT_STANDS;

defined( 'ABSPATH' ) || exit;

/**
 * Measures what stands on the page so far, in the order in which top-inset.ts gives it a third of the window: rows of the header, elements in the
 * first window, the notice. That script puts the exact height in its place. No `<` is in it, for wptexturize() would take that for a tag.
 */
const MEASURE = <<<'JS'
((narrow,mobile,tablet)=>{
let sum=0,width=innerWidth;
for(let found of[`[data-sticky-${matchMedia(narrow).matches?'mobile':'desktop'}] [data-sticks]`,
`[data-frontage-sticky*='"${width>tablet?'desktop':width>mobile?'tablet':'mobile'}"']`,'.frontage-notice'])
for(let each of document.querySelectorAll(found)){
let height=each.offsetHeight-(parseFloat(getComputedStyle(each).getPropertyValue('--frontage-header-shrink'))||0);
if(height>0&&innerHeight>each.getBoundingClientRect().top+scrollY&&innerHeight/3>=sum+height)sum+=height}
document.documentElement.style.setProperty('--frontage-covered',sum+'px')})
JS;

/** Inline script that reserves the room; it is printed after what it measures. */
function room_script(): string {
	[ 'mobile' => $mobile, 'tablet' => $tablet ] = devices();
	$script                                      = sprintf( "%s('(max-width:%dpx)',%d,%d)", MEASURE, Settings\get( 'break_point' ), $mobile, $tablet );
	return wp_get_inline_script_tag( $script, AS_IT_STANDS );
}
