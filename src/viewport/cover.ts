/**
 * Knows what covers the top of the window (notice, header, stuck elements). Its height is `--frontage-covered` on the root, which feeds
 * `scroll-padding-top`, so that neither a link's target nor what has the focus lies under it (WCAG 2.2, 2.4.11). The admin bar is WordPress's own;
 * `--frontage-admin-bar` holds its height.
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
	onOffset: ( offset: number ) => void;
}

const parts: Part[] = [];
let covered = 0;

/**
 * Adds something that may cover the top.
 * @param order    The lower lies above the higher: 0 notice, 10 header, 20 other elements.
 * @param onOffset Called when what lies above it has become higher or lower, with its height in pixels.
 */
export function cover(
	order: number,
	onOffset: ( offset: number ) => void = () => {}
): Cover {
	const part = { order, height: 0, reserved: 0, offset: 0, onOffset };
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
	for ( const part of parts ) {
		if ( part.offset !== offset ) {
			part.offset = offset;
			part.onOffset( offset );
		}
		offset += part.height;
		height += part.reserved;
	}
	if ( height !== covered ) {
		const root = document.documentElement;
		covered = height;
		root.style.setProperty( '--frontage-covered', `${ height }px` );
		emit( root, 'frontage-covered', { height } );
	}
}

/** Pixels of WordPress's admin bar that stay at the window's top. */
export const adminBar = (): number =>
	parseFloat(
		getComputedStyle( document.documentElement ).getPropertyValue(
			'--frontage-admin-bar'
		)
	) || 0;
