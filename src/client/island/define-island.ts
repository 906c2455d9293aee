/**
 * Hydrates an island once a visitor wants it: until then the page runs these few lines and nothing of React. A block's view.ts calls defineIsland() for
 * the element that the server printed around the block's HTML.
 */
import { startLifecycle, type IslandOptions } from './loader/lifecycle';

/**
 * Defines the element of a block's island. A second copy of the script on the page changes nothing.
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

			/* An element that is only moved is back by then. */
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
