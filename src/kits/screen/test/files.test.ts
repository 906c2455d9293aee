import type { Archive } from '../../archive/read';
import { openArchive } from '../../archive/read';
import { Files } from '../import/files';
import * as planning from '../planning';
import type * as rest from '../rest';

jest.mock( '../planning' );
jest.mock( '../../archive/read', () => ( { openArchive: jest.fn() } ) );

const site = jest.mocked( planning );

const archive = {
	manifest: { format: '', title: '', objects: {}, files: {} },
} as Partial< Archive > as Archive;

const item = ( choices: rest.Choice[] ): rest.PlanItem => ( {
	name: 'page/about',
	kind: 'page',
	title: 'About',
	action: 'make',
	conflict: 'exists',
	choices,
	chosen: choices[ 0 ] ?? null,
} );

const plan = ( ...items: rest.PlanItem[] ): rest.Plan => ( {
	hash: '',
	print: '',
	plan: items,
	missing: { objects: [], blocks: [], fonts: [], presets: [] },
} );

test( '[KT-02] import: what is chosen while the site plans anew stays, where the new plan offers it', async () => {
	jest.mocked( openArchive ).mockResolvedValue( archive );
	site.getPlan.mockResolvedValueOnce( plan( item( [ 'both', 'keep' ] ) ) );
	const files = new Files( {} as ConstructorParameters< typeof Files >[ 0 ] );
	await files.choose( new File( [], 'kit.zip' ) );
	files.change( { isTrusted: true } );

	for ( const [ offered, kept ] of [
		[ [ 'both', 'keep' ], { 'page/about': 'keep' } ],
		[ [ 'both' ], {} ],
	] as const ) {
		let answer: ( planned: rest.Plan ) => void = () => {};
		site.getPlan.mockReturnValueOnce(
			new Promise( ( resolve ) => ( answer = resolve ) )
		);
		const planned = files.changeSections( {} );
		files.change( {
			isTrusted: false,
			choices: { 'page/about': 'keep', 'page/gone': 'keep' },
		} );
		answer( plan( item( [ ...offered ] ) ) );
		await planned;
		expect( files.state ).toMatchObject( {
			failure: '',
			isReading: false,
		} );
		expect( files.state.chosen ).toMatchObject( {
			isTrusted: false,
			choices: kept,
		} );
		expect( files.state.chosen?.choices ).toEqual( kept );
	}
} );
