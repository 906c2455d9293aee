/** The words, in the page's language, as comments.php adds them to the page. */
import { pageSetting } from '../../client/settings/settings';

const words = Object( pageSetting( 'comment_words' ) );

/** A sentence, with a name where it has a place for one. */
export const say = ( key: string, name = '' ): string =>
	String( words[ key ] ?? '' ).replace( '%s', () => name );

/**
 * The name in core's “Reply to NAME”.
 * @param text    Those words with a name.
 * @param pattern The same words with %s.
 * @return The name; empty where the words are others.
 */
export function nameIn( text: string, pattern: string ): string {
	const [ before = '', after = '' ] = pattern.split( '%s' );
	return pattern.includes( '%s' ) &&
		text.startsWith( before ) &&
		text.endsWith( after )
		? text.slice( before.length, text.length - after.length )
		: '';
}

/** Whom a reply link answers. */
export const nameOf = ( replyTo = '' ): string =>
	nameIn( replyTo, say( 'reply_to', '%s' ) ) || replyTo;
