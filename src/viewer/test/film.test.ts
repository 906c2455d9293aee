import type { Item } from '../../gallery/item';
import { filmContent } from '../content/film';
import { playIn } from '../content/player';
import type { Settings } from '../settings';

jest.mock( '../content/player', () => ( {
	canPlay: () => true,
	playIn: jest.fn( () => () => {} ),
} ) );

const labels = new Proxy(
	{},
	{ get: ( _, name ) => String( name ) }
) as Settings[ 'labels' ];

const ITEM: Item = {
	id: 1,
	title: 'Tea',
	link: '/tea/',
	type: 'video',
	opensIn: 'lightbox',
};

const film = ( url: string ) =>
	filmContent( {
		item: ITEM,
		url,
		settings: { labels } as Settings,
		onWidth() {},
	} );
const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeEach( () => jest.mocked( playIn ).mockClear() );

test( '[PF-21] whoever leaves a film before its player has come, and returns, hears nothing until it is asked for again', async () => {
	const { show, hide, element } = film( '/tea.mp4' );
	show( true );
	hide();
	show( false );
	await settled();
	expect( playIn ).not.toHaveBeenCalled();

	element.querySelector( 'button' )?.click();
	await settled();
	expect( playIn ).toHaveBeenCalledTimes( 1 );
} );

test( '[PF-21] a film whose address is none says that it does not come', async () => {
	const { show, element } = film( 'http://' );
	show( true );
	await settled();
	expect( element.querySelector( '[role="alert"]' ) ).not.toBeNull();
} );
