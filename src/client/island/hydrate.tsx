/** Hydrates HTML of the server: the same elements stay where they are, and React handles their events. */
import {
	Component as ReactComponent,
	hydrateRoot,
	startTransition,
	useEffect,
} from '@wordpress/element';
import { keepTranslation, withoutSpacing } from './spacing';

/** Props of an island, which are no HTML of its component. */
export const PROPS = ':scope > [data-frontage-props]';

interface Callbacks {
	/** All is there, its effects included. */
	onMount?: () => void;
	/** It broke, and the server's HTML is back. React has logged it. */
	onError?: ( error: Error ) => void;
}

/**
 * Hydrates in slices, so that the page stays responsive while a slow phone does it.
 * @param element   Not hydrated yet.
 * @param content   Its first render gives the element's HTML; attributes may differ.
 * @param callbacks Called later.
 * @return Ends it, and puts the server's HTML back.
 */
export function hydrateHtml(
	element: Element,
	content: JSX.Element,
	callbacks: Callbacks = {}
): () => void {
	withoutSpacing( element );
	const html = htmlOf( element );
	element.querySelector( PROPS )?.remove();
	let hasEnded = false;
	let root: ReturnType< typeof hydrateRoot > | undefined;
	const restoreHtml = () => {
		hasEnded = true;
		finishHydration( element );
		root?.unmount();
		root = undefined;
		element.innerHTML = html;
	};
	const boundary = (
		<Boundary
			onRender={ keepTranslation( element ) }
			onError={ ( error ) => {
				hasEnded = true;
				/* React is still at work; a root cannot end before it is done. */
				queueMicrotask( () => {
					restoreHtml();
					callbacks.onError?.( error );
				} );
			} }
		>
			{ content }
			<Mounted onMount={ callbacks.onMount } />
		</Boundary>
	);
	startTransition( () => {
		root = hydrateRoot( element, boundary, {
			/* React's report of a component that throws is no second error, nor is an end before it was hydrated one. */
			onRecoverableError: ( error ) => hasEnded || reportError( error ),
		} );
	} );
	return restoreHtml;
}

/**
 * A root that ends before it is hydrated empties its element later, when the HTML is back. React hydrates at once where such an event arrives, and has
 * no function for it.
 */
const finishHydration = ( { firstElementChild }: Element ) =>
	firstElementChild?.dispatchEvent( new Event( 'pointercancel' ) );

/** The server's HTML, without what says that the pressed control waits for the script. */
const htmlOf = ( { innerHTML }: Element ) =>
	innerHTML.replace( / (aria-busy|data-waking)="\w*"/g, '' );

/** Its effect runs after those of the component before it. */
function Mounted( { onMount }: Pick< Callbacks, 'onMount' > ) {
	useEffect( () => onMount?.(), [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when all is there.
	return null;
}

/** Error boundary of one root. React itself logs to the console. */
class Boundary extends ReactComponent< {
	children: JSX.Element[];
	/** Called before anything of it is painted. */
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
