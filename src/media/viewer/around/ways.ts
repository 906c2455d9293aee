/** Navigation to the previous and the next slide: buttons and arrow keys. */
import type { Direction } from '../entry';
import { iconButton } from '../part';
import type { Settings } from '../settings';
import { isTaken } from './keys';

export function waysIn(
	dialog: HTMLElement,
	labels: Settings[ 'labels' ],
	isRtl: boolean
) {
	const back = iconButton( isRtl ? 'forth' : 'back', labels.previous, {
		'data-way': 'previous',
	} );
	const forth = iconButton( isRtl ? 'back' : 'forth', labels.next, {
		'data-way': 'next',
	} );
	return {
		buttons: [ back, forth ],
		/** Whether there is a previous and a next slide. */
		ways( hasBack: boolean, hasForth: boolean ) {
			for ( const [ button, has ] of [
				[ back, hasBack ],
				[ forth, hasForth ],
			] as const ) {
				if ( ! has && button === dialog.ownerDocument.activeElement ) {
					dialog.focus();
				}
				button.disabled = ! has;
			}
		},
		onStep( listener: ( direction: Direction ) => void ) {
			back.addEventListener( 'click', () => listener( -1 ) );
			forth.addEventListener( 'click', () => listener( 1 ) );
			dialog.addEventListener( 'keydown', ( event ) => {
				const { key, shiftKey } = event;
				const isRight = key === 'ArrowRight';
				if (
					( isRight || key === 'ArrowLeft' ) &&
					! shiftKey &&
					! ( back.disabled && forth.disabled ) &&
					! isTaken( event, dialog )
				) {
					event.preventDefault();
					listener( isRight === isRtl ? -1 : 1 );
				}
			} );
		},
	};
}
