/** What one block shares, as its PHP says, and the words for it on the page. */
import { pageSetting } from '../../../src/client/settings/settings';
import type { ServiceChanges } from '../services';

export interface About {
	url: string;
	title: string;
	/** Whose shares are counted; 0 for nobody's. */
	post: number;
	/** What came of the last thing that a click asked the browser for: '' or an error's name. */
	asked: string | Promise< string >;
	/** The control that the visitor pressed last, as long as nothing here answers. */
	pressed?: HTMLElement;
}

interface Page {
	ajax: string;
	isAlert: boolean;
	/** Mastodon's, where a visitor names none. */
	instance: string;
	words: Record< string, string >;
	/** What the site has changed in services.json, if anything. */
	services?: ServiceChanges;
}

/** What words.php has added to the page. */
export const page = (): Page => ( {
	ajax: '',
	isAlert: false,
	instance: '',
	words: {},
	...( pageSetting( 'share' ) as Partial< Page > | undefined ),
} );

export const word = ( name: string, filler = '' ): string =>
	( page().words[ name ] ?? '' ).replace( '%s', () => filler );
