/** Under which keys drafts are kept: each person who signs in at a browser has their own, which end at the log-out. */
import { keys, remove } from '../client/store/store';

export const DRAFTS = 'comment:';
export const SIGNED_IN = `${ DRAFTS }in:`;

export const forgetSignedIn = (): void => keys( SIGNED_IN ).forEach( remove );
