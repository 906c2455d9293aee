/** Default options. Read at each call, so a site may change them: `frontage.toolkit.defaults.drop.hideDelay = 400`. */
export const defaults = {
	notify: {
		/** Milliseconds until a notification leaves; 0 for never. */
		timeout: 5000,
		/** The same for one with an action, which somebody has to reach by keyboard. */
		actionTimeout: 20000,
	},
	drop: {
		/** Milliseconds that a panel stays open after the mouse has left it. */
		hideDelay: 800,
	},
	tabs: {
		/** Pixels of the window's width below which tabs are an accordion. */
		media: 960,
	},
	lazyImages: {
		/** How far from the window a picture is fetched: CSS lengths or percentages of the window. */
		margin: '50%',
	},
};
