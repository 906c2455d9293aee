/** Opens pictures that links in the content lead to. What shows them comes when the pointer or the focus reaches such a link; without it the link is followed. */
import { isPlainClick } from '../events/plain-click';
import { loadLate } from '../island/load-late';
import { opens } from './marks';
import './lightbox.scss';

const TIMEOUT_MS = 4000;

const load = () => loadLate< typeof import( './late/open' ) >( 'lightbox' );

function linkAt( { target }: Event ): HTMLAnchorElement | undefined {
	const link = target instanceof Element && target.closest( 'a' );
	return link && opens( link ) ? link : undefined;
}

const prefetch = ( event: Event ) =>
	linkAt( event ) && load().catch( () => {} );

const openAddressed = () =>
	location.search.includes( 'frontage-lightbox-' ) &&
	load().then( ( late ) => late.openAddressed() );

document.addEventListener( 'pointerover', prefetch );
document.addEventListener( 'focusin', prefetch );
document.addEventListener( 'click', async ( event ) => {
	const link = linkAt( event );
	if ( ! link || ! isPlainClick( event ) ) {
		return;
	}
	event.preventDefault();
	const follow = () => location.assign( link.href );
	const timer = setTimeout( follow, TIMEOUT_MS );
	link.ariaBusy = 'true';
	await load()
		.then( ( { open } ) => open( link ) )
		.catch( follow );
	clearTimeout( timer );
	link.ariaBusy = null;
} );
addEventListener( 'popstate', openAddressed );
openAddressed();
