import { loadViewer } from '../../../../src/media/viewer/load-viewer';
import { itemOf } from '../../data/test/items';
import { itemOpener } from '../open-item';

jest.mock( '../../../../src/media/viewer/load-viewer', () => ( {
	hasLeft: async () => {},
	loadViewer: jest.fn(),
} ) );

const link = document.createElement( 'a' );
const open = ( isAsked = true ) =>
	itemOpener( {
		linkOf: () => link,
		toEntry: jest.fn(),
		sequence: jest.fn(),
	} ).open( itemOf( 1, { link: '#tea' } ), { isAsked } );
const settled = () => jest.advanceTimersByTimeAsync( 0 );

beforeEach( () => {
	jest.useFakeTimers();
	history.replaceState( null, '', '/' );
	window.reportError = jest.fn();
} );

test( '[PF-19] opening: without the viewer the link is followed, and the error logged only by the loader', async () => {
	jest.mocked( loadViewer ).mockRejectedValue( new Error( 'offline' ) );
	open();
	expect( link.getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await settled();
	expect( location.hash ).toBe( '#tea' );
	expect( link.hasAttribute( 'aria-busy' ) ).toBe( false );
	expect( window.reportError ).not.toHaveBeenCalled();
} );

test( '[IS-04] opening: a click waits four seconds, an address longer', async () => {
	jest.mocked( loadViewer ).mockReturnValue( new Promise( () => {} ) );
	open( false );
	await jest.advanceTimersByTimeAsync( 5000 );
	expect( location.hash ).toBe( '' );
	open();
	await jest.advanceTimersByTimeAsync( 3999 );
	expect( location.hash ).toBe( '' );
	await jest.advanceTimersByTimeAsync( 1 );
	expect( location.hash ).toBe( '#tea' );
} );

test( '[PF-19] opening: once the viewer is there, the link is no longer followed', async () => {
	const openViewer = jest.fn( () => new Promise< void >( () => {} ) );
	jest.mocked( loadViewer ).mockResolvedValue( { openViewer } );
	open();
	await jest.advanceTimersByTimeAsync( 5000 );
	expect( openViewer ).toHaveBeenCalledTimes( 1 );
	expect( location.hash ).toBe( '' );
} );
