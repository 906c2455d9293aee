import { act } from 'react';
import { button, press, show } from '../../../../tests/unit/show';
import { ExportCard } from '../export/export-card';
import { Exports } from '../export/exports';
import * as maker from '../export/make-kit';
import * as rest from '../rest';
import limits from '../../format/limits.json';
import { registerGroups } from '../sections';

jest.mock( '../rest' );
jest.mock( '../export/make-kit', () => ( { makeKit: jest.fn() } ) );
jest.mock( '../../../editor/admin/download' );
jest.mock( '../../events/events' );

Element.prototype.scrollIntoView = () => {};

test( '[KT-02] export: the focus stays on the card when its buttons go away', async () => {
	registerGroups( { content: 'Pages' }, { content: [ 'page' ] } );
	jest.mocked( rest.getOffer ).mockResolvedValue( {
		groups: [
			{
				name: 'content',
				title: 'Pages',
				count: 1,
				objects: [ 'page/a' ],
				unpublished: [],
			},
		],
		manifest: { format: 'frontage-kit/1', title: 'Marram' },
		blueprint: { steps: [] },
	} );
	let answer: ( kit: maker.MadeKit ) => void = () => {};
	jest.mocked( maker.makeKit ).mockReturnValue(
		new Promise( ( resolve ) => ( answer = resolve ) )
	);
	await show( <ExportCard exports={ new Exports( limits ) } /> );
	const heading = document.querySelector( 'h2' );
	expect( document.body.ownerDocument.activeElement ).toBe( document.body );
	button( 'Export' ).focus();
	await press( 'Export' );
	expect( document.body.ownerDocument.activeElement ).toBe( heading );
	button( 'Cancel' ).focus();
	await act( async () => answer( { contents: new Blob(), left: [] } ) );
	expect( document.body.ownerDocument.activeElement ).toBe( heading );
} );

test( '[KT-02] export: the focus stays on the card when Retry goes away', async () => {
	jest.mocked( rest.getOffer )
		.mockReset()
		.mockRejectedValueOnce( new Error( 'Away' ) )
		.mockReturnValueOnce( new Promise( () => {} ) );
	await show( <ExportCard exports={ new Exports( limits ) } /> );
	button( 'Retry' ).focus();
	await press( 'Retry' );
	expect( document.body.ownerDocument.activeElement ).toBe(
		document.querySelector( 'h2' )
	);
} );
