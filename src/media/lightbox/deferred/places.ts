/** Positions of lightbox links on the page, their groups and their names in an address. Collected on each opening, to include links added later. */
import { opensHere } from '../../../client/events/plain-click';
import { opens } from '../marks';
import { sourceOf } from './source';

export interface Place {
	/** More than one if a slider has cloned it. */
	links: HTMLAnchorElement[];
	/** A gallery's element, a name that links share, or a link by itself. */
	group: unknown;
	/** Unique on the page: the file name, numbered if it is repeated. */
	name: string;
}

const GALLERY = '.wp-block-gallery,.gallery,.wp-block-frontage-carousel';

const isShown = ( link: HTMLAnchorElement ) =>
	opens( link ) &&
	URL.canParse( link.href ) &&
	opensHere( link.target ) &&
	! link.hasAttribute( 'download' );

const groupOf = ( link: HTMLAnchorElement ): unknown =>
	link.getAttribute( 'data-elementor-lightbox-slideshow' ) ||
	link.getAttribute( 'data-group' ) ||
	link.rel.match( /lightbox\[(.+)\]/ )?.[ 1 ] ||
	link.closest( GALLERY ) ||
	link;

function fileName( source: string ): string {
	const { hash, pathname, host } = new URL( source );
	return (
		hash.slice( 1 ) || pathname.split( '/' ).filter( Boolean ).pop() || host
	);
}

/** In document order. */
export function places(): Place[] {
	const found = new Map< unknown, Map< string, Place > >();
	const names = new Map< string, number >();
	const list: Place[] = [];
	for ( const link of document.querySelectorAll< HTMLAnchorElement >(
		'a[href]'
	) ) {
		if ( ! isShown( link ) ) {
			continue;
		}
		const group = groupOf( link );
		const ofGroup = found.get( group ) ?? new Map< string, Place >();
		found.set( group, ofGroup );
		const source = sourceOf( link );
		const known = ofGroup.get( source );
		if ( known ) {
			known.links.push( link );
			continue;
		}
		const file = fileName( source );
		const times = ( names.get( file ) ?? 0 ) + 1;
		names.set( file, times );
		const place = {
			links: [ link ],
			group,
			name: times > 1 ? `${ file }~${ times }` : file,
		};
		ofGroup.set( source, place );
		list.push( place );
	}
	return list;
}

export const placeOf = ( link: HTMLAnchorElement ): Place | undefined =>
	places().find( ( { links } ) => links.includes( link ) );
