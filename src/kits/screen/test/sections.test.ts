/**
 * Sections for manifests of other programs.
 */
import { getState } from '../../registry/registry';
import { offeredCounts, registerGroups } from '../sections';

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

test.each( [
	[ 'not counted', false, { content: 0, media: 2 } ],
	[ 'counted where they are exported', true, { content: 1, media: 3 } ],
] )(
	'[KT-02] kits: a group that has drafts alone is offered, and drafts are %s',
	( _, hasDrafts, counts ) => {
		const group = { title: 'Pages', objects: [] };
		const unpublished = [ 'page/a' ];
		expect(
			offeredCounts(
				[
					{ ...group, name: 'content', count: 0, unpublished },
					{ ...group, name: 'media', count: 2, unpublished },
					{ ...group, name: 'menus', count: 0, unpublished: [] },
				],
				hasDrafts
			)
		).toEqual( counts );
	}
);
