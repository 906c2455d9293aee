/** Opens the login at the first click, natively. What the login and the account's menu do besides comes once a visitor reaches for them. */
import type * as DropDown from '../../src/account/view/drop-down';
import type * as Login from '../../src/account/view/login';
import { attachLater } from '../../src/behaviour/attach-later';
import { behaviour } from '../../src/behaviour/behaviour';
import { forgetSignedIn } from '../../src/comments/kept';
import { isPlainClick } from '../../src/events/plain-click';
import { loadLate } from '../../src/island/load-late';
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
