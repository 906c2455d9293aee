/** What a script waits for before it comes, by word. Each takes the element and a callback, and returns how to stop waiting. */
export type Trigger = ( element: Element, callback: () => void ) => () => void;

const NEAR = '200px';

const ACTS = [ 'scroll', 'pointermove', 'touchstart', 'keydown', 'focusin' ];

const nothing = () => {};

const firstAct = new Promise< void >( ( resolve ) => {
	for ( const name of ACTS ) {
		window.addEventListener( name, () => resolve(), {
			once: true,
			passive: true,
			capture: true,
		} );
	}
} );

export const triggers = {
	load( element, callback ) {
		callback();
		return nothing;
	},

	/** When the page has loaded and the browser has nothing else to do. */
	idle( element, callback ) {
		let isWaiting = true;
		const run = () => isWaiting && callback();
		const wait = () =>
			window.requestIdleCallback?.( run ) ?? setTimeout( run, 200 );
		if ( document.readyState === 'complete' ) {
			wait();
		} else {
			window.addEventListener( 'load', wait );
		}
		return () => {
			isWaiting = false;
		};
	},

	/** When the element is in view, or no further from it than 200 px. */
	near( element, callback ) {
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

	/** When the focus is in the element, as in a field somebody is about to type into, and the browser has nothing else to do. */
	focus( element, callback ) {
		const waiting = new AbortController();
		const { signal } = waiting;
		const run = () => {
			waiting.abort();
			triggers.idle( element, callback );
		};
		element.addEventListener( 'focusin', run, { signal } );
		if ( element.matches( ':focus-within' ) ) {
			run();
		}
		return () => waiting.abort();
	},

	/** Once the visitor does anything on the page, and the browser has nothing else to do. */
	used( element, callback ) {
		let stop = nothing;
		const begun = firstAct.then( () => {
			stop = triggers.idle( element, callback );
		} );
		return () => begun.then( () => stop() );
	},

	/** What a visitor does with a marked control starts everything; this one waits for nothing else. */
	interaction: () => nothing,
} satisfies Record< string, Trigger >;

export type TriggerName = keyof typeof triggers;

const isTrigger = ( name: string ): name is TriggerName =>
	Object.hasOwn( triggers, name );

export const triggerOf = ( name: string | null ): Trigger =>
	triggers[ name && isTrigger( name ) ? name : 'interaction' ];
