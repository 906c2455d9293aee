/** Lightbox for image links in the content. Its script is loaded on hover, focus or touch; without it the link is followed. */
import { isPlainClick } from '../../client/events/plain-click';
import { loadDeferred } from '../../client/deferred/deferred';
import { onIntent } from '../../client/trigger/intent';
import { holdControl } from '../../client/trigger/replay';
import type { Lightbox } from './deferred';
import { isPicture, opens } from './marks';
import './lightbox.scss';

let lightbox: Lightbox | undefined;

const load = () =>
	loadDeferred< Lightbox >( 'lightbox' ).then(
		( module ) => ( lightbox = module )
	);

/** Shows the thumbnail of an image in the next frame, until the viewer is loaded; a press or Escape closes it. */
function showEarly( link: HTMLAnchorElement ): HTMLImageElement | undefined {
	const thumbnail = link.querySelector( 'img' );
	if ( ! thumbnail?.currentSrc || ! isPicture( link ) ) {
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
	lightbox?.growEarly( thumbnail, early );
	return early;
}

/* The loader has logged a failure. */
const ahead = ( use?: ( module: Lightbox ) => unknown ) =>
	load().then( use, () => {} );

const openAddressed = () =>
	/frontage-lightbox-/.test( location.search ) &&
	ahead( ( module ) => module.openAddressed() );

async function openOver( link: HTMLAnchorElement ) {
	const early = showEarly( link );
	const follow = () =>
		early?.matches( ':popover-open' ) === false ||
		location.assign( link.href );
	const endWaiting = holdControl( link, follow );
	await load()
		.then( ( { open } ) => open( link, { isAsked: true, early } ) )
		.catch( follow );
	endWaiting();
	if ( early?.popover ) {
		early.remove();
	}
}

/** The link at the event's target that opens in the lightbox. */
function linkAt( target: Element ) {
	const link = target.closest?.( 'a' );
	return link && opens( link ) && link;
}

function onClick( event: MouseEvent ) {
	const link = linkAt( event.target as Element );
	if ( link && isPlainClick( event ) ) {
		event.preventDefault();
		openOver( link );
	}
}

// On the window: listeners on the document run first, and then no code has to be compiled.
addEventListener(
	'click',
	( event ) => event.defaultPrevented || /* @__NOINLINE__ */ onClick( event )
);
onIntent( document, () => ahead(), linkAt );
addEventListener( 'popstate', openAddressed );
openAddressed();
