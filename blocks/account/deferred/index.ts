/** What an account does once a visitor reaches for it: its menu, and the login over the page; loadLate( 'account' ) loads it, and the overlay before it. */
import { attach } from './drop-down';
import { take } from './login';

Object.assign( Object( Reflect.get( window, 'frontage' ) ), {
	account: { attach, take },
} );
