import { act } from 'react';
import { playIn } from '../content/player';

jest.mock( 'react-player', () => {
	const { createElement, forwardRef } =
		jest.requireActual< typeof import( 'react' ) >( 'react' );
	return {
		__esModule: true,
		default: forwardRef< HTMLVideoElement, { onCanPlay: () => void } >(
			( { onCanPlay }, ref ) =>
				createElement( 'video', { ref, onCanPlay, tabIndex: 0 } )
		),
	};
} );

const play = jest.fn( () => Promise.resolve() );
const canPlay = ( video: HTMLVideoElement | null ) =>
	act( async () => video?.dispatchEvent( new Event( 'canplay' ) ) );

beforeAll( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	HTMLMediaElement.prototype.play = play;
} );

test( '[PF-21] a film starts once, and stays paused when its visitor looks for another place in it', async () => {
	const box = document.body.appendChild( document.createElement( 'div' ) );
	box.tabIndex = -1;
	box.focus();
	let end = () => {};
	await act( async () => {
		end = playIn( box, {
			src: '/tea.mp4',
			title: 'Tea',
			label: 'Play',
			onError() {},
		} );
	} );
	const video = box.querySelector( 'video' );
	expect( video?.matches( ':focus' ) ).toBe( true );
	await canPlay( video );
	expect( play ).toHaveBeenCalledTimes( 1 );
	// It is paused, as jsdom plays nothing.
	await canPlay( video );
	expect( play ).toHaveBeenCalledTimes( 1 );
	await act( async () => end() );
} );
