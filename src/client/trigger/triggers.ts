/** Loading strategies by name. Each takes the element and a callback, and returns how to stop waiting. */
export type Trigger = ( element: Element, callback: () => void ) => () => void;

const NEAR = '200px';

const ACTS = [ 'scroll', 'pointermove', 'touchstart', 'keydown', 'focusin' ];

declare global {
	interface Navigator {
		readonly connection?: { saveData?: boolean; effectiveType?: string };
	}
}

const nothing = () => {};

/** The first time that somebody does anything on the page. */
export const firstInteraction = new Promise< void >( ( resolve ) => {
	for ( const name of ACTS ) {
		addEventListener( name, () => resolve(), {
			once: true,
			passive: true,
			capture: true,
		} );
	}
} );

const idle: Trigger = ( _, callback ) => {
	let isWaiting = true;
	const run = () => isWaiting && callback();
	const wait = () =>
		window.requestIdleCallback?.( run ) ?? setTimeout( run, 200 );
	if ( document.readyState === 'complete' ) {
		wait();
	} else {
		addEventListener( 'load', wait );
	}
	return () => {
		isWaiting = false;
	};
};

export const triggers = {
	load( element, callback ) {
		callback();
		return nothing;
	},

	/** When the page has loaded and the browser has nothing else to do. */
	idle,

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
		const run = () => idle( element, callback );
		if ( element.matches( ':focus-within' ) ) {
			return run();
		}
		element.addEventListener( 'focusin', run, { once: true } );
		return () => element.removeEventListener( 'focusin', run );
	},

	/** Once somebody does anything on the page, and the browser has nothing else to do. */
	'first-interaction'( element, callback ) {
		const begun = firstInteraction.then( () => idle( element, callback ) );
		return () => begun.then( ( stop ) => stop() );
	},

	/** What a visitor does with a marked control starts everything; this one waits for nothing else. */
	interaction: () => nothing,
} satisfies Record< string, Trigger >;

export type TriggerName = keyof typeof triggers;

/** Where data is saved nothing comes ahead of need. */
function savesData(): boolean {
	const { saveData, effectiveType } = navigator.connection ?? {};
	return /true|2g/.test( `${ saveData } ${ effectiveType }` );
}

export const triggerOf = ( name: string | null ): Trigger =>
	name &&
	Object.hasOwn( triggers, name ) &&
	( name === 'focus' || ! savesData() )
		? triggers[ name as TriggerName ]
		: triggers.interaction;
