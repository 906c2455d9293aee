import { whenUsed } from '../load-late';

jest.mock( '../../island/page-data', () => ( {
	pageData: () => ( { publicPath: '/build/' } ),
} ) );

Object.assign( window, { FRONTAGE_VERSION: '1' } );

const script = () =>
	document.querySelector( 'script[src^="/build/viewport-late.js"]' );

test( '[HD-03] what sticks comes for whoever moves the focus by a reader, without key, pointer or scroll', async () => {
	jest.useFakeTimers();
	whenUsed();
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( script() ).toBeNull();
	document.body.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( script() ).not.toBeNull();
} );
