/** Runs the action of a link, or of the page's hash if the page has it. */
import { decoded } from '../../../client/dom/decoded';
import { emit } from '../../../client/events/events';
import { ATTRIBUTE } from '../hash';
import { type Action, actions, type Settings } from '../registry';
import { NAMES, openFor } from './opening';
import { settingsOf, wantedIn } from './settings';

declare global {
	interface GlobalEventHandlersEventMap {
		/**
		 * Dispatched on a link before its action runs, with the settings that the action takes; bubbles, cancelable: if prevented, nothing happens.
		 *
		 * @since 0.1.0
		 */
		'frontage-link-action': CustomEvent< {
			name: string;
			settings: Settings;
		} >;
	}
}

const HASHES = [ 'e-action-hash', ATTRIBUTE, 'href' ];

/** A registered action, or one of ours. */
const actionOf = ( name: string, isAsked: boolean ): Action | undefined =>
	actions.get( name ) ??
	( /^(lightbox|slideshow)$/.test( name )
		? {
				names: NAMES,
				run: ( settings, link ) =>
					openFor( link, settings, {
						isSlideshow: name === 'slideshow',
						isAsked,
					} ),
			}
		: undefined );

const hashOf = ( link: Element ) =>
	link.getAttribute( ATTRIBUTE ) ?? link.getAttribute( 'href' ) ?? '';

/** @return Whether it has run, or a listener has prevented it; otherwise the link is to be followed. */
export async function run(
	link: HTMLAnchorElement,
	hash = hashOf( link ),
	isAsked = true
): Promise< boolean > {
	const wanted = wantedIn( hash );
	const action = wanted && actionOf( wanted.name, isAsked );
	const settings = action && settingsOf( wanted, action.names );
	if ( ! settings ) {
		return false;
	}
	const { name } = wanted;
	const detail = { name, settings };
	if (
		! emit( link, 'frontage-link-action', detail, { cancelable: true } )
	) {
		return true;
	}
	try {
		return ( await action.run( settings, link ) ) !== false;
	} catch ( error ) {
		reportError( error );
		return false;
	}
}

/** Runs the action in the page's hash if one of its links has the same: an address alone runs nothing. */
export function runHash(): void {
	const wanted = decoded( location.hash );
	for ( const link of document.querySelectorAll( 'a' ) ) {
		const hash = HASHES.map(
			( name ) => link.getAttribute( name ) ?? ''
		).find( ( each ) => decoded( each ) === wanted );
		if ( hash ) {
			// An action that has run must not run again on the way back.
			history.replaceState(
				history.state,
				'',
				location.pathname + location.search
			);
			run( link, hash, false );
			return;
		}
	}
}
