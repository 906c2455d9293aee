import { loadLate } from '../../island/load-late';

jest.mock( '../../island/load-late', () => ( { loadLate: jest.fn() } ) );

test( '[LB-06] an address whose picture does not come leaves the page as it is, at each step in the history', async () => {
	jest.mocked( loadLate ).mockRejectedValue( new Error( 'offline' ) );
	const unhandled = jest.fn();
	process.on( 'unhandledRejection', unhandled );
	history.replaceState( null, '', '?frontage-lightbox-item=a.jpg' );
	await import( '../view' );
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	process.off( 'unhandledRejection', unhandled );
	expect( loadLate ).toHaveBeenCalledTimes( 2 );
	expect( unhandled ).not.toHaveBeenCalled();
} );
