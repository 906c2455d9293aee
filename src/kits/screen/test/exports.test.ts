/**
 * Exports as the screen tells of them.
 *
 * @jest-environment node
 */
import { download } from '../../../editor/admin/download';
import { Exports } from '../export/exports';
import * as maker from '../export/make-kit';
import * as rest from '../rest';

jest.mock( '../rest' );
jest.mock( '../export/make-kit' );
jest.mock( '../../../editor/admin/download' );
jest.mock( '../../events/events' );

const { getOffer } = jest.mocked( rest );
const { makeKit } = jest.mocked( maker );

beforeEach( () => {
	jest.resetAllMocks();
	getOffer.mockResolvedValue( {
		groups: [],
		manifest: { format: 'frontage-kit/1', title: 'Marram' },
		blueprint: { steps: [] },
	} );
} );

test( '[KT-02] export: what a file leaves out is told before it is saved', async () => {
	const logo = { name: 'media/logo', message: 'No SVG.' };
	const contents = new Blob( [ 'kit' ] );
	makeKit.mockResolvedValue( { contents, left: [ logo ] } );
	const exports = new Exports();
	await exports.load();
	await exports.start();
	expect( download ).not.toHaveBeenCalled();
	expect( exports.state.file ).toMatchObject( {
		left: [ logo ],
		isSaved: false,
	} );
	exports.save();
	expect( download ).toHaveBeenCalledWith( expect.any( String ), contents );
	expect( exports.state.file?.isSaved ).toBe( true );
} );

test( '[KT-02] export: a whole file is saved at once', async () => {
	makeKit.mockResolvedValue( { contents: new Blob(), left: [] } );
	const exports = new Exports();
	await exports.load();
	await exports.start();
	expect( download ).toHaveBeenCalledTimes( 1 );
	expect( exports.state.file?.isSaved ).toBe( true );
} );
