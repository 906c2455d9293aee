import {
	createGetInitialState,
	exportGroups,
	get,
	getAll,
	getState,
	register,
	type Section,
} from '../registry';

test( '[KT-01] registry: a section without key or title is an error', () => {
	for ( const section of [
		{},
		{ key: 'a' },
		{ title: 'A' },
		{ key: '', title: 'A' },
		undefined,
	] ) {
		expect( () => register( section as Section ) ).toThrow(
			new Error( 'Template type must have key and title' )
		);
	}
	expect( getAll() ).toEqual( [] );
} );

test( '[KT-01] registry: available sections in their order, children merged', () => {
	register( { key: 'late', title: 'Late', order: 20 } );
	register( { key: 'usual', title: 'Usual' } );
	register( { key: 'early', title: 'Early', order: 1 } );
	register( { key: 'never', title: 'Never', isAvailable: () => false } );
	register( {
		key: 'usual',
		title: 'Another title',
		description: 'Added',
		children: [ { key: 'a', title: 'A' } ],
	} );
	register( {
		key: 'usual',
		title: 'Usual',
		children: [
			{ key: 'b', title: 'B', order: 1 },
			{ key: 'a', title: 'New A' },
		],
	} );
	expect( getAll().map( ( { key } ) => key ) ).toEqual( [
		'early',
		'usual',
		'late',
	] );
	expect( getAll()[ 1 ] ).toEqual( {
		key: 'usual',
		title: 'Usual',
		description: 'Added',
		children: [
			{ key: 'b', title: 'B', order: 1 },
			{ key: 'a', title: 'New A' },
		],
	} );
	expect( get( 'never' )?.title ).toBe( 'Never' );
	expect( get( 'nothing' ) ).toBeUndefined();
} );

test( '[KT-01] registry: enabled only by a template of the export group', () => {
	exportGroups.header = 'parts';
	register( {
		key: 'parts',
		title: 'Parts',
		getInitialState: createGetInitialState( 'parts', { more: 1 } ),
		children: [
			{ key: 'inherits', title: 'Inherits' },
			{ key: 'own', title: 'Own', useParentDefault: false },
		],
	} );
	const stateFor = ( templates?: { doc_type?: string }[] ) =>
		getState( { uploadedData: { manifest: { templates } } } );
	expect( getState( {} ).parts ).toEqual( { enabled: true, more: 1 } );
	expect( getState( {}, false ).parts?.enabled ).toBe( false );
	expect( stateFor().parts?.enabled ).toBe( false );
	expect( stateFor( [ { doc_type: 'toString' }, {} ] ).parts?.enabled ).toBe(
		false
	);
	expect( stateFor( [ { doc_type: 'footer' } ] ) ).toMatchObject( {
		parts: { enabled: false },
		inherits: { enabled: false },
	} );
	expect( stateFor( [ { doc_type: 'header' } ] ) ).toMatchObject( {
		parts: { enabled: true },
		inherits: { enabled: true },
		own: { enabled: false },
		usual: { enabled: true },
	} );
} );
