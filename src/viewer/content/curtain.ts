/**
 * Stands in for what comes from another site until the visitor has asked for it: the item's own picture and a button.
 */
import type { Item } from '../../gallery/item';
import { icon, part } from '../part';

/**
 * @param box   Where it hangs; it gets the focus of the button, which goes.
 * @param item  Whose picture is shown.
 * @param label What the button is called.
 * @param onAsk Called once, when the visitor has asked; the curtain is up by then.
 * @return Takes it away.
 */
export function curtain(
	box: HTMLElement,
	item: Item,
	label: string,
	onAsk: () => void
): () => void {
	const { image } = item;
	const button = part(
		'button',
		'ask',
		{ type: 'button' },
		icon( 'play' ),
		part( 'span', '', {}, label )
	);
	const element = part( 'div', 'curtain', {}, button );
	if ( image ) {
		element.prepend(
			part( 'img', 'poster', {
				src: image.src,
				srcset: image.srcset,
				sizes: '(min-width: 800px) 800px, 100vw',
				alt: '',
			} )
		);
	}
	button.addEventListener( 'click', () => {
		box.focus( { preventScroll: true } );
		element.remove();
		onAsk();
	} );
	box.append( element );
	return () => element.remove();
}
