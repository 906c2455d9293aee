/** Measures a row of slides: CSS alone decides how many of them a device shows, and how wide they are. */
/** In their order in the document; a live list. */
export type Slides = HTMLCollectionOf< HTMLElement >;

/** Index in a ring, of one that may lie a round beside it. */
export const wrap = ( index: number, { length }: Slides ) =>
	( index + length ) % length;

/** 1 in a row from left to right, -1 in one from right to left. */
export const wayOf = ( row: HTMLElement ) =>
	getComputedStyle( row ).direction === 'rtl' ? -1 : 1;

/** Number of slides, by the name of a custom property. */
export const countOf = (
	row: HTMLElement,
	slides: Slides,
	name: 'slides' | 'step'
) =>
	Math.min(
		slides.length,
		parseInt(
			getComputedStyle( row ).getPropertyValue(
				`--frontage-carousel-${ name }`
			)
		) || 1
	);

/** Measures slides of a row: pixels to the right from where one stands once the row has snapped to it. */
function ruler( row: HTMLElement ) {
	const way = wayOf( row );
	const side = way < 0 ? 'right' : 'left';
	const start =
		row.getBoundingClientRect()[ side ] +
		way * parseFloat( getComputedStyle( row ).paddingInlineStart );
	return ( slide: HTMLElement ) =>
		slide.getBoundingClientRect()[ side ] - start;
}

/** Pixels to the right from where a slide stands once the row has snapped to it. */
export const away = ( row: HTMLElement, slide = row ) => ruler( row )( slide );

/** Index of the slide to which the row has snapped. */
export function nearest( row: HTMLElement, slides: Slides ) {
	const measure = ruler( row );
	const all = [ ...slides ].map( ( slide ) => Math.abs( measure( slide ) ) );
	return all.indexOf( Math.min( ...all ) );
}
