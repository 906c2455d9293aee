/**
 * Hydrates the server's HTML: the elements stay in the DOM, and React handles their events. A block's island.tsx calls island(); the script is loaded on
 * intent.
 */
import type { ComponentType } from 'react';
import type { MountRequest } from './channel';
import { hydrateHtml, PROPS } from './hydrate';

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
	const props: Props = JSON.parse(
		element.querySelector( PROPS )?.getAttribute( 'data-frontage-props' ) ??
			'{}'
	);
	const restoreHtml = hydrateHtml(
		element,
		<Component { ...props } element={ element } />,
		{
			onMount: () => onOutcome( 'mounted' ),
			onError: ( error ) => onOutcome( error, true ),
		}
	);
	signal.addEventListener( 'abort', restoreHtml );
}
