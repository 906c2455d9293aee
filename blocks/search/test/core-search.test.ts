import { fromCore, toCore } from '../editor/core-search';

test( 'search transform: core’s search becomes ours and back, unchanged', () => {
	const ours = fromCore( {
		placeholder: 'Find',
		buttonPosition: 'button-only',
		buttonText: 'Go',
		width: 300,
		widthUnit: 'px',
		query: { post_type: 'post' },
	} );
	expect( ours ).toEqual( {
		placeholder: 'Find',
		opens: 'slide-down',
		buttonText: 'Go',
		width: 300,
		postTypes: [ 'post' ],
	} );
	expect(
		toCore( { anchor: '', liveResults: true, ...ours } as never )
	).toEqual( {
		placeholder: 'Find',
		showLabel: false,
		buttonUseIcon: false,
		buttonPosition: 'button-only',
		buttonText: 'Go',
		width: 300,
		widthUnit: 'px',
		query: { post_type: 'post' },
	} );
	expect( fromCore( { width: 50, widthUnit: '%' } ) ).toMatchObject( {
		opens: 'inline',
		width: 0,
		postTypes: [],
	} );
} );
