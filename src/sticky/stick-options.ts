/** Options that a feature passes for a sticky element. */
export interface StickOptions {
	/** Whether it may stick at the current viewport size. */
	isOn: () => boolean;
	/** Scroll position, in pixels, at which it becomes stuck. */
	distance: () => number;
	/** Whether it hides while the user scrolls down. */
	hidesOnScroll: boolean;
	/** Pixels to scroll down before it hides. */
	threshold: () => number;
	/** Animation of becoming stuck. */
	animation: 'none' | 'slide' | 'fade';
	/** Pixels of its top that scroll out of the viewport before it sticks. */
	lead?: () => number;
}
