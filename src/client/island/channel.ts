/**
 * Channel between a page's island element and the island's script, two bundles that share only the DOM: one event requests the mount, another reports
 * its failure.
 */

/** `server`: the script will not mount this element; its HTML and links stay unchanged. */
export type Outcome = 'mounted' | 'server' | Error;

/** Dispatched on the element once the island's script has run; the script that handles it calls preventDefault() on the event. */
export interface MountRequest {
	block: string;
	/** Aborts when the element was removed, or the mount is no longer needed. */
	signal: AbortSignal;
	/** Called when the island is usable, and once more if it fails later. `isLogged`: the error is in the console already. */
	onOutcome: ( outcome: Outcome, isLogged?: boolean ) => void;
}

/** If canceled, nothing is logged. */
export interface Failure {
	block: string;
	error: Error;
}

declare global {
	interface GlobalEventHandlersEventMap {
		/** Requests hydration from an island's script; bubbles, cancelable. */
		'frontage-island-mount': CustomEvent< MountRequest >;
		/** Failure of an island, which keeps the server's HTML; bubbles, cancelable: if prevented, nothing is logged. */
		'frontage-island-error': CustomEvent< Failure >;
	}
}
