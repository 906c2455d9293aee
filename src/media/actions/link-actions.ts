/** Runs the action of a clicked link. The code is loaded on hover, focus or touch; without it the link is followed. */
import { loadDeferred } from '../../client/deferred/deferred';
import { provide } from '../../client/deferred/provide';
import { isPlainClick } from '../../client/events/plain-click';
import { onIntent } from '../../client/trigger/intent';
import { holdControl } from '../../client/trigger/replay';
import type { Runner } from './deferred';
import { ATTRIBUTE, START } from './hash';
import * as linkActions from './registry';

provide( { linkActions } );

const load = () => loadDeferred< Runner >( 'run-link-action' );

/* The loader has logged a failure. */
const ahead = ( use?: ( runner: Runner ) => void ) =>
	load().then( use, () => {} );

const runHash = () =>
	START.test( location.hash ) && ahead( ( runner ) => runner.runHash() );

const linkAt = ( target: Element, link = target.closest?.( 'a' ) ) =>
	link &&
	( link.hasAttribute( ATTRIBUTE ) ||
		START.test( link.getAttribute( 'href' ) as string ) ) &&
	link;

// On the window: listeners on the document, a page builder's among them, run first.
addEventListener( 'click', ( event ) => {
	const link = linkAt( event.target as Element );
	if ( link && isPlainClick( event ) ) {
		// An address that is nothing but an action leads nowhere.
		const follow = () =>
			link.hasAttribute( ATTRIBUTE ) && location.assign( link.href );
		event.preventDefault();
		load()
			.then( ( runner ) => runner.run( link ) )
			.then( ( isDone ) => isDone || follow(), follow )
			.then( holdControl( link, follow ) );
	}
} );
onIntent( document, () => ahead(), linkAt );
addEventListener( 'hashchange', runHash );
runHash();
