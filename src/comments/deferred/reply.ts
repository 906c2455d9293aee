/** Moves the form below the comment that is answered, with what is written in it, and back. */
import { carryDraft } from './draft';
import { fieldOf, textOf } from './form';
import { announce } from './note';
import { nameOf, say } from './words';

/** How it was before the first reply. */
interface Home {
	place: Comment;
	cancel: HTMLElement;
	cancelDisplay: string;
	parent: string;
	heading: HTMLElement | null;
	title: ChildNode[];
	/** Gets the focus back. */
	link: HTMLElement | null;
	leaveRoom: () => void;
}

/** A form can be filled in comfortably from here on. */
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

/** Answers a click on a reply link; false where it says too little and has to behave as a link. */
export function replyBy( link: HTMLElement ): boolean {
	const { belowelement, commentid, respondelement, postid, replyto } =
		link.dataset;
	return (
		!! belowelement &&
		!! commentid &&
		!! respondelement &&
		!! postid &&
		reply( {
			// The same comment may stand on a page twice.
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

/** As core's function of that name, for links of others; false tells them that the form is there. */
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
		setTitle( home, [ document.createTextNode( more.replyTo ) ] );
		announce( say( 'replying', nameOf( more.replyTo ) ) );
	}
	// The click may have waited for this script, and the visitor has gone on to another field of the form.
	if ( ! form.contains( form.ownerDocument.activeElement ) ) {
		textOf( respond )?.focus();
	}
	return true;
}

/** Of several forms on a page, each with core's id, the one of this post. */
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
	const place = document.createComment( '' );
	respond.before( place );
	const heading = respond.querySelector< HTMLElement >( '#reply-title' );
	const home = {
		place,
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

/** Everything in the heading but the link that cancels. */
function setTitle( { heading, cancel }: Home, title: ChildNode[] ) {
	for ( const node of [ ...( heading?.childNodes ?? [] ) ] ) {
		if ( ! node.contains( cancel ) ) {
			node.remove();
		}
	}
	heading?.prepend( ...title );
}

/** Below what the comment says: in a list that is inside of its entry, before the answers. */
function putBelow( respond: Element, below: Element ) {
	if ( below.localName === 'li' ) {
		const answers = [ ...below.children ].find( ( { localName } ) =>
			/^[ou]l$/.test( localName )
		);
		moveBefore( below, respond, answers ?? null );
	} else if ( below.parentElement ) {
		moveBefore( below.parentElement, respond, below.nextSibling );
	}
}

/** Where the browser can, without reloading what a captcha has in a frame. */
function moveBefore( parent: Element, node: Element, next: Node | null ) {
	const move: unknown = Reflect.get( parent, 'moveBefore' );
	if ( typeof move === 'function' ) {
		move.call( parent, node, next );
	} else {
		parent.insertBefore( node, next );
	}
}

/** Ends the reply whose form holds this element; false where there is none. */
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

/** The form stands again where the page had it. */
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
		if ( home.place.parentElement ) {
			moveBefore( home.place.parentElement, respond, home.place );
		}
	} );
	home.place.remove();
	home.cancel.style.display = home.cancelDisplay;
	setTitle( home, home.title );
	respond.removeAttribute( 'data-frontage-comment-form' );
	return true;
}

/** The part of the page that moves with a form. */
export const respondAround = ( form: HTMLFormElement ): Element =>
	form.closest( '[id="respond"],[data-frontage-comment-form]' ) ?? form;

/** Answers stand deeper and deeper: where they leave a form among them too little room, it takes the width of the whole list. */
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
