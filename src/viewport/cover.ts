/**
 * Knows what covers the top of the window (notice, header, stuck elements) and says it in CSS: `--frontage-covered` on the root is
 * the height of all of it, which feeds `scroll-padding-top`, so that neither a link's target nor what has the focus lies under it
 * (WCAG 2.2, 2.4.11). The admin bar is WordPress's own; `--frontage-admin-bar` holds its height.
 */
export interface Cover {
	/** Pixels of what lies above this one. */
	readonly offset: number;
	/** Says how high it is now; 0 while it is hidden or stands in the page. */
	set: ( height: number ) => void;
	remove: () => void;
}

interface Part {
	order: number;
	height: number;
	onOffset: ( offset: number ) => void;
	offset: number;
}

const parts: Part[] = [];

/**
 * Adds something that may cover the top.
 *
 * @param order    The lower lies above the higher: 0 notice, 10 header, 20 other elements.
 * @param onOffset Called when what lies above it has become higher or lower, with its height in pixels.
 */
export function cover(
	order: number,
	onOffset: ( offset: number ) => void = () => {}
): Cover {
	const part: Part = { order, height: 0, onOffset, offset: 0 };
	parts.push( part );
	parts.sort( ( one, other ) => one.order - other.order );
	update();
	return {
		get offset() {
			return part.offset;
		},
		set( height ) {
			if ( height !== part.height ) {
				part.height = height;
				update();
			}
		},
		remove() {
			parts.splice( parts.indexOf( part ), 1 );
			update();
		},
	};
}

/** Pixels at the top of the window that are covered now, without the admin bar. */
export const coveredHeight = (): number =>
	parts.reduce( ( sum, { height } ) => sum + height, 0 );

function update() {
	let offset = 0;
	for ( const part of parts ) {
		if ( part.offset !== offset ) {
			part.offset = offset;
			part.onOffset( offset );
		}
		offset += part.height;
	}
	document.documentElement.style.setProperty(
		'--frontage-covered',
		`${ offset }px`
	);
}
