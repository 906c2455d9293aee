/**
 * What an owner may decide about an element that sticks to the top, with the specification's defaults.
 */
import type { Device } from '../viewport/device';

export interface Length {
	size: number;
	/** `%` is of the window's height. */
	unit: 'px' | '%';
}

/** A tablet or phone without a value of its own takes the next larger device's. */
export type Lengths = { desktop: Length } & Partial< Record< Device, Length > >;

export interface GradientStop {
	color: string;
	/** Percent. */
	location: number;
}

export interface StickyOptions {
	devices: Device[];
	/** How far the page is scrolled when it begins to stick. */
	distance: Lengths;
	/** Whether it lets the page through, blurred; a background comes first. */
	isTransparent: boolean;
	/** Percent; 100 is clear. */
	transparency: number;
	/** None leaves the element's own. */
	background: 'none' | 'solid' | 'gradient';
	color: string;
	gradient: 'linear' | 'radial';
	/** Degrees. */
	angle: number;
	stops: [ GradientStop, GradientStop ];
	hasBorder: boolean;
	borderColor: string;
	/** Pixels. */
	borderWidth: number;
	hasShadow: boolean;
	shadow: { color: string; vertical: number; blur: number; spread: number };
	/** Whether it slides out of sight while the visitor scrolls down. */
	hidesOnScroll: boolean;
	/** How far the visitor scrolls down before it does. */
	threshold: Lengths;
}

export const DEFAULTS: StickyOptions = {
	devices: [ 'desktop', 'tablet', 'mobile' ],
	distance: { desktop: { size: 100, unit: 'px' } },
	isTransparent: false,
	transparency: 100,
	background: 'none',
	color: '#ffffff',
	gradient: 'linear',
	angle: 180,
	stops: [
		{ color: '#ffffff', location: 0 },
		{ color: '#f0f0f0', location: 100 },
	],
	hasBorder: false,
	borderColor: '#e0e0e0',
	borderWidth: 1,
	hasShadow: false,
	shadow: { color: 'rgba(0,0,0,0.1)', vertical: 0, blur: 10, spread: 0 },
	hidesOnScroll: false,
	threshold: { desktop: { size: 10, unit: '%' } },
};

/**
 * @param lengths Of each device.
 * @param on      The device.
 * @return Pixels, in the window as it is now.
 */
export function pixels( lengths: Lengths, on: Device ): number {
	const { desktop, tablet = desktop, mobile = tablet } = lengths;
	const { size, unit } = { desktop, tablet, mobile }[ on ];
	return unit === '%' ? ( size / 100 ) * window.innerHeight : size;
}
