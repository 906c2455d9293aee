/** What the screen offers while something is on its way, and after it failed. */
import { press, show } from '../../../../tests/unit/show';
import { request } from '../../../client/rest/admin';
import { RestError } from '../../../client/rest/error';
import { WelcomeScreen } from '../welcome-screen';

jest.mock( '../../../client/rest/admin' );
jest.mock( '../steps/step-body', () => ( { StepBody: () => null } ) );
jest.mock( '../steps/front-page', () => ( { FrontPage: () => null } ) );

const asked = jest.mocked( request );

const run = ( id: string ) => ( {
	id,
	isFinished: true,
	header: '',
	items: 2,
	page: null,
	isInMenu: false,
} );

const props = {
	headers: [],
	galleries: [],
	most: 60,
	allowed: { header: true, pictures: true, page: true, menu: true },
	menu: { listsPages: false },
	preview: '',
	links: { templates: '/a', settings: '/b', items: '/c', leave: '/d' },
	last: null,
};

const labels = () =>
	[ ...document.querySelectorAll( 'button' ) ].map(
		( { textContent } ) => textContent
	);

const text = () => document.body.textContent;

beforeEach( () => {
	asked.mockReset();
	Element.prototype.scrollIntoView = () => {};
	Object.assign( globalThis, {
		crypto: { getRandomValues: () => [ 1, 2 ] },
	} );
} );

/** Skips to the last step, with a page. */
async function toReview() {
	await press( 'Skip' );
	await press( 'Skip' );
	await press( 'Continue' );
}

test( '[HK-02] welcome: after an undo that failed, the undo of the same run is offered again, and nothing is created', async () => {
	asked.mockResolvedValueOnce( { last: run( 'a' ) } );
	await show( <WelcomeScreen { ...props } /> );
	await toReview();
	await press( 'Create' );
	expect( text() ).toContain( 'All done' );
	asked.mockRejectedValueOnce( new RestError( 'network', 'no_answer', '' ) );
	await press( 'Undo everything' );
	expect( text() ).toContain( 'All done' );
	expect( text() ).toContain( 'Try again' );
	expect( text() ).not.toContain( 'Review your choices' );
	expect( labels() ).toEqual( [ 'Undo everything', 'Start over' ] );
	asked.mockResolvedValueOnce( { last: run( 'before' ), left: [] } );
	await press( 'Undo everything' );
	expect( text() ).toContain( 'Undone' );
	expect( asked.mock.calls.slice( 1 ) ).toEqual( [
		[ '/frontage/v1/welcome', 'DELETE', { run: 'a' } ],
		[ '/frontage/v1/welcome', 'DELETE', { run: 'a' } ],
	] );
} );

test( '[HK-02] welcome: while an undo is on its way, nothing else is offered', async () => {
	asked.mockResolvedValueOnce( { last: run( 'a' ) } );
	await show( <WelcomeScreen { ...props } /> );
	await toReview();
	await press( 'Create' );
	asked.mockReturnValueOnce( new Promise( () => {} ) );
	await press( 'Undo everything' );
	expect( text() ).toContain( 'All done' );
	await press( 'Start over' );
	await press( 'Undo everything' );
	expect( text() ).toContain( 'All done' );
	expect( asked ).toHaveBeenCalledTimes( 2 );
} );

test( '[HK-02] welcome: a failed undo of an earlier time is not a failed creation', async () => {
	asked.mockRejectedValueOnce( new RestError( 'network', 'no_answer', '' ) );
	await show( <WelcomeScreen { ...props } last={ run( 'old' ) } /> );
	await press( 'Undo everything' );
	expect( text() ).toContain( 'Choose a header' );
	await toReview();
	expect( labels() ).toContain( 'Create' );
	expect( labels() ).not.toContain( 'Retry' );
} );
