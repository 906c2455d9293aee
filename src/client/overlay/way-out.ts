/** Navigations to another page in the same window: a clicked link, a submitted form. */
import { linkInPage } from '../events/link-in-page';
import { isPlainClick, opensHere } from '../events/plain-click';

/** Default action of an event that was not prevented, to be performed later; undefined if it does not navigate. */
export function wayOut( event: Event ): ( () => void ) | undefined {
	const { target, type } = event;
	const later = ( act: () => void ) => () => {
		// Listeners have received the event already.
		const stop = ( again: Event ) => again.stopImmediatePropagation();
		addEventListener( type, stop, true );
		try {
			act();
		} finally {
			removeEventListener( type, stop, true );
		}
	};
	if ( event.defaultPrevented || ! ( target instanceof Element ) ) {
		return;
	}
	if ( event instanceof SubmitEvent ) {
		const { submitter } = event;
		// A form control may be named `method`.
		const said = ( name: string ) =>
			submitter?.getAttribute( `form${ name }` ) ??
			target.getAttribute( name );
		return opensHere( said( 'target' ) ) && said( 'method' ) !== 'dialog'
			? later( () =>
					HTMLFormElement.prototype.requestSubmit.call(
						target,
						submitter
					)
				)
			: undefined;
	}
	const link = target.closest( 'a' );
	return link &&
		isPlainClick( event as MouseEvent ) &&
		/^http/.test( link.protocol ) &&
		! linkInPage( link )
		? later( () => link.click() )
		: undefined;
}
