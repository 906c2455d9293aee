/** Options of a sticky element. options.php has the same defaults. */
import type { Device } from '../../client/viewport/device';

export interface Length {
	size: number;
	/** `%` is relative to the viewport's height. */
	unit: 'px' | '%';
}

/** A device without its own value inherits that of the next larger one. */
export type Lengths = Partial< Record< Device, Length > >;

export interface Options {
	enabled: boolean;
	devices: Device[];
	/** Scroll position at which it becomes stuck. */
	distance: Lengths;
	/** Blurs the page below; a background color has priority. */
	transparent: boolean;
	/** Percent; 100 is transparent. */
	transparency: number;
	/** None keeps the element's own. */
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
	/** Hides while the user scrolls down. */
	hides: boolean;
	/** Distance to scroll down before it hides. */
	threshold: Lengths;
	/** Scroll margin in pixels for links to the element. */
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

/** Only options that differ from the defaults are stored; none, if all are defaults. */
export function toStored( options: Options ): Partial< Options > | undefined {
	const changed = Object.entries( options ).filter(
		( [ name, value ] ) =>
			JSON.stringify( value ) !==
			JSON.stringify( DEFAULTS[ name as keyof Options ] )
	);
	return changed.length ? Object.fromEntries( changed ) : undefined;
}
