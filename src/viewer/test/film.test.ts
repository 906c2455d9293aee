import { filmContent } from '../content/film';
import { playIn } from '../content/player';
import { entry, SETTINGS } from './entry';

// The page's React; here it is imported.
jest.mock( '../../island/load-late', () => ( { loadLate: async () => {} } ) );
jest.mock( '../content/player', () => ( {
	canPlay: () => true,
	playIn: jest.fn( () => () => {} ),
} ) );

test( '[PF-21] whoever leaves a film before its player has come, and returns, hears nothing until it is asked for again', async () => {
	const { show, hide, element } = filmContent( {
		entry: entry( { kind: 'film', src: '/tea.mp4' } ),
		settings: SETTINGS,
		onWidth() {},
	} );
	const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );
	show( true );
	hide();
	show( false );
	await settled();
	expect( playIn ).not.toHaveBeenCalled();

	element.querySelector( 'button' )?.click();
	await settled();
	expect( playIn ).toHaveBeenCalledTimes( 1 );
} );
