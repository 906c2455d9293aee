/** Opens a link's image, or other marked content, in the viewer: on a click, and if the address names it. */
import {
	covers,
	current,
	disown,
	replaceOnEntry,
} from '../../../client/address/address';
import { nameOf, valueOf } from '../../../client/address/grammar';
import { foreignHost } from '../../../client/embed/embed';
import { nextFrame } from '../../../client/trigger/next-frame';
import type { Entry, Sequence, ViewerOptions } from '../../viewer/entry';
import { hasLeft, loadViewer } from '../../viewer/load-viewer';
import { entryOf } from './entry';
import { placeOf, places, type Place } from './places';
import { sourceOf } from './source';

const PARAMETER = nameOf( 'lightbox', 'item' );
const addressOf = ( name: string ) => ( { [ PARAMETER ]: name } );

/** The link that was activated last: another one may have been while the viewer is loading. */
let wanted: HTMLAnchorElement | undefined;
let isOpen = false;

interface How {
	isAsked: boolean;
	entered?: string;
	/** A popover that shows the link's thumbnail meanwhile; the user may close it. */
	early?: HTMLImageElement;
}

type Shown = Pick< ViewerOptions, 'entry' | 'sequence' >;

/** @throws If it cannot be shown; the link can be followed then. */
export const open = ( link: HTMLAnchorElement, how: How ): Promise< void > =>
	show( link, how, () => {
		const place = placeOf( link );
		return place && slidesFrom( place, link );
	} );

/**
 * Opens what `find` returns once the viewer has loaded, unless another link has been activated meanwhile.
 * @throws If it cannot be shown.
 */
export async function show(
	link: HTMLAnchorElement,
	how: How,
	find: () => Shown | undefined
): Promise< void > {
	wanted = link;
	const { early } = how;
	const [ { openViewer } ] = await Promise.all( [
		loadViewer(),
		early && nextFrame(),
	] );
	const shown = find();
	const isClosed = early?.matches( ':popover-open' ) === false;
	if ( isOpen || isClosed || wanted !== link || ! shown ) {
		return;
	}
	isOpen = true;
	try {
		await openViewer( {
			...how,
			...shown,
			onClose() {
				isOpen = false;
			},
		} );
	} catch ( error ) {
		isOpen = false;
		await hasLeft();
		throw error;
	}
}

/** A slide with all others of its group; `clicked` is the link of it that was activated. */
export function slidesFrom( place: Place, clicked?: HTMLAnchorElement ): Shown {
	const toEntry = ( of: Place ) =>
		entryOf( of, of === place ? clicked : undefined, addressOf );
	return { entry: toEntry( place ), sequence: sequenceOf( place, toEntry ) };
}

/** All links of its group, in their current order on the page. */
function sequenceOf(
	{ group }: Place,
	toEntry: ( of: Place ) => Entry
): Sequence {
	const all = () => places().filter( ( place ) => place.group === group );
	const indexIn = ( list: Place[], { id }: Entry ) =>
		list.findIndex( ( { name } ) => name === id );
	return {
		async beside( of, direction ) {
			const list = all();
			const at = indexIn( list, of );
			const place = at < 0 ? undefined : list[ at + direction ];
			return place && toEntry( place );
		},
		count( of ) {
			const list = all();
			const at = indexIn( list, of );
			return at < 0 ? undefined : [ at + 1, list.length ];
		},
	};
}

/** A shared link causes no third-party request by itself. */
function isHere( { links: [ link ] }: Place ): boolean {
	const host = link ? foreignHost( sourceOf( link ) ) : '';
	const thumbnail = link?.querySelector( 'img' );
	return (
		! host ||
		! thumbnail ||
		host === foreignHost( thumbnail.currentSrc || thumbnail.src )
	);
}

/** Opens the slide that the address names, after a shared link, a reload or Forward. */
export async function openAddressed(): Promise< void > {
	const name = valueOf( current().search, PARAMETER );
	if ( ! name || isOpen ) {
		return;
	}
	const place = places().find( ( each ) => each.name === name );
	const link = place?.links[ 0 ];
	if ( ! place || ! link || ! isHere( place ) ) {
		disown( addressOf( '' ) );
		return;
	}
	const entered = covers().at( -1 );
	if ( ! entered ) {
		// The page's own history entry is below the open image, so that Back leads to it.
		replaceOnEntry( addressOf( '' ) );
	}
	await open( link, { isAsked: false, entered } );
}
