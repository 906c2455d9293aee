/** Default options. Read at each call, so a site may change them: `frontage.toolkit.defaults.drop.hideDelay = 400`. */
export const defaults = {
	notify: {
		/** Milliseconds until a toast closes; 0 for never. */
		timeout: 5000,
		/** The same for one with an action, which must be reachable by keyboard. */
		actionTimeout: 20000,
	},
	drop: {
		/** Milliseconds that a panel stays open after the mouse has left it. */
		hideDelay: 800,
	},
	tabs: {
		/** Viewport width, in pixels, below which tabs are an accordion. */
		media: 960,
	},
	lazyImages: {
		/** Distance from the viewport at which an image is fetched: CSS lengths or percentages of the viewport. */
		margin: '50%',
	},
};
