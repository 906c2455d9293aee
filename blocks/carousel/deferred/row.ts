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

/** Pixels to the right from where a slide stands once the row has snapped to it. */
export function away( row: HTMLElement, slide = row ) {
	const way = wayOf( row );
	const side = way < 0 ? 'right' : 'left';
	return (
		slide.getBoundingClientRect()[ side ] -
		row.getBoundingClientRect()[ side ] -
		way * parseFloat( getComputedStyle( row ).paddingInlineStart )
	);
}

/** Index of the slide to which the row has snapped. */
export function nearest( row: HTMLElement, slides: Slides ) {
	const all = [ ...slides ].map( ( slide ) =>
		Math.abs( away( row, slide ) )
	);
	return all.indexOf( Math.min( ...all ) );
}
