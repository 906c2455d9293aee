/**
 * Hydrates the server's HTML: the elements stay in the DOM, and React handles their events. A block's island.tsx calls island(); the script is loaded on
 * intent.
 */
import {
	Component as ReactComponent,
	hydrateRoot,
	startTransition,
	useEffect,
} from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import type { Outcome, MountRequest } from './channel';
import { keepTranslation, withoutSpacing } from './spacing';

type IslandComponent< Props > = ComponentType<
	Props & { element: HTMLElement }
>;

/**
 * Registers a component for the islands of a block. Its first render must match the server's HTML, elements and text; attributes may differ. Text fields
 * are uncontrolled (`defaultValue`) and read on mount and in `onInput`: React 18 would empty a controlled one that a user has typed into before
 * hydration.
 * The component gets the props that PHP passed to Frontage\Island\element(), and the element itself.
 */
export function island< Props extends object >(
	block: string,
	Component: IslandComponent< Props >
): void {
	document.addEventListener( 'frontage-island-mount', ( event ) => {
		const { target: element, detail } = event;
		/* If this script ran twice, the first copy has answered. */
		if (
			detail.block !== block ||
			event.defaultPrevented ||
			! ( element instanceof HTMLElement )
		) {
			return;
		}
		event.preventDefault();
		try {
			mount( element, Component, detail );
		} catch ( error ) {
			detail.onOutcome(
				error instanceof Error ? error : new Error( String( error ) )
			);
		}
	} );
}

function mount< Props extends object >(
	element: HTMLElement,
	Component: IslandComponent< Props >,
	{ signal, onOutcome }: MountRequest
): void {
	if (
		element.getAttribute( 'data-frontage-version' ) !== FRONTAGE_VERSION
	) {
		onOutcome( 'server' );
		return;
	}
	withoutSpacing( element );
	const html = htmlOf( element );
	const data = element.querySelector( ':scope > [data-frontage-props]' );
	const props: Props = JSON.parse(
		data?.getAttribute( 'data-frontage-props' ) ?? '{}'
	);
	data?.remove();

	let isBroken = false;
	const end = hydrate(
		element,
		<Boundary
			onRender={ keepTranslation( element ) }
			onError={ ( error ) => {
				isBroken = true;
				/* React is still rendering; a root cannot be unmounted before it is done. */
				queueMicrotask( () => {
					restoreHtml();
					onOutcome( error, true );
				} );
			} }
		>
			<Component { ...props } element={ element } />
			<Mounted onMount={ onOutcome } />
		</Boundary>,
		/* React's log of a component that throws is not a second error. */
		( error ) => isBroken || reportError( error )
	);
	const restoreHtml = () => {
		end();
		element.innerHTML = html;
	};
	signal.addEventListener( 'abort', restoreHtml );
}

/** The server's HTML, without the pending state of the pressed control. */
const htmlOf = ( { innerHTML }: Element ) =>
	innerHTML.replace( / (aria-busy|data-waking)="\w*"/g, '' );

/** Time-sliced, so that the page stays responsive on slow phones. */
function hydrate(
	element: Element,
	content: ReactNode,
	onRecoverableError: ( error: unknown ) => void
): () => void {
	let root: ReturnType< typeof hydrateRoot > | undefined;
	startTransition( () => {
		root = hydrateRoot( element, content, { onRecoverableError } );
	} );
	return () => {
		root?.unmount();
		root = undefined;
	};
}

/** Its effect runs after those of the preceding component. */
function Mounted( { onMount }: { onMount: ( outcome: Outcome ) => void } ) {
	useEffect( () => onMount( 'mounted' ), [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, on mount.
	return null;
}

/** Error boundary of one island. React itself logs to the console. */
class Boundary extends ReactComponent< {
	children: ReactNode;
	/** Called before the first paint. */
	onRender: () => void;
	onError: ( error: Error ) => void;
} > {
	static getDerivedStateFromError() {
		return { isBroken: true };
	}

	state = { isBroken: false };

	componentDidMount() {
		this.props.onRender();
	}

	componentDidCatch( error: Error ) {
		this.props.onError( error );
	}

	render() {
		return this.state.isBroken ? null : this.props.children;
	}
}
