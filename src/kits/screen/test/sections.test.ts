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
