/**
 * Knows what covers the top of the window (notice, header, stuck elements). Its height is `--frontage-covered` on the root, which feeds
 * `scroll-padding-top`, so that neither a link's target nor what has the focus lies under it (WCAG 2.2, 2.4.11). The admin bar is WordPress's own;
 * `--frontage-admin-bar` holds its height.
 *
 * @cssproperty --frontage-covered Height, on the root element, of all that may cover the top of the window; it feeds `scroll-padding-top`.
 * @cssproperty --frontage-admin-bar Height of WordPress's admin bar.
 *
 * All of it together covers a third of the window at most. What does not fit scrolls away: the notice first, then other elements, the header last.
 */
import { emit } from '../events/events';

declare global {
	interface GlobalEventHandlersEventMap {
		/** On the root: what covers the window's top has another height, in pixels. */
		'frontage-covered': CustomEvent< { height: number } >;
	}
}

export interface Cover {
	/**
	 * @param height   Pixels that it covers now; 0 while it is out of sight or stands in the page.
	 * @param reserved Pixels that it covers once the page scrolls: what is hidden comes back when the visitor scrolls up.
	 */
	set: ( height: number, reserved?: number ) => void;
	remove: () => void;
}

interface Part {
	order: number;
	height: number;
	reserved: number;
	offset: number;
	fits: boolean;
	onChange: ( offset: number, fits: boolean ) => void;
}

const LARGEST_PART = 1 / 3;

const parts: Part[] = [];
let covered: number | undefined;
/** What room.php has measured: it holds until all have said what they cover, or a place in the page would be gone to twice. */
const early =
	parseFloat(
		document.documentElement.style.getPropertyValue( '--frontage-covered' )
	) || 0;

/**
 * Adds something that may cover the top.
 * @param order    The lower lies above the higher: 0 notice, 10 header, 20 other elements.
 * @param onChange Called with the height of what lies above it, in pixels, and whether there is room for it, when either has changed.
 */
export function cover(
	order: number,
	onChange: Part[ 'onChange' ] = () => {}
): Cover {
	const part = {
		order,
		height: 0,
		reserved: 0,
		offset: 0,
		fits: true,
		onChange,
	};
	parts.push( part );
	parts.sort( ( one, other ) => one.order - other.order );
	update();
	return {
		set( height, reserved = height ) {
			part.height = height;
			part.reserved = reserved;
			update();
		},
		remove() {
			parts.splice( parts.indexOf( part ), 1 );
			update();
		},
	};
}

function update() {
	let offset = 0;
	let height = 0;
	let room = window.innerHeight * LARGEST_PART;
	const fitting = [ ...parts ]
		.sort( ( one, other ) => rank( one ) - rank( other ) )
		.filter( ( { reserved } ) => {
			const fits = reserved <= room;
			room -= fits ? reserved : 0;
			return fits;
		} );
	for ( const part of [ ...parts ] ) {
		const fits = fitting.includes( part );
		if ( part.offset !== offset || part.fits !== fits ) {
			part.offset = offset;
			part.fits = fits;
			part.onChange( offset, fits );
		}
		offset += fits ? part.height : 0;
		height += fits ? part.reserved : 0;
	}
	if ( document.readyState !== 'complete' ) {
		height = Math.max( height, early );
	}
	if ( height !== covered ) {
		const root = document.documentElement;
		covered = height;
		root.style.setProperty( '--frontage-covered', `${ height }px` );
		emit( root, 'frontage-covered', { height } );
	}
}

const rank = ( { order }: Part ) => order || 99;

for ( const name of [ 'resize', 'load' ] ) {
	window.addEventListener( name, update );
}

/** Pixels of WordPress's admin bar that stay at the window's top. */
export const adminBar = (): number =>
	parseFloat(
		getComputedStyle( document.documentElement ).getPropertyValue(
			'--frontage-admin-bar'
		)
	) || 0;
