/**
 * Lazy hydration of islands: until the first intent the page runs this small script and no React. A block's view.ts calls defineIsland() for the element
 * that the server printed around the block's HTML.
 */
import { startLifecycle, type IslandOptions } from './loader/lifecycle';

/**
 * Defines the custom element of a block's island. A second copy of the script on the page has no effect.
 * @param block Name of the block without its namespace, such as `portfolio`.
 */
export function defineIsland(
	block: string,
	options: IslandOptions = {}
): void {
	const name = `frontage-${ block }`;
	if ( customElements.get( name ) ) {
		return;
	}
	customElements.define(
		name,
		class extends HTMLElement {
			end?: () => void;

			connectedCallback() {
				this.end ??= startLifecycle( this, block, options );
			}

			/* A moved element is connected again by then. */
			disconnectedCallback() {
				queueMicrotask( () => {
					if ( ! this.isConnected ) {
						this.end?.();
						this.end = undefined;
					}
				} );
			}
		}
	);
}
