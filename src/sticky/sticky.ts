/** `[data-frontage-sticky]`: an element that its owner lets stick to the top of the window. How it looks then is CSS: see look.php. */
import { behaviour } from '../client/behavior/behaviour';
import { device, type Device } from '../client/viewport/device';
import { stick } from './stick';

/** By device, such as `100px` or `10%` of the window's height. */
type Lengths = Partial< Record< Device, string > >;

/** As sticky.php prints them. */
interface StickyOptions {
	/** How far the page is scrolled when it begins to stick; it does not stick on a device that is missing. */
	distance: Lengths;
	hides: boolean;
	/** How far the visitor scrolls down before it leaves. */
	threshold: Lengths;
}

const DEFAULTS: StickyOptions = { distance: {}, hides: false, threshold: {} };

export const stickAll = () =>
	behaviour(
		'sticky',
		DEFAULTS,
		( element, { distance, hides, threshold } ) =>
			stick( element, {
				isOn: () => device() in distance,
				distance: () => pixels( distance ),
				hidesOnScroll: hides,
				threshold: () => pixels( threshold ),
				animation: 'none',
			} )
	);

function pixels( lengths: Lengths ): number {
	const length = lengths[ device() ] ?? '';
	const size = parseFloat( length ) || 0;
	return length.endsWith( '%' ) ? ( size / 100 ) * window.innerHeight : size;
}
