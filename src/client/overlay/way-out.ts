/** What leads from the page to another one in the same window: a link that is clicked, a form that is sent. */
import { linkInPage } from '../events/link-in-page';
import { isPlainClick, opensHere } from '../events/plain-click';

/** What the browser is about to do for an event that nobody has answered, to be done later; undefined for what leads nowhere else. */
export function wayOut( event: Event ): ( () => void ) | undefined {
	const { target, type } = event;
	const later = ( act: () => void ) => () => {
		// Whoever listens has heard of it.
		const stop = ( again: Event ) => again.stopImmediatePropagation();
		window.addEventListener( type, stop, true );
		act();
		window.removeEventListener( type, stop, true );
	};
	if ( event.defaultPrevented || ! ( target instanceof Element ) ) {
		return;
	}
	if ( event instanceof SubmitEvent ) {
		const { submitter } = event;
		// A field may be named `method`.
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
