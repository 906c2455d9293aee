/** Storage keys of drafts: one namespace per signed-in user of a browser, removed on logout. */
import { keys, remove } from '../client/store/store';

export const DRAFTS = 'comment:';
export const SIGNED_IN = `${ DRAFTS }in:`;

export const forgetSignedIn = (): void => keys( SIGNED_IN ).forEach( remove );
