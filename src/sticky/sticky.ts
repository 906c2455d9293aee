/** `[data-frontage-sticky]`: an element with sticky positioning set in the editor. Its stuck style is CSS: see look.php. */
import { behavior } from '../client/behavior/behavior';
import { device, DEVICES, type Device } from '../client/viewport/device';
import { stick } from './stick';

/** By device, such as `100px` or `10%` of the viewport's height. */
type Lengths = Partial< Record< Device, string > >;

/** Options printed by server/markup.php. */
interface StickyOptions {
	/** Scroll position at which it becomes stuck; it does not stick on a device that is missing. */
	distance: Lengths;
	hides: boolean;
	/** Distance to scroll down before it hides. */
	threshold: Lengths;
	/** Breakpoints: widest viewport of each device, in pixels. */
	devices: typeof DEVICES;
}

const DEFAULTS: StickyOptions = {
	distance: {},
	hides: false,
	threshold: {},
	devices: DEVICES,
};

export const stickAll = () =>
	behavior(
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
