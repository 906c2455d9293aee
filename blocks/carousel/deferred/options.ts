/** Options of a carousel, as server/attributes.php prints them. */
export interface Options {
	/** Milliseconds between two steps of the autoplay; 0 for none. */
	delay: number;
	/** Milliseconds that a step takes. */
	speed: number;
	isFade: boolean;
	isFinite: boolean;
	playsOnHover: boolean;
	/** Whether the autoplay goes on after a visitor's own step. */
	playsAfterActs: boolean;
	/** Whether the pictures of the next slide are fetched before it is shown. */
	loadsAhead: boolean;
}
