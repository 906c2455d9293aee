/** Moves the form below the comment to reply to, with its text, and back. */
import { HOME } from '../kept';
import { insert, putBelow } from '../move';
import { carryDraft } from './draft';
import { fieldOf, textOf } from './form';
import { announce } from './note';
import { nameOf, say } from './words';

/** Original state before the first reply. */
interface Home {
	marker: ChildNode;
	cancel: HTMLElement;
	cancelDisplay: string;
	parent: string;
	heading: HTMLElement | null;
	title: ChildNode[];
	/** Focus returns to it. */
	link: HTMLElement | null;
	leaveRoom: () => void;
}

/** Minimum width, in pixels, of a usable form. */
const LEAST_WIDTH = 220;

const homes = new Map< Element, Home >();

interface Reply {
	below: Element | null;
	comment: string;
	respond: string;
	post: string;
	replyTo?: string;
	link?: HTMLElement;
}

/** Handles a click on a reply link; false if its data is incomplete and it has to behave as a link. */
export function replyBy( link: HTMLElement ): boolean {
	const { belowelement, commentid, respondelement, postid, replyto } =
		link.dataset;
	return (
		!! belowelement &&
		!! commentid &&
		!! respondelement &&
		!! postid &&
		reply( {
			// The same comment may be on a page twice.
			below:
				link.closest( `#${ CSS.escape( belowelement ) }` ) ??
				document.getElementById( belowelement ),
			comment: commentid,
			respond: respondelement,
			post: postid,
			replyTo: replyto,
			link,
		} )
	);
}

/** Compatible with core's function of that name, for third-party links; returns false, as that does, once the form was moved. */
export function moveForm(
	below: string,
	comment: string,
	respond: string,
	post: string,
	replyTo?: string
): false | undefined {
	return reply( {
		below: document.getElementById( below ),
		comment,
		respond,
		post,
		replyTo,
	} )
		? false
		: undefined;
}

function reply( { below, comment, respond: id, post, ...more }: Reply ) {
	const respond = respondOf( id, post );
	const parent = respond && fieldOf( respond, 'comment_parent' );
	const cancel = respond?.querySelector< HTMLElement >(
		'#cancel-comment-reply-link'
	);
	const { form } = parent ?? {};
	if ( ! below?.parentElement || ! parent || ! form || ! cancel ) {
		return false;
	}
	const home = homes.get( respond ) ?? leaveHome( respond, parent, cancel );
	home.link = more.link ?? null;
	carryDraft( form, () => {
		parent.value = comment;
		const postField = fieldOf( respond, 'comment_post_ID' );
		if ( postField ) {
			postField.value = post;
		}
		home.leaveRoom();
		putBelow( respond, below );
		home.leaveRoom = giveRoom( respond );
	} );
	cancel.style.display = '';
	if ( more.replyTo ) {
		// A space before the link to cancel, as core has it.
		setTitle( home, [ document.createTextNode( `${ more.replyTo } ` ) ] );
		announce( say( 'replying', nameOf( more.replyTo ) ) );
	}
	// The click may be a replayed one, and the user may have focused another field meanwhile.
	if ( ! form.contains( form.ownerDocument.activeElement ) ) {
		textOf( respond )?.focus();
	}
	return true;
}

/** The form of this post, if a page has several with core's id. */
function respondOf( id: string, post: string ): HTMLElement | null {
	const all = [
		...document.querySelectorAll< HTMLElement >( `#${ CSS.escape( id ) }` ),
	];
	const own =
		all.length > 1 &&
		all.find(
			( each ) => fieldOf( each, 'comment_post_ID' )?.value === post
		);
	return own || ( all[ 0 ] ?? null );
}

function leaveHome(
	respond: HTMLElement,
	parent: { value: string },
	cancel: HTMLElement
): Home {
	let marker: ChildNode | null = document.getElementById( HOME );
	if ( ! marker ) {
		marker = document.createComment( '' );
		respond.before( marker );
	}
	const heading = respond.querySelector< HTMLElement >( '#reply-title' );
	const home = {
		marker,
		cancel,
		cancelDisplay: cancel.style.display,
		parent: parent.value,
		heading,
		title: [ ...( heading?.childNodes ?? [] ) ].filter(
			( node ) => ! node.contains( cancel )
		),
		link: null,
		leaveRoom: () => {},
	};
	homes.set( respond, home );
	respond.setAttribute( 'data-frontage-comment-form', 'replying' );
	return home;
}

/** Content of the heading except the cancel link. */
function setTitle( { heading, cancel }: Home, title: ChildNode[] ) {
	for ( const node of [ ...( heading?.childNodes ?? [] ) ] ) {
		if ( ! node.contains( cancel ) ) {
			node.remove();
		}
	}
	heading?.prepend( ...title );
}

/** Cancels the reply whose form contains this element; false if there is none. */
export function cancelReply( inside: Element ): boolean {
	const respond = [ ...homes.keys() ].find( ( each ) =>
		each.contains( inside )
	);
	const link = respond && homes.get( respond )?.link;
	if ( ! respond || ! goHome( respond ) ) {
		return false;
	}
	announce( say( 'canceled' ) );
	const next = link?.isConnected ? link : textOf( respond );
	next?.focus();
	return true;
}

/** Restores the form's original position. */
export function goHome( respond: Element ): boolean {
	const home = homes.get( respond );
	const parent = fieldOf( respond, 'comment_parent' );
	if ( ! home || ! parent?.form ) {
		return false;
	}
	homes.delete( respond );
	carryDraft( parent.form, () => {
		home.leaveRoom();
		parent.value = home.parent;
		if ( home.marker.parentElement ) {
			insert( home.marker.parentElement, respond, home.marker );
		}
	} );
	home.marker.remove();
	home.cancel.style.display = home.cancelDisplay;
	setTitle( home, home.title );
	respond.removeAttribute( 'data-frontage-comment-form' );
	return true;
}

/** The element that moves with a form. */
export const respondAround = ( form: HTMLFormElement ): Element =>
	form.closest( '[id="respond"],[data-frontage-comment-form]' ) ?? form;

/** Nested replies are indented: if that leaves the form too little room, it gets the width of the whole list. */
function giveRoom( respond: HTMLElement ): () => void {
	const ending = new AbortController();
	let list: Element = respond;
	for (
		let next: Element | null | undefined = respond.closest( 'ol,ul' );
		next;
		next = next.parentElement?.closest( 'ol,ul' )
	) {
		list = next;
	}
	const { style } = respond;
	const takeBack = () => {
		style.inlineSize = '';
		style.marginInlineStart = '';
	};
	const fit = () => {
		takeBack();
		const { width, left, right } = respond.getBoundingClientRect();
		if ( width < LEAST_WIDTH ) {
			const all = list.getBoundingClientRect();
			const isRtl = getComputedStyle( respond ).direction === 'rtl';
			style.inlineSize = `${ all.width }px`;
			style.marginInlineStart = `${ isRtl ? right - all.right : all.left - left }px`;
		}
	};
	fit();
	window.addEventListener( 'resize', fit, ending );
	return () => {
		ending.abort();
		takeBack();
	};
}
