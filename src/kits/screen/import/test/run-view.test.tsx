import { act } from 'react';
import { press, show } from '../../../../../tests/unit/show';
import { openArchive, type Archive } from '../../../archive/read';
import limits from '../../../format/limits.json';
import { Files } from '../files';
import { OpenView, WorkingView } from '../run-view';
import { Runs } from '../runs';
import * as rest from '../../rest';
import { chooseFile } from './choose-file';
import { confirm, pressAtOnce } from './confirm';
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
		await confirm();
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

test.each( [
	[ 'undone', { isUnseen: false }, 'is being undone', 'Continue undoing' ],
	[ 'canceled', {}, 'was canceled', 'Continue canceling' ],
	[
		'undone after its switch',
		{ state: 'switching', isUnseen: false },
		'is being undone',
		'Continue undoing',
	],
] as const )(
	'[KT-02] import: one that was left while it was %s is told so',
	async ( _, changes, sentence, label ) => {
		const open = run( { state: 'undoing', isTakenBack: true, ...changes } );
		await show(
			<OpenView
				run={ open }
				runs={ new Runs() }
				files={ new Files( limits ) }
			/>
		);
		expect( document.body.textContent ).toContain( sentence );
		expect( document.body.textContent ).not.toContain( 'uploaded' );
		expect(
			[ ...document.querySelectorAll( 'button' ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [ label ] );
	}
);

test( '[KT-02] import: a running import is canceled only after a question that could be read', async () => {
	const runs = new Runs();
	const takeBack = jest.spyOn( runs, 'takeBack' ).mockResolvedValue();
	await show( <WorkingView run={ run() } runs={ runs } /> );
	await press( 'Cancel' );
	await pressAtOnce();
	expect( takeBack ).not.toHaveBeenCalled();
	// The question stays while the import goes on.
	const ready = run( { state: 'ready' } );
	await show( <WorkingView run={ ready } runs={ runs } /> );
	await confirm();
	expect( takeBack.mock.calls ).toEqual( [ [ ready ] ] );
} );
