import { loadDeferred } from '../../../client/deferred/deferred';

jest.mock( '../../../client/deferred/deferred', () => ( {
	loadDeferred: jest.fn(),
} ) );

test( '[LB-06] lightbox: a picture that fails to load changes no page in history', async () => {
	jest.mocked( loadDeferred ).mockRejectedValue( new Error( 'offline' ) );
	const unhandled = jest.fn();
	process.on( 'unhandledRejection', unhandled );
	history.replaceState( null, '', '?frontage-lightbox-item=a.jpg' );
	await import( '../view' );
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	process.off( 'unhandledRejection', unhandled );
	expect( loadDeferred ).toHaveBeenCalledTimes( 2 );
	expect( unhandled ).not.toHaveBeenCalled();
} );
