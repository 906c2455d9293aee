/**
 * Wakes an island when a visitor wants it: until then the page runs these few lines and nothing of React.
 *
 * A block's view.ts calls wake(); it defines the element that the server printed around the block's HTML.
 */
import { live, type WakeOptions } from './asleep/life';

/**
 * Defines the element of a block's island. A second copy of the script on the page changes nothing.
 *
 * @param block   Name of the block without its namespace, such as `portfolio`.
 * @param options What the block adds.
 */
export function wake( block: string, options: WakeOptions = {} ): void {
	const name = `frontage-${ block }`;
	if ( customElements.get( name ) ) {
		return;
	}
	const lives = new WeakMap< HTMLElement, () => void >();

	customElements.define(
		name,
		class extends HTMLElement {
			connectedCallback() {
				if ( ! lives.has( this ) ) {
					lives.set( this, live( this, block, options ) );
				}
			}

			/* An element that is only moved is back by then. */
			disconnectedCallback() {
				queueMicrotask( () => {
					if ( ! this.isConnected ) {
						lives.get( this )?.();
						lives.delete( this );
					}
				} );
			}
		}
	);
}
