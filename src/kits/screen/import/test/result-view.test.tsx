/** What came of an import, in words. */
import { press, show } from '../../../../../tests/unit/show';
import { ResultView } from '../result-view';
import type { Report, Run } from '../../rest';
import { run } from '../../test/run';

const REPORT: Report = {
	made: 1,
	changed: 0,
	kept: 0,
	removed: [],
	unresolved: [],
	left: [],
	forgotten: [],
};

const onUndo = jest.fn();

const showResult = ( changes: Partial< Run >, report: Partial< Report > ) =>
	show(
		<ResultView
			run={ run( { ...changes, report: { ...REPORT, ...report } } ) }
			home=""
			onUndo={ onUndo }
			onLeave={ () => {} }
		/>
	);

const text = () => document.body.textContent;
const lines = () =>
	[ ...document.querySelectorAll( 'li' ) ].map(
		( { textContent } ) => textContent
	);

test( '[KT-02] import: what a canceled one leaves is named', async () => {
	await showResult( { state: 'cancelled' }, { left: [ 'A file is left.' ] } );
	expect( text() ).toContain(
		'Your site was not changed, except for the following:'
	);
	expect( lines() ).toEqual( [ 'A file is left.' ] );
	await showResult( { state: 'cancelled' }, {} );
	expect( text() ).toContain( 'Your site was not changed.' );
} );

test( '[KT-07] import: what was removed is named in the one verdict, by titles', async () => {
	const removed = [
		{ name: 'page/x-a3', title: 'صفحة', what: 'iframe, script' },
		{ name: 'blocks', title: 'Missing blocks', what: 'a/b' },
	];
	await showResult( { state: 'done' }, { removed } );
	expect( text() ).not.toContain( 'Verified' );
	expect( text() ).toContain( 'Everything is in place, except for' );
	expect( lines() ).toEqual( [
		'صفحة (Pages): iframe, script',
		'Missing blocks: a/b',
	] );
	await showResult( { state: 'done' }, { removed, unresolved: removed } );
	expect( text() ).not.toContain( 'is in place' );
	await showResult( { state: 'done' }, {} );
	expect( text() ).toContain( 'Verified: all links' );
} );

test( '[KT-04] import: one that ends the undo of an earlier one says so; its own undo does not name it', async () => {
	const forgotten = [ '“Own” can no longer be undone.' ];
	await showResult( { state: 'done' }, { forgotten } );
	expect( lines() ).toEqual( forgotten );
	await showResult( { state: 'undone' }, { forgotten } );
	expect( lines() ).toEqual( [] );
	expect( text() ).toContain( 'Your site is back to the way it was.' );
} );

test( '[KT-04] import: an undo that comes under the pointer is not pressed by the same click', async () => {
	await showResult( { state: 'done', canUndo: true }, {} );
	await press( 'Undo' );
	expect( onUndo ).not.toHaveBeenCalled();
	const later = jest
		.spyOn( Date, 'now' )
		.mockReturnValue( Date.now() + 1000 );
	await press( 'Undo' );
	later.mockRestore();
	expect( onUndo ).toHaveBeenCalledTimes( 1 );
} );
