/** Opens what a link's action names: a slide of a group of links on the page, or a picture or a video by itself. */
import { loadDeferred } from '../../../client/deferred/deferred';
import { decoded } from '../../../client/dom/decoded';
import { foreignHost, webAddress } from '../../../client/embed/embed';
import type { Lightbox } from '../../lightbox/deferred';
import { isImage } from '../../lightbox/marks';
import { isVideo } from '../../viewer/content/video';
import type { Entry, Sequence } from '../../viewer/entry';
import type { Settings } from '../registry';

/** Settings of both actions; `slideshow` is the name of a group or the id of a gallery, `index` counts from 0. */
export const NAMES = [ 'id', 'url', 'type', 'slideshow', 'title', 'index' ];

interface How {
	isSlideshow: boolean;
	/** Otherwise the page's address has opened it, and no picture is requested from another site. */
	isAsked: boolean;
}

type Place = ReturnType< Lightbox[ 'places' ] >[ number ];

const ALONE: Sequence = {
	beside: async () => undefined,
	count: () => [ 1, 1 ],
};

/** @return Whether it opens; otherwise the link can be followed. */
export async function openFor(
	link: HTMLAnchorElement,
	settings: Settings,
	{ isSlideshow, isAsked }: How
): Promise< boolean > {
	const lightbox = await loadDeferred< Lightbox >( 'lightbox' );
	const isInPage = link.getAttribute( 'href' )?.startsWith( '#' );
	const url = webAddress(
		String( settings.url ?? ( isInPage ? '' : link.href ) )
	);
	const slides = groupFor(
		link,
		settings.slideshow ?? ( isSlideshow || undefined ),
		lightbox.places()
	).map( ( place ) => lightbox.slidesFrom( place ) );
	const { entry, sequence } = slides.find(
		( slide ) => slide.entry.src === url
	) ??
		slides[ Number( settings.index ) ] ??
		slides[ 0 ] ?? {
			entry: entryFor( link, url, settings ),
			sequence: ALONE,
		};
	if (
		! entry ||
		( ! isAsked && entry.kind === 'image' && foreignHost( entry.src ) )
	) {
		return false;
	}
	// The focus returns to the link that was activated.
	const shown = { entry: { ...entry, opener: () => link }, sequence };
	await lightbox.show( link, { isAsked }, () => shown );
	return true;
}

/** Slides of a group by its name or its gallery's id; of the one that the link leads to, or else the page's first gallery, if `name` is true. */
function groupFor(
	link: HTMLAnchorElement,
	name: Settings[ string ] | undefined,
	places: Place[]
): Place[] {
	const named = ( wanted: string ) =>
		places.filter(
			( { group } ) =>
				wanted &&
				wanted === ( group instanceof Element ? group.id : group )
		);
	if ( name !== true ) {
		return named( String( name ?? '' ) );
	}
	const target = named( decoded( link.hash.slice( 1 ) ) );
	const groupOf = ( { group }: Place ) =>
		places.filter( ( each ) => each.group === group );
	const groups = places.map( groupOf );
	return target.length
		? target
		: ( groups.find( ( { length } ) => length > 1 ) ?? groups[ 0 ] ?? [] );
}

/** A picture or a video; undefined for another URL. */
function entryFor(
	link: HTMLAnchorElement,
	src: string,
	{ id, type, title }: Settings
): Entry | undefined {
	if ( ! src ) {
		return undefined;
	}
	const isFilm = type === 'video' || ( ! type && isVideo( src ) );
	const isPicture =
		type === 'image' || id || isImage( new URL( src ).pathname );
	if ( ! isFilm && ! isPicture ) {
		return undefined;
	}
	const thumbnail = link.querySelector( 'img' );
	const words = String(
		title ?? ( link.title || thumbnail?.alt || link.textContent )
	).trim();
	return {
		id: src,
		kind: isFilm ? 'film' : 'image',
		src,
		title: words,
		link: src,
		alt: thumbnail?.alt || words,
		thumbnail,
		poster: thumbnail
			? { src: thumbnail.currentSrc || thumbnail.src, srcset: '' }
			: undefined,
		address: () => ( {} ),
		opener: () => link,
	};
}
