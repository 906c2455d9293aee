/** What an owner may decide about an element that sticks. The same defaults stand in options.php. */
import type { Device } from '../../client/viewport/device';

export interface Length {
	size: number;
	/** `%` is of the window's height. */
	unit: 'px' | '%';
}

/** A device without a value of its own takes the next larger one's. */
export type Lengths = Partial< Record< Device, Length > >;

export interface Options {
	enabled: boolean;
	devices: Device[];
	/** How far the page is scrolled when it begins to stick. */
	distance: Lengths;
	/** Lets the page through, blurred; a background comes first. */
	transparent: boolean;
	/** Percent; 100 is clear. */
	transparency: number;
	/** None leaves the element's own. */
	background: 'none' | 'solid' | 'gradient';
	color: string;
	gradient: 'linear' | 'radial';
	/** Degrees. */
	angle: number;
	startColor: string;
	/** Percent. */
	startLocation: number;
	endColor: string;
	endLocation: number;
	border: boolean;
	borderColor: string;
	borderWidth: number;
	shadow: boolean;
	shadowColor: string;
	shadowVertical: number;
	shadowBlur: number;
	shadowSpread: number;
	/** Leaves while the visitor scrolls down. */
	hides: boolean;
	/** How far the visitor scrolls down before it does. */
	threshold: Lengths;
	/** Pixels that a link to the element leaves free above it. */
	anchorOffset: number;
}

export const DEFAULTS: Options = {
	enabled: false,
	devices: [ 'desktop', 'tablet', 'mobile' ],
	distance: { desktop: { size: 100, unit: 'px' } },
	transparent: false,
	transparency: 100,
	background: 'none',
	color: '#ffffff',
	gradient: 'linear',
	angle: 180,
	startColor: '#ffffff',
	startLocation: 0,
	endColor: '#f0f0f0',
	endLocation: 100,
	border: false,
	borderColor: '#e0e0e0',
	borderWidth: 1,
	shadow: false,
	shadowColor: 'rgba(0,0,0,0.1)',
	shadowVertical: 0,
	shadowBlur: 10,
	shadowSpread: 0,
	hides: false,
	threshold: { desktop: { size: 10, unit: '%' } },
	anchorOffset: 0,
};

/** Only what differs from the defaults is stored; nothing, where nothing does. */
export function toStored( options: Options ): Partial< Options > | undefined {
	const changed = Object.entries( options ).filter(
		( [ name, value ] ) =>
			JSON.stringify( value ) !==
			JSON.stringify( DEFAULTS[ name as keyof Options ] )
	);
	return changed.length ? Object.fromEntries( changed ) : undefined;
}
