/** Deferred part of the account block: the menu and the login dialog. */
import { provide } from '../../../src/client/deferred/provide';
import { attach } from './drop-down';
import { take } from './login';

provide( { account: { attach, take } } );
