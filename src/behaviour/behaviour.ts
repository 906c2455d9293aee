/**
 * Gives markup that stands on the page something to do: every element with `data-frontage-<name>`, now and whenever one
 * appears, is handed to its behaviour, and what the behaviour set up is undone when the element or the attribute leaves.
 *
 * One observer serves all behaviours. A behaviour that throws stops no other.
 */
type Detach = () => void;

interface Attachment {
	/** What the attribute said: other options attach anew. */
	text: string | null;
	detach?: Detach;
}

interface Watch {
	attribute: string;
	attached: Map< Element, Attachment >;
	attach: ( element: HTMLElement ) => Detach | undefined;
}

const watches = new Set< Watch >();
let observer: MutationObserver | undefined;

/**
 * Attaches to every `[data-frontage-<name>]`; does nothing on the block editor's page, where markup is being written.
 *
 * @param name     The attribute is `data-frontage-` and this; its value is JSON of options that differ from the defaults, or empty.
 * @param defaults Every option with its default; the page can change only these.
 * @param attach   Sets one element up and returns what undoes it, if anything has to be.
 * @return Undoes everything: detaches from all elements and watches no more.
 */
export function behaviour< Options extends object >(
	name: string,
	defaults: Options,
	attach: ( element: HTMLElement, options: Options ) => Detach | void
): Detach {
	if ( document.body?.classList.contains( 'block-editor-page' ) ) {
		return () => {};
	}
	const attribute = `data-frontage-${ name }`;
	const watch: Watch = {
		attribute,
		attached: new Map(),
		attach: ( element ) =>
			attach( element, optionsOf( element, attribute, defaults ) ) ||
			undefined,
	};
	watches.add( watch );
	observe();
	attachWithin( document.documentElement, watch );

	return () => {
		watches.delete( watch );
		observe();
		for ( const element of [ ...watch.attached.keys() ] ) {
			detachFrom( element, watch );
		}
	};
}

/** The observer looks for the attributes of today's behaviours, so it is told anew when one comes or goes. */
function observe() {
	observer ??= new MutationObserver( keepInStep );
	if ( watches.size === 0 ) {
		observer.disconnect();
		return;
	}
	// Observing again replaces the filter and keeps what is in the queue, which disconnecting would drop.
	observer.observe( document.documentElement, {
		subtree: true,
		childList: true,
		attributeFilter: [ ...watches ].map( ( { attribute } ) => attribute ),
	} );
}

function keepInStep( records: MutationRecord[] ) {
	for ( const watch of [ ...watches ] ) {
		// What was only moved is still connected, so it stays attached.
		for ( const [ element, { text } ] of [ ...watch.attached ] ) {
			if (
				! element.isConnected ||
				element.getAttribute( watch.attribute ) !== text
			) {
				detachFrom( element, watch );
			}
		}
		for ( const { type, target, addedNodes, attributeName } of records ) {
			if ( type === 'childList' ) {
				addedNodes.forEach(
					( node ) =>
						node instanceof Element && attachWithin( node, watch )
				);
			} else if (
				attributeName === watch.attribute &&
				target instanceof Element
			) {
				attachTo( target, watch );
			}
		}
	}
}

function attachWithin( root: Element, watch: Watch ) {
	attachTo( root, watch );
	root.querySelectorAll( `[${ watch.attribute }]` ).forEach( ( element ) =>
		attachTo( element, watch )
	);
}

function attachTo( element: Element, watch: Watch ) {
	const isOurs =
		element instanceof HTMLElement &&
		element.isConnected &&
		element.hasAttribute( watch.attribute );
	if ( ! isOurs || watch.attached.has( element ) ) {
		return;
	}
	const attachment: Attachment = {
		text: element.getAttribute( watch.attribute ),
	};
	watch.attached.set( element, attachment );
	guarded( watch, () => {
		attachment.detach = watch.attach( element );
	} );
}

function detachFrom( element: Element, watch: Watch ) {
	const attachment = watch.attached.get( element );
	watch.attached.delete( element );
	guarded( watch, () => attachment?.detach?.() );
}

function guarded( { attribute }: Watch, work: () => void ) {
	try {
		work();
	} catch ( error ) {
		// eslint-disable-next-line no-console -- The visitor's page goes on; whoever looks for the reason finds it here.
		console.error( `Frontage: ${ attribute } failed.`, error );
	}
}

const warned = new Set< string >();

function optionsOf< Options extends object >(
	element: HTMLElement,
	attribute: string,
	defaults: Options
): Options {
	const text = element.getAttribute( attribute );
	if ( ! text ) {
		return { ...defaults };
	}
	try {
		const given: unknown = JSON.parse( text );
		if (
			typeof given === 'object' &&
			given !== null &&
			! Array.isArray( given )
		) {
			const known = Object.entries( given ).filter( ( [ name ] ) =>
				Object.hasOwn( defaults, name )
			);
			return { ...defaults, ...Object.fromEntries( known ) };
		}
	} catch {}
	if ( ! warned.has( attribute ) ) {
		warned.add( attribute );
		// eslint-disable-next-line no-console -- Once, for whoever wrote the markup; the visitor gets the defaults.
		console.warn(
			`Frontage: ${ attribute } holds no JSON object; its defaults are used.`,
			element
		);
	}
	return { ...defaults };
}
