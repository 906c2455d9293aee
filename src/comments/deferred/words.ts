/** Translated labels, as comments.php adds them to the page. */
import { pageSetting } from '../../client/settings/settings';

const words = Object( pageSetting( 'comment_words' ) );

/** Formats a label, with a name if it has a placeholder. */
export const say = ( key: string, name = '' ): string =>
	String( words[ key ] ?? '' ).replace( '%s', () => name );

/**
 * Name in core's “Reply to NAME”.
 * @param text    The label with a name.
 * @param pattern The same label with %s.
 * @return The name; empty if the text does not match.
 */
export function nameIn( text: string, pattern: string ): string {
	const [ before = '', after = '' ] = pattern.split( '%s' );
	return pattern.includes( '%s' ) &&
		text.startsWith( before ) &&
		text.endsWith( after )
		? text.slice( before.length, text.length - after.length )
		: '';
}

/** Name of the comment author that a reply link is for. */
export const nameOf = ( replyTo = '' ): string =>
	nameIn( replyTo, say( 'reply_to', '%s' ) ) || replyTo;
