/** Data of the page. */

/* Written in by preview.php. */
declare const FRONTAGE_PREVIEW: [
	/** Origins whose pages may send. */
	origins: string[],
	/** Custom properties of the palette, by number. */
	palette: { [ number: string ]: string },
	/** Address of the font service, to which a family is appended; '' for none. */
	service: string,
	/** Address of the site, to which the stored state belongs. */
	site: string,
];

export const [ origins, palette, service, site ] = FRONTAGE_PREVIEW;
