/**
 * How a page's island and the island's script, two bundles that share nothing but the page, reach each other: one event requests the mount,
 * another reports its failure.
 */

/** `server`: the script will not mount this element, whose HTML and links then stay as they are. */
export type Outcome = 'mounted' | 'server' | Error;

/** Sent on the element once the island's script has run; who takes it calls preventDefault() on the event. */
export interface MountRequest {
	block: string;
	/** Aborts when the element has left the page, or nobody waits for it any more. */
	signal: AbortSignal;
	/** Called when the island is usable, and once more if it breaks later. `isLogged`: the console has the error already. */
	onOutcome: ( outcome: Outcome, isLogged?: boolean ) => void;
}

/** Canceled, the console stays silent. */
export interface Failure {
	block: string;
	error: Error;
}

declare global {
	interface GlobalEventHandlersEventMap {
		/** Asks an island's script to hydrate its element; bubbles, cancelable. */
		'frontage-island-mount': CustomEvent< MountRequest >;
		/** An island failed and keeps the server's HTML; bubbles, cancelable: prevented, it keeps the console silent. */
		'frontage-island-error': CustomEvent< Failure >;
	}
}
