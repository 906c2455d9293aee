/** Brings what slides, swipes and zooms; a picture shows its thumbnail meanwhile. */
export const loadSlides = () =>
	import( /* webpackChunkName: "slides" */ './slides' );
