import { filmContent } from '../content/film';
import { playIn } from '../content/player';
import { entry, SETTINGS } from './entry';

jest.mock( '../../../client/deferred/deferred', () => ( {
	loadDeferred: async () => jest.requireMock( '../content/player' ),
} ) );
jest.mock( '../content/player', () => ( {
	canPlay: () => true,
	playIn: jest.fn( () => () => {} ),
} ) );

const film = ( src: string ) =>
	filmContent( {
		entry: entry( { kind: 'film', src, title: 'Tea' } ),
		settings: SETTINGS,
		onWidth() {},
	} );
const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeEach( () => {
	const { prototype } = HTMLMediaElement;
	jest.spyOn( prototype, 'canPlayType' ).mockReturnValue( '' );
	jest.spyOn( prototype, 'play' ).mockResolvedValue();
	jest.spyOn( prototype, 'pause' ).mockReturnValue();
	jest.spyOn( prototype, 'load' ).mockReturnValue();
} );

test( '[PF-21] video: left before its player loads, it is silent on return', async () => {
	const { show, hide, element } = film( '/tea.m3u8' );
	show( true );
	hide();
	show( false );
	await settled();
	expect( playIn ).not.toHaveBeenCalled();

	element.querySelector( 'button' )?.click();
	await settled();
	expect( playIn ).toHaveBeenCalledTimes( 1 );
} );

test( '[PF-21] video: a file plays at once natively, with name and controls', async () => {
	const { show, hide, element } = film( '/tea.mp4' );
	show( true );
	const video = element.querySelector( 'video' );
	expect( video?.src ).toBe( 'http://localhost/tea.mp4' );
	expect( video?.controls ).toBe( true );
	expect( video?.getAttribute( 'playsinline' ) ).toBe( '' );
	expect( video?.getAttribute( 'aria-label' ) ).toBe( 'Tea' );
	expect( video?.play ).toHaveBeenCalledTimes( 1 );
	await settled();
	expect( element.querySelector( 'button' ) ).toBeNull();

	hide();
	expect( element.childElementCount ).toBe( 0 );
	expect( video?.pause ).toHaveBeenCalled();
	expect( video?.hasAttribute( 'src' ) ).toBe( false );
} );

test( '[PF-21] video: a blocked file has a button, a missing one is told', async () => {
	jest.spyOn( HTMLMediaElement.prototype, 'play' ).mockRejectedValueOnce(
		new DOMException( 'Not by itself.', 'NotAllowedError' )
	);
	const { show, element } = film( '/tea.mp4' );
	show( true );
	await settled();
	element.querySelector( 'button' )?.click();
	await settled();
	expect( element.querySelector( 'button' ) ).toBeNull();

	element.querySelector( 'video' )?.dispatchEvent( new Event( 'error' ) );
	expect( element.querySelector( 'video' ) ).toBeNull();
	expect( element.textContent ).toContain( 'contentFailed' );
} );
