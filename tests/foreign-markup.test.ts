/**
 * Markup of frameworks that themes and other plugins bring, on a page with every script of ours that listens: it is theirs alone. The scripts are found by
 * their names, so that a new one is tried as well.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** As the manuals of the frameworks show them. */
const FOREIGN = {
	'Bootstrap 3 and 4': `
		<div class="modal fade in" role="dialog"><div class="modal-header"><button class="close" data-dismiss="modal" aria-label="Close">×</button><h4>Title</h4></div>
			<div class="modal-footer"><button data-dismiss="modal">Cancel</button></div></div>
		<div class="alert alert-dismissible" role="alert"><button class="close" data-dismiss="alert">×</button>Text</div>
		<ul class="nav nav-tabs" role="tablist"><li class="active"><a href="#home" data-toggle="tab" role="tab" aria-selected="true" aria-controls="home">Home</a></li>
			<li><a href="#more" data-toggle="tab" role="tab" aria-selected="false" aria-controls="more">More</a></li></ul>
		<div class="tab-pane active" id="home" role="tabpanel">Home</div><div class="tab-pane" id="more" role="tabpanel" hidden>More</div>
		<a data-toggle="collapse" href="#folded" aria-expanded="false" aria-controls="folded">Fold</a><div class="collapse" id="folded" hidden>Text</div>
		<div class="carousel slide" data-ride="carousel"><a href="#" data-slide="next">Next</a><button data-slide-to="1">2</button></div>
		<div class="dropdown"><button data-toggle="dropdown" aria-expanded="false">Open</button><div class="dropdown-menu"><a href="#">One</a></div></div>`,
	'Bootstrap 5': `
		<div class="modal show"><button class="btn-close" data-bs-dismiss="modal"></button></div>
		<button data-bs-toggle="collapse" data-bs-target="#five" aria-expanded="false" aria-controls="five">Fold</button><div class="collapse" id="five" hidden>Text</div>
		<div class="offcanvas" tabindex="-1"><button data-bs-dismiss="offcanvas">Close</button></div>
		<div class="toast" role="alert"><button data-bs-dismiss="toast">Close</button></div>
		<div class="accordion-item"><button class="accordion-button" data-bs-toggle="collapse" aria-expanded="true">Title</button></div>`,
	UIkit: `
		<div uk-alert><a class="uk-alert-close" uk-close href="#"></a>Text</div>
		<div uk-modal class="uk-open"><button class="uk-modal-close" type="button">Close</button></div>
		<ul uk-tab role="tablist"><li><a href="#" role="tab" aria-selected="false">One</a></li></ul><ul class="uk-switcher"><li role="tabpanel">Text</li></ul>
		<ul uk-accordion><li><a class="uk-accordion-title" href="#" aria-expanded="false">Title</a><div class="uk-accordion-content" hidden>Text</div></li></ul>
		<button uk-toggle="target: #toggled">Toggle</button><div id="toggled" hidden>Text</div>
		<img data-src="a.jpg" width="1" height="1" uk-img>`,
	'jQuery UI': `
		<div class="ui-tabs"><ul role="tablist"><li role="tab" aria-controls="tabs-1" aria-selected="false" aria-expanded="false" tabindex="-1"><a href="#tabs-1" role="presentation">One</a></li></ul>
			<div id="tabs-1" role="tabpanel" aria-hidden="true" hidden>Text</div></div>
		<div class="ui-accordion"><h3 role="tab" aria-controls="ui-1" aria-selected="false" aria-expanded="false" tabindex="0">Title</h3><div id="ui-1" role="tabpanel" hidden>Text</div></div>
		<div class="ui-dialog" role="dialog"><button class="ui-dialog-titlebar-close" title="Close">Close</button></div>
		<ul class="ui-menu" role="menu"><li class="ui-menu-item"><div role="menuitem" tabindex="-1">One</div></li></ul>`,
	Foundation: `
		<div class="callout" data-closable><button class="close-button" data-close>×</button>Text</div>
		<button data-open="reveal">Open</button><div class="reveal" id="reveal" data-reveal><button data-close>×</button></div>
		<ul class="tabs" data-tabs role="tablist"><li class="tabs-title"><a href="#panel1" aria-selected="true" data-tabs-target="panel1">One</a></li></ul><div class="tabs-panel" id="panel1">Text</div>
		<ul class="accordion" data-accordion><li class="accordion-item" data-accordion-item><a href="#" class="accordion-title" aria-expanded="false">Title</a><div class="accordion-content" data-tab-content hidden>Text</div></li></ul>
		<button data-toggle="menu">Toggle</button><ul class="menu" id="menu" data-toggler=".expanded"><li data-sticky-container><a href="#">One</a></li></ul>`,
	'elements of browsers': `
		<div popover id="times" data-hours="9–5" data-zone="local"><button popovertarget="times">Close</button></div>
		<details name="mine" open><summary>Title</summary>Text</details><details name="mine"><summary>Title</summary>Text</details>
		<form method="dialog"><input name="q"><select name="s"><option>One</option></select><button data-service="mail" value="more">Send</button></form>`,
};

