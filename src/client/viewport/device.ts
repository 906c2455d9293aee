/** Which device a window's width stands for, by the specification's widths: mobile below 768 px, tablet to 1024, desktop from 1025. */
export type Device = 'desktop' | 'tablet' | 'mobile';

export function device(): Device {
	if ( window.innerWidth > 1024 ) {
		return 'desktop';
	}
	return window.innerWidth > 767 ? 'tablet' : 'mobile';
}
