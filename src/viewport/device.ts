/**
 * Which device a window's width stands for, by the specification's widths: mobile below 768 px, tablet to 1024, desktop from 1025.
 */
export type Device = 'desktop' | 'tablet' | 'mobile';

export const DEVICES = {
	desktop: '(min-width: 1025px)',
	tablet: '(min-width: 768px) and (max-width: 1024.98px)',
	mobile: '(max-width: 767.98px)',
} satisfies Record< Device, string >;

/** The device of the window as it is now. */
export function device(): Device {
	if ( window.matchMedia( DEVICES.desktop ).matches ) {
		return 'desktop';
	}
	return window.matchMedia( DEVICES.tablet ).matches ? 'tablet' : 'mobile';
}

/**
 * Calls back when the window becomes another device's.
 *
 * @return How to stop.
 */
export function onDeviceChange( callback: () => void ): () => void {
	const listening = new AbortController();
	for ( const query of Object.values( DEVICES ) ) {
		window
			.matchMedia( query )
			.addEventListener(
				'change',
				( { matches } ) => matches && callback(),
				{ signal: listening.signal }
			);
	}
	return () => listening.abort();
}
