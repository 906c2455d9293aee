/**
 * Top inset: height of everything that covers the top of the viewport (store notice, header, sticky elements). It is `--frontage-covered` on the root
 * element, which feeds `scroll-padding-top`, so that neither a link's target nor the focused element is obscured (WCAG 2.2, 2.4.11). The admin bar is
 * WordPress's own; `--frontage-admin-bar` is its height.
 *
 * @cssproperty --frontage-covered Height, on the root element, of all that may cover the top of the window; it feeds `scroll-padding-top`.
 * @cssproperty --frontage-admin-bar Height of WordPress's admin bar.
 * @cssproperty --frontage-covered-end Height, on the root element, of bars that cover the bottom of the window.
 *
 * The total is at most a third of the viewport. The rest scrolls with the page: the store notice first, then other elements, the header last.
 */
import { emit } from '../events/events';

declare global {
	interface GlobalEventHandlersEventMap {
		/** Dispatched on the root element when the top inset changes, in pixels. */
		'frontage-covered': CustomEvent< { height: number } >;
	}
}

export interface TopInset {
	/**
	 * @param height   Current height in pixels; 0 while it is hidden or in the normal flow.
	 * @param reserved Height in pixels after scrolling: a hidden element reappears when the user scrolls up.
	 */
	set: ( height: number, reserved?: number ) => void;
	/** @param onChange Called with the height above it, in pixels, and whether there is room for it: at once, and when either has changed. */
	watch: ( onChange: OnChange ) => void;
	remove: () => void;
}

type OnChange = ( offset: number, fits: boolean ) => void;

interface Part {
	order: number;
	height: number;
	reserved: number;
	offset: number;
	fits: boolean;
	onChange?: OnChange;
}

const LARGEST_PART = 1 / 3;

const parts: Part[] = [];
let inset: number | undefined;
/** Initial value measured by room.php: valid until all elements have reported, or an in-page target would be scrolled to twice. */
const early =
	parseFloat(
		document.documentElement.style.getPropertyValue( '--frontage-covered' )
	) || 0;

/**
 * Registers an element that may cover the top.
 * @param order Lower numbers are above higher ones: 0 store notice, 10 header, 20 other elements.
 */
export function addTopInset( order: number ): TopInset {
	const part: Part = {
		order,
		height: 0,
		reserved: 0,
		offset: 0,
		fits: true,
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
		watch( onChange ) {
			part.onChange = onChange;
			onChange( part.offset, part.fits );
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
			part.onChange?.( offset, fits );
		}
		offset += fits ? part.height : 0;
		height += fits ? part.reserved : 0;
	}
	if ( document.readyState !== 'complete' ) {
		height = Math.max( height, early );
	}
	if ( height !== inset ) {
		const root = document.documentElement;
		inset = height;
		root.style.setProperty( '--frontage-covered', `${ height }px` );
		emit( root, 'frontage-covered', { height } );
	}
}

const rank = ( { order }: Part ) => order || 99;

for ( const name of [ 'resize', 'load' ] ) {
	window.addEventListener( name, update );
}

/** Pixels of WordPress's admin bar that stay fixed at the viewport's top. */
export const adminBar = (): number =>
	parseFloat(
		getComputedStyle( document.documentElement ).getPropertyValue(
			'--frontage-admin-bar'
		)
	) || 0;
