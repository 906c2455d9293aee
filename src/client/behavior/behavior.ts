/**
 * Attaches behaviors to markup: calls the behavior for every element with `data-frontage-<name>`, present or added later, and its teardown when the
 * element or the attribute is removed. One observer serves all behaviors, and processes only mutations. An error in one behavior does not affect the
 * others.
 */
export type Detach = () => void;

/** Sets up one element and returns an optional teardown. */
export type Attach< Options > = (
	element: HTMLElement,
	options: Options
) => Detach | void;

interface Attachment {
	/** Attribute value at that time: when it changes, the element is attached again. */
	text: string | null;
	detach?: Detach;
}

interface Registration {
	attached: Map< Element, Attachment >;
	attach: ( element: HTMLElement ) => Detach | void;
}

/** By attribute. */
const registrations = new Map< string, Registration >();
let observer: MutationObserver | undefined;

/**
 * Attaches to every `[data-frontage-<name>]`. Does nothing on the block editor's page, whose markup is being edited, and nothing a second time if a page
 * has the script twice.
 * @param name     The attribute is `data-frontage-` plus this; its value is JSON of options that differ from the defaults, or empty.
 * @param defaults Every option with its default; the page can change only these.
 * @return Detaches from all elements and stops observing.
 */
export function behavior< Options extends object >(
	name: string,
	defaults: Options,
	attach: Attach< Options >
): Detach {
	const attribute = `data-frontage-${ name }`;
	if (
		registrations.has( attribute ) ||
		document.body?.classList.contains( 'block-editor-page' )
	) {
		return () => {};
	}
	const registration: Registration = {
		attached: new Map(),
		attach: ( element ) =>
			attach( element, optionsOf( element, attribute, defaults ) ),
	};
	registrations.set( attribute, registration );
	observe();
	document
		.querySelectorAll( `[${ attribute }]` )
		.forEach( ( element ) => update( element, attribute, registration ) );

	return () => {
		registrations.delete( attribute );
		observe();
		for ( const element of [ ...registration.attached.keys() ] ) {
			detachFrom( element, attribute, registration );
		}
	};
}

/** Reconnects the observer, which filters by the attributes of the registered behaviors, when one is added or removed. */
function observe() {
	observer ??= new MutationObserver( onChange );
	if ( registrations.size === 0 ) {
		observer.disconnect();
		return;
	}
	// Observing again replaces the filter and keeps the queued records, which disconnecting would drop.
	observer.observe( document.documentElement, {
		subtree: true,
		childList: true,
		attributeFilter: [ ...registrations.keys() ],
	} );
}

function onChange( records: MutationRecord[] ) {
	const selector = [ ...registrations.keys() ]
		.map( ( attribute ) => `[${ attribute }]` )
		.join();
	const changed = new Set< Element >();
	for ( const { type, target, addedNodes, removedNodes } of records ) {
		const nodes =
			type === 'childList'
				? [ ...removedNodes, ...addedNodes ]
				: [ target ];
		for ( const node of nodes ) {
			if ( node instanceof Element ) {
				if ( node === target || node.matches( selector ) ) {
					changed.add( node );
				}
				node.querySelectorAll( selector ).forEach( ( element ) =>
					changed.add( element )
				);
			}
		}
	}
	for ( const [ attribute, registration ] of [ ...registrations ] ) {
		changed.forEach( ( element ) =>
			update( element, attribute, registration )
		);
	}
}

/** Detaches elements that were removed or whose value changed, and attaches the current ones. A moved element is still connected. */
function update(
	element: Element,
	attribute: string,
	registration: Registration
) {
	const { attached, attach } = registration;
	const text = element.isConnected ? element.getAttribute( attribute ) : null;
	const before = attached.get( element );
	if ( before?.text === text || ( ! before && text === null ) ) {
		return;
	}
	if ( before ) {
		detachFrom( element, attribute, registration );
	}
	if ( text !== null && element instanceof HTMLElement ) {
		const attachment: Attachment = { text };
		attached.set( element, attachment );
		guarded( attribute, () => {
			attachment.detach = attach( element ) || undefined;
		} );
	}
}

function detachFrom(
	element: Element,
	attribute: string,
	{ attached }: Registration
) {
	const attachment = attached.get( element );
	attached.delete( element );
	guarded( attribute, () => attachment?.detach?.() );
}

function guarded( attribute: string, work: () => void ) {
	try {
		work();
	} catch ( error ) {
		// eslint-disable-next-line no-console -- The page must go on; the console is the only place for the error.
		console.error( `Frontage: ${ attribute } failed.`, error );
	}
}

/** Invalid JSON falls back to the defaults. */
function optionsOf< Options extends object >(
	element: HTMLElement,
	attribute: string,
	defaults: Options
): Options {
	let given: unknown;
	guarded( attribute, () => {
		given = JSON.parse( element.getAttribute( attribute ) || '{}' );
	} );
	const known = Object.entries( Object( given ) ).filter( ( [ name ] ) =>
		Object.hasOwn( defaults, name )
	);
	return { ...defaults, ...Object.fromEntries( known ) };
}
