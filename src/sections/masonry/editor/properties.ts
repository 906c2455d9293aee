/** Custom properties of a masonry in the canvas, as server/masonry.php prints them. */
export interface Attributes {
	frontageMasonry?: boolean;
	columns?: number;
	layout?: {
		type?: string;
		columnCount?: number | null;
		minimumColumnWidth?: string | null;
	};
	style?: {
		spacing?: { blockGap?: string | { top?: string; left?: string } };
	};
}

/* WordPress writes slugs in variables with hyphens around numbers: `2xl` is `2-xl`. */
const hyphenated = ( slug: string ) =>
	slug.replace( /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi, '-' ).toLowerCase();

const lengthOf = ( value = '' ) =>
	value.replace(
		/^var:preset\|spacing\|([\w-]+)$/,
		( _, slug: string ) =>
			`var(--wp--preset--spacing--${ hyphenated( slug ) })`
	) || undefined;

export function propertiesOf( { columns, layout, style }: Attributes ) {
	const gap = style?.spacing?.blockGap;
	const { top, left } =
		typeof gap === 'object' ? gap : { top: gap, left: gap };
	const least = layout?.minimumColumnWidth || undefined;
	return {
		'--frontage-masonry-columns':
			( layout?.columnCount || columns ) ?? ( least ? 12 : undefined ),
		'--frontage-masonry-least': least,
		'--frontage-masonry-row': lengthOf( top ),
		'--frontage-masonry-gap': lengthOf( left ),
	};
}
