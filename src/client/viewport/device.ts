/** Device class of the viewport's width. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/** Default breakpoints: widest viewport of each device but the widest, in pixels; PHP may pass others, see src/server/breakpoints/breakpoints.php. */
export const DEVICES = { mobile: 767, tablet: 1024 };

export function device( { mobile, tablet } = DEVICES ): Device {
	if ( innerWidth > tablet ) {
		return 'desktop';
	}
	return innerWidth > mobile ? 'tablet' : 'mobile';
}
