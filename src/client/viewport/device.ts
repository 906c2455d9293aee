/** Device that the window's width stands for. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/** Widest window of each device but the widest, in pixels, where PHP hands over no other: see src/server/breakpoints/breakpoints.php. */
export const DEVICES = { mobile: 767, tablet: 1024 };

export function device( { mobile, tablet } = DEVICES ): Device {
	if ( innerWidth > tablet ) {
		return 'desktop';
	}
	return innerWidth > mobile ? 'tablet' : 'mobile';
}
