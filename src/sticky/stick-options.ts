/** What a feature says of an element that it lets stick. */
export interface StickOptions {
	/** Whether it may stick in the window as it is now. */
	isOn: () => boolean;
	/** Pixels that the page is scrolled when it begins to stick. */
	distance: () => number;
	/** Whether it leaves while the visitor scrolls down. */
	hidesOnScroll: boolean;
	/** Pixels that the visitor scrolls down before it leaves. */
	threshold: () => number;
	/** How it comes. */
	animation: 'none' | 'slide' | 'fade';
	/** Pixels of its upper end that scroll out of the window before it sticks. */
	lead?: () => number;
}
