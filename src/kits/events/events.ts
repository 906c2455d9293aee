/**
 * Events of kits, under the specification's names: for a site that counts them. Nothing is sent anywhere, and no event holds a path, a name or a content
 * of the site.
 */
import { doAction } from '../../client/events/wp-hooks';
import type events from './events.json';

/** Names; the file tells when each is announced. */
export type KitEvent = keyof typeof events;

/** Each is a word of ours, never of the site. */
export interface KitEventDetail {
	action?: string;
	document_type?: string;
	error?: string;
	method?: string;
	page_source?: string;
	status?: string;
	step?: string;
}

/**
 * Announces an event: as DOM event of this name on the document, and as the actions `frontage.kits` (name, detail) and `frontage.kits.<name>` (detail) of
 * `@wordpress/hooks`. A listener that throws is reported to the console and stops nothing.
 */
export function announce( event: KitEvent, detail: KitEventDetail = {} ): void {
	document.dispatchEvent( new CustomEvent( event, { detail } ) );
	safely( () => doAction( 'frontage.kits', event, detail ) );
	safely( () => doAction( `frontage.kits.${ event }`, detail ) );
}

function safely( call: () => void ): void {
	try {
		call();
	} catch ( error ) {
		reportError( error );
	}
}

/** Message of an error without what is quoted in it, its addresses and its paths. */
export const publicMessage = ( error: unknown ): string =>
	( error instanceof Error ? error.message : String( error ) )
		.replace( /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]/g, '…' )
		.replace( /\S*[/\\]\S*/g, '…' );
