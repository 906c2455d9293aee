/** Windows of three devices, and the scale at which a frame of their size fits. */

export const DEVICES = {
	desktop: { width: 1280, height: 800 },
	tablet: { width: 820, height: 1180 },
	mobile: { width: 390, height: 844 },
} as const;

export type Device = keyof typeof DEVICES;

export interface Size {
	width: number;
	height: number;
}

/**
 * Size and scale of a frame.
 *
 * @param device  Its width is the frame's, whatever the area has.
 * @param area    Room for it.
 * @param isWhole Whether it is to be seen as a whole; otherwise it is as high as the area, and scrolls.
 */
export function fit(
	device: Device,
	area: Size,
	isWhole: boolean
): Size & { scale: number } {
	const { width, height } = DEVICES[ device ];
	const byWidth = Math.min( 1, area.width / width );
	if ( isWhole ) {
		const scale = Math.min( byWidth, area.height / height );
		return { width, height, scale };
	}
	return {
		width,
		height: byWidth ? Math.round( area.height / byWidth ) : height,
		scale: byWidth,
	};
}
