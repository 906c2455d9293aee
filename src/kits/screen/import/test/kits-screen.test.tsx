import { show } from '../../../../../tests/unit/show';
import { openArchive } from '../../../archive/read';
import { Refusal } from '../../../archive/refusal';
import limits from '../../../format/limits.json';
import { KitsScreen } from '../../kits-screen';
import * as rest from '../../rest';
import { chooseFile } from './choose-file';

jest.mock( '../../rest' );
jest.mock( '../../../events/events' );
jest.mock( '../../../archive/read', () => ( { openArchive: jest.fn() } ) );

test( '[KT-02] import: the failure of a file is told in place of one before it', async () => {
	jest.mocked( rest.getRuns ).mockRejectedValue( new Error( 'Away' ) );
	jest.mocked( openArchive ).mockRejectedValue(
		new Refusal( 'archive', 'No zip.' )
	);
	await show(
		<KitsScreen
			mayExport={ false }
			mayImport
			mayTrust={ false }
			limits={ limits }
			groups={ {} }
			kinds={ {} }
			home=""
			links={ [] }
		/>
	);
	expect( document.body.textContent ).toContain( 'reach the site' );
	await chooseFile();
	expect( document.body.textContent ).not.toContain( 'reach the site' );
	expect( document.body.textContent ).toContain( 'No zip.' );
} );