const ROOT = join( __dirname, '..' );
/* Not those of the screens and of the preview. */
const VIEW = /^(?!(kits|preview)\/).*(?<!\/test\/)\b(view|head)\.ts$/;

const views = [ 'blocks', 'src' ].flatMap( ( folder ) =>
	( readdirSync( join( ROOT, folder ), { recursive: true } ) as string[] )
		.filter( ( path ) => VIEW.test( path ) )
		.map( ( path ) => join( ROOT, folder, path ) )
);

/** What a visitor may do to an element; those that jsdom knows nothing of are like the others here. */
const ACTS = [
	() => new MouseEvent( 'pointermove', { bubbles: true } ),
	() => new MouseEvent( 'pointerdown', { bubbles: true, cancelable: true } ),
	() => new FocusEvent( 'focusin', { bubbles: true } ),
	() =>
		new KeyboardEvent( 'keydown', {
			key: 'Escape',
			bubbles: true,
			cancelable: true,
		} ),
	() => new InputEvent( 'input', { bubbles: true } ),
	() => new Event( 'beforetoggle' ),
	() => new Event( 'toggle' ),
	() =>
		new CustomEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} ),
	() => new MouseEvent( 'click', { bubbles: true, cancelable: true } ),
];

const settled = () => new Promise( ( resolve ) => setTimeout( resolve, 30 ) );

/** A browser's parts that jsdom lacks; errors of listeners, which it only reports. */
const errors: string[] = [];

beforeAll( async () => {
	const observer = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	Object.assign( window, {
		CSS: { supports: () => false, escape: ( text: string ) => text },
		IntersectionObserver: observer,
		ResizeObserver: observer,
		matchMedia: () => ( {
			matches: false,
			addEventListener() {},
			removeEventListener() {},
		} ),
	} );
	Object.assign( document, { fonts: new EventTarget() } );
	Object.assign( Element.prototype, {
		checkVisibility( this: Element ) {
			return ! this.closest( '[hidden]' );
		},
		scrollIntoView() {},
	} );
	window.addEventListener( 'error', ( { message } ) =>
		errors.push( message )
	);
	for ( const view of views ) {
		await import( view );
	}
	// Last of all: what the browser itself would change is not looked at.
	for ( const type of [ 'click', 'submit' ] ) {
		window.addEventListener( type, ( event ) =>
			Event.prototype.preventDefault.call( event )
		);
	}
} );

test( '[PB-05] foreign markup: every script that listens is tried', () => {
	expect( views.length ).toBeGreaterThan( 20 );
} );

describe.each( Object.entries( FOREIGN ) )( '%s', ( _name, html ) => {
	beforeEach( () => {
		document.body.innerHTML = html;
		errors.length = 0;
	} );

	test( '[PB-05] foreign markup: what visitors press and open is not changed, prevented or hidden', async () => {
		const before = document.body.innerHTML;
		for ( const element of document.body.querySelectorAll( '*' ) ) {
			for ( const act of ACTS ) {
				const event = act();
				// Their own listeners would keep the browser from leaving.
				const ours = jest.spyOn( event, 'preventDefault' );
				element.dispatchEvent( event );
				expect( ours ).not.toHaveBeenCalled();
			}
		}
		await settled();
		expect( document.body.innerHTML ).toBe( before );
		expect( errors ).toEqual( [] );
	} );
} );

test( '[PB-05] foreign markup: what its own script has closed on a click stays closed, also at the target of the page', async () => {
	document.body.innerHTML =
		'<a href="#folded" aria-expanded="true" aria-controls="folded">Fold</a><div id="folded">Text</div>';
	history.replaceState( null, '', '#folded' );
	const link = document.querySelector( 'a' );
	const panel = document.querySelector( 'div' );
	if ( ! link || ! panel ) {
		throw new Error( 'The markup above.' );
	}
	const toggle = jest.fn( ( event: Event ) => {
		event.preventDefault();
		panel.hidden = ! panel.hidden;
		link.setAttribute( 'aria-expanded', `${ ! panel.hidden }` );
	} );
	link.addEventListener( 'click', toggle );
	link.click();
	await settled();
	expect( toggle ).toHaveBeenCalledTimes( 1 );
	expect( panel.hidden ).toBe( true );
	history.replaceState( null, '', '#' );
} );
