/** Names that the view script and the deferred one share. Storage keys of drafts: one namespace per signed-in user of a browser, removed on logout. */
import { keys, remove } from '../client/store/store';

export const DRAFTS = 'comment:';
export const SIGNED_IN = `${ DRAFTS }in:`;

export const forgetSignedIn = (): void => keys( SIGNED_IN ).forEach( remove );

/** Id of the element that holds the form's original position until the script that manages it has loaded. */
export const HOME = 'frontage-comment-home';
