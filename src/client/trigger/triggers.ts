/** Loading strategies by name. Each receives the element and a callback, and returns a function that cancels it. */
export type Trigger = ( element: Element, callback: () => void ) => () => void;

const NEAR = '200px';

const ACTS = [ 'scroll', 'pointermove', 'touchstart', 'keydown', 'focusin' ];

declare global {
	interface Navigator {
		readonly connection?: { saveData?: boolean; effectiveType?: string };
	}
}

const nothing = () => {};

/** At the first interaction with the page. */
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

	/** When the page has loaded and the browser is idle. */
	idle,

	/** When the element is in view, or within 200 px of it. */
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

	/** When the focus is in the element, as in a form field, and the browser is idle. */
	focus( element, callback ) {
		const run = () => idle( element, callback );
		if ( element.matches( ':focus-within' ) ) {
			return run();
		}
		element.addEventListener( 'focusin', run, { once: true } );
		return () => element.removeEventListener( 'focusin', run );
	},

	/** After the first interaction with the page, when the browser is idle. */
	'first-interaction'( element, callback ) {
		const begun = firstInteraction.then( () => idle( element, callback ) );
		return () => begun.then( ( stop ) => stop() );
	},

	/** Only interaction with a marked control, which always loads; no other trigger. */
	interaction: () => nothing,
} satisfies Record< string, Trigger >;

export type TriggerName = keyof typeof triggers;

/** With the browser's data saver nothing loads ahead of need. */
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
