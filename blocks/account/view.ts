/** Opens the login dialog on the first click, natively. The rest of the login and the account's menu are loaded on hover, focus or touch. */
import type * as DropDown from './deferred/drop-down';
import type * as Login from './deferred/login';
import { behavior } from '../../src/client/behavior/behavior';
import { forgetSignedIn } from '../../src/comments/kept';
import { isPlainClick } from '../../src/client/events/plain-click';
import {
	attachDeferred,
	loadDeferred,
} from '../../src/client/deferred/deferred';
import './states.scss';

const load = () => loadDeferred< typeof DropDown & typeof Login >( 'account' );

behavior( 'account', { isHover: true }, attachDeferred( 'focus', load ) );

behavior( 'logout', {}, ( link ) => {
	link.onclick = forgetSignedIn;
} );

behavior( 'login', {}, ( link ) => {
	link.onpointerover = link.onfocus = () => load().catch( () => {} );
	link.onclick = ( event ) => {
		const dialog = document.querySelector< HTMLDialogElement >(
			'dialog[data-frontage-login-labels]'
		);
		if ( dialog && isPlainClick( event ) ) {
			event.preventDefault();
			dialog.showModal();
			load().then(
				( { take } ) => take( dialog, link ),
				() => {}
			);
		}
	};
} );
