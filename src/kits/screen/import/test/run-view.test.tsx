import { act } from 'react';
import { press, show } from '../../../../../tests/unit/show';
import { openArchive, type Archive } from '../../../archive/read';
import limits from '../../../format/limits.json';
import { Files } from '../files';
import { OpenView } from '../run-view';
import { Runs } from '../runs';
import * as rest from '../../rest';
import { chooseFile } from './choose-file';
import { run } from '../../test/run';

jest.mock( '../../rest' );
jest.mock( '../../../events/events' );
jest.mock( '../../../archive/read', () => ( { openArchive: jest.fn() } ) );

const site = jest.mocked( rest );

beforeEach( () => {
	jest.resetAllMocks();
	site.getRuns.mockResolvedValue( { open: null, last: [] } );
} );

test.each( [
	[ 'the same', 'Kit' ],
	[ 'another one', 'Other' ],
] )(
	'[KT-02] import: a file that is opened when the import is canceled is dropped, were it %s',
	async ( _, title ) => {
		let answer: ( archive: Archive ) => void = () => {};
		jest.mocked( openArchive ).mockReturnValue(
			new Promise( ( resolve ) => ( answer = resolve ) )
		);
		site.end.mockReturnValue( new Promise( () => {} ) );
		const missing = { objects: [ 'page/a' ], files: [] };
		const open = run( { missing } );
		const runs = new Runs();
		runs.set( { run: open } );
		const files = new Files( limits );
		await show( <OpenView run={ open } runs={ runs } files={ files } /> );
		await chooseFile();
		await press( 'Cancel import' );
		const objects = {
			'page/a': {
				title: 'A',
				size: 1,
				sha256: '',
				needs: [],
				blocks: [],
				presets: [],
			},
		};
		const manifest = { format: '', title, files: {}, objects };
		await act( async () =>
			answer( { manifest } as Partial< Archive > as Archive )
		);
		expect( site.end ).toHaveBeenCalledTimes( 1 );
		expect( site.getRun ).not.toHaveBeenCalled();
		expect( runs.state ).toMatchObject( {
			run: { state: 'undoing' },
			isWorking: true,
			failure: '',
		} );
	}
);
