/** The dialogs of share links: all services with a search, the instance of a federated service, and a link to copy by hand. */
import { useId } from '@wordpress/element';
import { hydrateHtml } from '../../../src/client/island/hydrate';
import { word, type About } from '../deferred/about';
import { labelOf } from '../deferred/link';
import { Frame } from './frame';
import { Instance } from './instance';
import { makeModal, openDialog } from './open-dialog';
import { Services } from './services';
import './dialogs.scss';

/** Shows all services in the dialog that PHP has printed after the button and the browser has opened, or in a new one. */
export async function showServices(
	about: About,
	opener: HTMLElement
): Promise< void > {
	const dialog = opener.nextElementSibling;
	if ( ! ( dialog instanceof HTMLDialogElement ) ) {
		await openDialog( opener, word( 'more' ), () => (
			<Services about={ about } />
		) );
		return;
	}
	let restoreHtml = () => {};
	const overlay = await makeModal( dialog, opener, () => restoreHtml() );
	if ( overlay ) {
		// A plugin for typography, or the browser's translation, may have changed the words.
		const heading = dialog.querySelector( 'h2' )?.textContent ?? '';
		restoreHtml = hydrateHtml(
			dialog,
			<Frame heading={ heading }>
				<Services about={ about } />
			</Frame>
		);
	}
}

/** Requests the instance of a federated service. */
export const askForInstance = (
	service: string,
	about: About,
	opener: HTMLElement
): Promise< unknown > =>
	openDialog( opener, word( 'instance', labelOf( service ) ), ( close ) => (
		<Instance service={ service } about={ about } close={ close } />
	) );

/** Shows the link, selected, where the browser copies nothing. */
export async function offerLink(
	{ url }: About,
	opener: HTMLElement
): Promise< void > {
	const dialog = await openDialog( opener, word( 'failed' ), () => (
		<LinkByHand url={ url } />
	) );
	dialog.querySelector( 'input' )?.select();
}

function LinkByHand( { url }: { url: string } ) {
	const id = useId();
	return (
		<label className="frontage-share__label" htmlFor={ id }>
			{ word( 'byHand' ) }
			<input
				id={ id }
				type="text"
				className="frontage-share__field"
				readOnly
				defaultValue={ url }
			/>
		</label>
	);
}
