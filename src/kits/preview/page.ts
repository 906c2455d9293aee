/** Data of the page, printed by preview.php. */

/* Printed around the script. */
declare const frontagePreview: [
	/** Origins whose pages may send. */
	origins: string[],
	/** Custom properties of the palette, by number. */
	palette: { [ number: string ]: string },
	/** Address of the font service, to which a family is appended; '' for none. */
	service: string,
	/** Address of the site, to which the stored state belongs. */
	site: string,
];

export const [ origins, palette, service, site ] = frontagePreview;
