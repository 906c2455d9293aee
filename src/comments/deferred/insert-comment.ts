/** Inserts a new comment at its position, taken from the page in the response. Ids are core's; themes set them on the comment or inside it. */
const NUMBER = /^(?:li-)?comment-(\d+)$/;
const TITLE =
	':is(h1,h2,h3,h4):is([id="comments"],.comments-title,.wp-block-comments-title)';

function itemOf( page: Document, id: string ): Element | null {
	const comment = page.getElementById( `comment-${ id }` );
	return comment?.closest( 'li' ) ?? comment;
}

/** The same comment on this page. */
function here( comment: Element ): Element | null {
	const [ id ] = [ comment, ...comment.querySelectorAll( '[id]' ) ].flatMap(
		( each ) => NUMBER.exec( each.id )?.[ 1 ] ?? []
	);
	return id ? itemOf( document, id ) : null;
}

const isComment = ( { id }: Element ) => NUMBER.test( id );

const isAnyHere = () =>
	[ ...document.querySelectorAll( '[id*="comment-"]' ) ].some( isComment );

/**
 * Inserts the comment.
 * @param id      Its number.
 * @param from    The page of the response.
 * @param respond The form's element of this page, at its original position.
 * @return The comment on this page; null if the response does not show it, or shows another page of comments.
 */
export function insertComment(
	id: string,
	from: Document,
	respond: Element
): Element | null {
	const comment = itemOf( from, id );
	const present = itemOf( document, id );
	if ( ! comment || present ) {
		return present;
	}
	countAgain( from );
	return putBeside( comment ) ||
		putBelowParent( comment ) ||
		putFirst( comment, from, respond )
		? comment
		: null;
}

/** Next to a sibling that both pages have. */
function putBeside( comment: Element ): boolean {
	const all = [ ...( comment.parentElement?.children ?? [] ) ];
	const at = all.indexOf( comment );
	const first = ( some: Element[] ) =>
		some.map( here ).find( ( each ) => each !== null );
	const previous = first( all.slice( 0, at ).reverse().filter( isItem ) );
	const next = first( all.slice( at + 1 ).filter( isItem ) );
	previous?.after( comment );
	if ( ! previous ) {
		next?.before( comment );
	}
	return !! ( previous ?? next );
}

/** Content of a comment apart from its replies is no sibling. */
const isItem = ( element: Element ) =>
	element.localName === 'li' || NUMBER.test( element.id );

/** As the first reply, with the list of replies if the theme has one. */
function putBelowParent( comment: Element ): boolean {
	const list = comment.parentElement;
	let parent = list;
	while ( parent && ! isItem( parent ) ) {
		parent = parent.parentElement;
	}
	const target = parent && here( parent );
	target?.append( list && list !== parent ? list : comment );
	return !! target;
}

/** As the post's first comment: the list's position relative to the form, with its title. */
function putFirst(
	comment: Element,
	from: Document,
	respond: Element
): boolean {
	if ( isAnyHere() ) {
		return false;
	}
	let list: Element = comment;
	let form = from.getElementById( 'respond' );
	let beside: Element | null = respond;
	while ( form && ! form.parentElement?.contains( comment ) ) {
		form = form.parentElement;
		beside = beside?.parentElement ?? null;
	}
	if ( ! form?.parentElement || ! beside?.parentElement ) {
		return false;
	}
	while ( list.parentElement && list.parentElement !== form.parentElement ) {
		list = list.parentElement;
	}
	const isAbove =
		list.compareDocumentPosition( form ) ===
		Node.DOCUMENT_POSITION_FOLLOWING;
	const title = list.previousElementSibling;
	const added =
		title?.matches( TITLE ) && ! document.querySelector( TITLE )
			? [ title, list ]
			: [ list ];
	if ( isAbove ) {
		beside.before( ...added );
	} else {
		beside.after( ...added );
	}
	return true;
}

/** The title contains the number of comments. */
function countAgain( from: Document ): void {
	const now = from.querySelector( TITLE );
	const before = document.querySelector( TITLE );
	if ( now && before ) {
		before.textContent = now.textContent;
	}
}
