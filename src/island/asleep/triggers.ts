/**
 * What an island waits for, by the word in its `data-frontage-trigger`. Each takes the element and a callback, and
 * returns how to stop waiting.
 */
export type Trigger = ( element: Element, callback: () => void ) => () => void;

const NEAR = '200px';

export const triggers = {
	load( element, callback ) {
		callback();
		return () => {};
	},

	/** When the page has loaded and the browser has nothing else to do. */
	idle( element, callback ) {
		const waiting = new AbortController();
		const wait = () => {
			const id =
				window.requestIdleCallback?.( callback ) ??
				window.setTimeout( callback, 200 );
			waiting.signal.addEventListener( 'abort', () =>
				( window.cancelIdleCallback ?? window.clearTimeout )( id )
			);
		};
		if ( document.readyState === 'complete' ) {
			wait();
		} else {
			window.addEventListener( 'load', wait, {
				once: true,
				signal: waiting.signal,
			} );
		}
		return () => waiting.abort();
	},

	visible( element, callback ) {
		const observer = new IntersectionObserver(
			( entries ) => {
				if (
					entries.some( ( { isIntersecting } ) => isIntersecting )
				) {
					observer.disconnect();
					callback();
				}
			},
			{ rootMargin: NEAR }
		);
		observer.observe( element );
		return () => observer.disconnect();
	},

	/** What a visitor does with a marked control wakes every island; this one waits for nothing else. */
	interaction() {
		return () => {};
	},
} satisfies Record< string, Trigger >;

export function triggerOf( word: string | null ): Trigger {
	return (
		new Map< string | null, Trigger >( Object.entries( triggers ) ).get(
			word
		) ?? triggers.interaction
	);
}
