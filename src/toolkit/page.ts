/** Data of the page for the toolkit: its labels, and the time from which elements can be appended. */
import { pageSetting } from '../client/settings/settings';
import { whenReady } from '../client/trigger/page-ready';

/* Keyed by the names in toolkit.php. An admin page has none of them. */
const ENGLISH = {
	ok: 'Ok',
	cancel: 'Cancel',
	close: 'Close',
	notifications: 'Notifications (F8)',
};

/** Translated, once the page is parsed. */
export const words = (): typeof ENGLISH => ( {
	...ENGLISH,
	...( pageSetting( 'toolkit_words' ) as object | undefined ),
} );

/** Resolves when the page is parsed and not prerendering. */
export const parsed = (): Promise< void > =>
	new Promise( ( resolve ) =>
		whenReady( resolve, new AbortController().signal )
	);

let last = 0;

/** A unique id on the page. */
export const newId = (): string => `frontage-toolkit-${ ( last += 1 ) }`;
