/** Data of one block from PHP, and the labels on the page. */
import { pageSetting } from '../../../src/client/settings/settings';
import type { ServiceChanges } from '../services';

export interface About {
	url: string;
	title: string;
	/** Id of the post whose shares are counted; 0 for none. */
	post: number;
	/** Result of the last browser request of a click (copy, native sheet): '' or the name of an error. */
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
	/** Changes of the site to services.json, if any. */
	services?: ServiceChanges;
}

/** Page data added by words.php. */
export const page = (): Page => ( {
	ajax: '',
	isAlert: false,
	instance: '',
	words: {},
	...( pageSetting( 'share' ) as Partial< Page > | undefined ),
} );

export const word = ( name: string, filler = '' ): string =>
	( page().words[ name ] ?? '' ).replace( '%s', () => filler );
