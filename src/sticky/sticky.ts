/** `[data-frontage-sticky]`: an element that its owner lets stick to the top of the window. How it looks then is CSS: see look.php. */
import { behaviour } from '../client/behavior/behaviour';
import { device, DEVICES, type Device } from '../client/viewport/device';
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
	/** Widest window of each, in pixels. */
	devices: typeof DEVICES;
}

const DEFAULTS: StickyOptions = {
	distance: {},
	hides: false,
	threshold: {},
	devices: DEVICES,
};

export const stickAll = () =>
	behaviour(
		'sticky',
		DEFAULTS,
		( element, { distance, hides, threshold, devices } ) =>
			stick( element, {
				isOn: () => device( devices ) in distance,
				distance: () => pixels( distance[ device( devices ) ] ),
				hidesOnScroll: hides,
				threshold: () => pixels( threshold[ device( devices ) ] ),
				animation: 'none',
			} )
	);

function pixels( length = '' ): number {
	const size = parseFloat( length ) || 0;
	return length.endsWith( '%' ) ? ( size / 100 ) * window.innerHeight : size;
}
