/**
 * Sections for manifests of other programs.
 */
import { getState } from '../../registry/registry';
import { registerGroups } from '../sections';

test( '[KT-01] kits: the state of sections for a foreign manifest throws nothing', () => {
	registerGroups( { content: 'Pages' }, { content: [ 'page' ] } );
	const stateFor = ( manifest: object ) =>
		getState( { uploadedData: { manifest } } ).content;
	expect( stateFor( { templates: [] } ) ).toEqual( { enabled: false } );
	expect( stateFor( {} ) ).toEqual( { enabled: false } );
	expect( stateFor( { objects: { 'page/a': {} } } ) ).toEqual( {
		enabled: true,
	} );
} );

test( '[KT-02] kits: the settings of a kit are chosen by nobody but the owner', () => {
	registerGroups(
		{ content: 'Pages', settings: 'Settings' },
		{ content: [ 'page' ], settings: [ 'settings' ] }
	);
	const objects = { 'page/a': {}, 'settings/site': {} };
	expect( getState( { uploadedData: { manifest: { objects } } } ) ).toEqual( {
		content: { enabled: true },
		settings: { enabled: false },
	} );
	expect( getState( {} ).settings ).toEqual( { enabled: true } );
} );
