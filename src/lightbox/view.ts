/** Opens pictures that links in the content lead to. What shows them comes once a visitor uses the page; without it the link is followed. */
import { isPlainClick } from '../events/plain-click';
import { loadLate } from '../island/load-late';
import { triggers } from '../trigger/triggers';
import type { Late } from './late';
import { isPicture, opens } from './marks';
import './lightbox.scss';

const TIMEOUT_MS = 4000;

let late: Late | undefined;

const load = () => loadLate< Late >( 'lightbox' );

function linkAt( { target }: Event ): HTMLAnchorElement | undefined {
	const link = target instanceof Element && target.closest( 'a' );
	return link && opens( link ) ? link : undefined;
}

/** Shows what the page has of a picture in the next frame, before what shows all of it; a press or Escape closes it. */
function showEarly( link: HTMLAnchorElement ): HTMLImageElement | undefined {
	const thumbnail = link.querySelector( 'img' );
	if (
		! thumbnail?.currentSrc ||
		! thumbnail.showPopover ||
		! isPicture( link )
	) {
		return undefined;
	}
	const early = Object.assign( new Image(), {
		src: thumbnail.currentSrc,
		alt: thumbnail.alt,
		className: 'frontage-lightbox-early',
		popover: 'auto',
	} );
	document.body.append( early );
	early.showPopover();
	late?.growEarly( thumbnail, early );
	return early;
}

const openAddressed = () =>
	location.search.includes( 'frontage-lightbox-' ) &&
	load().then( ( { openAddressed: open } ) => open() );

document.addEventListener( 'click', async ( event ) => {
	const link = linkAt( event );
	if ( ! link || ! isPlainClick( event ) ) {
		return;
	}
	event.preventDefault();
	const early = showEarly( link );
	const follow = () =>
		early?.matches( ':popover-open' ) === false ||
		location.assign( link.href );
	const timer = setTimeout( follow, TIMEOUT_MS );
	link.ariaBusy = 'true';
	await load()
		.then( ( { open } ) => open( link, { isAsked: true, early } ) )
		.catch( follow );
	clearTimeout( timer );
	link.ariaBusy = null;
	if ( early?.popover ) {
		early.remove();
	}
} );
triggers.used( document.body, () =>
	load().then(
		( module ) => {
			late = module;
		},
		() => {}
	)
);
addEventListener( 'popstate', openAddressed );
openAddressed();
