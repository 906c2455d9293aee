/** Accounts after intent: the menu, and the login over the page. */
import { provide } from '../../../src/client/deferred/provide';
import { attach } from './drop-down';
import { take } from './login';

provide( { account: { attach, take } } );
