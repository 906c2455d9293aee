/** Opens the login at the first click, natively. What the login and the account's menu do besides comes once a visitor reaches for them. */
import type * as DropDown from './deferred/drop-down';
import type * as Login from './deferred/login';
import { attachLater } from '../../src/client/behavior/attach-later';
import { behaviour } from '../../src/client/behavior/behaviour';
import { forgetSignedIn } from '../../src/comments/kept';
import { isPlainClick } from '../../src/client/events/plain-click';
import { loadLate } from '../../src/client/island/load-late';
import './states.scss';

const load = () => loadLate< typeof DropDown & typeof Login >( 'account' );

behaviour( 'account', { isHover: true }, attachLater( 'focus', load ) );

behaviour( 'logout', {}, ( link ) => {
	link.onclick = forgetSignedIn;
} );

behaviour( 'login', {}, ( link ) => {
	// What fails is tried again by the click.
	link.onpointerover = link.onfocus = () => load().catch( () => {} );
	link.onclick = ( event ) => {
		const dialog = document.querySelector< HTMLDialogElement >(
			'dialog[data-frontage-login-labels]'
		);
		if ( dialog && isPlainClick( event ) ) {
			event.preventDefault();
			dialog.showModal();
			load().then( ( { take } ) => take( dialog, link ), reportError );
		}
	};
} );
