/** Creating items from images on good connections and bad ones. */
import { RestError } from '../../../client/rest/error';
import { request } from '../../../client/rest/admin';
import { createItems } from '../create-items';

jest.mock( '../../../client/rest/admin', () => ( { request: jest.fn() } ) );

interface Sent {
	pictures: { id: number; title: string; key: string }[];
}

const server = jest.mocked( request );
const pictures = ( count: number, from = 1 ) =>
	Array.from( { length: count }, ( _, at ) => ( {
		id: from + at,
		title: `IMG_${ from + at }`,
	} ) );
const sent = () =>
	server.mock.calls.map( ( [ , , data ] ) => ( data as Sent ).pictures );
const makeAll = async ( _path: string, _method?: string, data?: object ) => ( {
	made: ( data as Sent ).pictures.map( ( { id } ) => ( {
		picture: id,
		item: 1000 + id,
	} ) ),
	failed: [],
} );
const offline = () => new RestError( 'network', 'no_answer', 'Offline' );

beforeEach( () => {
	jest.useFakeTimers();
	server.mockReset().mockImplementation( makeAll );
} );
afterEach( () => jest.useRealTimers() );

/** Skips the pauses before retries. */
async function hurried< Result >( work: Promise< Result > ): Promise< Result > {
	await jest.advanceTimersByTimeAsync( 10_000 );
	return work;
}

test( '[PF-26] create: twelve pictures, twelve items in order, five a request', async () => {
	const progress = jest.fn();
	const { made, failed } = await createItems( pictures( 12 ), progress );
	expect( failed ).toEqual( [] );
	expect( made ).toHaveLength( 12 );
	expect( sent().map( ( some ) => some.map( ( { id } ) => id ) ) ).toEqual( [
		[ 12, 11, 10, 9, 8 ],
		[ 7, 6, 5, 4, 3 ],
		[ 2, 1 ],
	] );
	expect( sent()[ 2 ]?.[ 1 ]?.title ).toBe( 'IMG 1' );
	expect( progress.mock.calls ).toEqual( [
		[ 0, 12 ],
		[ 5, 12 ],
		[ 10, 12 ],
		[ 12, 12 ],
	] );
} );

test( '[PF-26] create: an unanswered request is repeated with the same keys', async () => {
	server.mockRejectedValueOnce( offline() );
	const { made } = await hurried(
		createItems( pictures( 2, 20 ), jest.fn() )
	);
	expect( made ).toHaveLength( 2 );
	expect( sent() ).toHaveLength( 2 );
	expect( sent()[ 1 ] ).toEqual( sent()[ 0 ] );
} );

test( '[PF-26] create: a picture keeps its key until its item is made', async () => {
	server.mockRejectedValue( offline() );
	await hurried( createItems( pictures( 1, 30 ), jest.fn() ) );
	server.mockImplementation( makeAll );
	await createItems( pictures( 1, 30 ), jest.fn() );
	await createItems( pictures( 1, 30 ), jest.fn() );
	const keys = sent().map( ( [ picture ] ) => picture?.key );
	expect( keys[ 2 ] ).toBe( keys[ 0 ] );
	expect( keys[ 3 ] ).not.toBe( keys[ 0 ] );
	expect( keys[ 0 ] ).toMatch( /^[a-z0-9-]{8,64}$/ );
} );

test( '[PF-26] create: offline ends at once with the reason per picture', async () => {
	server.mockImplementationOnce( makeAll ).mockRejectedValue( offline() );
	const { made, failed } = await hurried(
		createItems( pictures( 15, 40 ), jest.fn() )
	);
	expect( made ).toHaveLength( 5 );
	expect( failed ).toHaveLength( 10 );
	expect( failed[ 0 ]?.message ).toBe( 'The site could not be reached.' );
	expect( sent() ).toHaveLength( 3 );
} );

test( '[PF-26] create: one failed or missing picture stops no other', async () => {
	server.mockResolvedValueOnce( {
		made: [ { picture: 62, item: 9 } ],
		failed: [ { picture: 61, message: 'Gone.' } ],
	} );
	const { made, failed } = await createItems( pictures( 3, 60 ), jest.fn() );
	expect( made ).toEqual( [ { picture: 62, item: 9 } ] );
	expect( failed.map( ( { picture } ) => picture ) ).toEqual( [ 61, 60 ] );
} );

test( '[PF-26] create: a refused request has its reason, no retry', async () => {
	server.mockRejectedValue(
		new RestError( 'http', 'frontage_may_not_create', 'You may not.', 403 )
	);
	const { failed } = await createItems( pictures( 7, 70 ), jest.fn() );
	expect( failed.map( ( { message } ) => message ) ).toEqual(
		Array( 7 ).fill( 'You may not.' )
	);
	expect( sent() ).toHaveLength( 1 );
} );

test( '[PF-26] create: canceling keeps the items, the rest can go on', async () => {
	const ending = new AbortController();
	const { made, failed } = await createItems(
		pictures( 12, 80 ),
		( done ) => done === 5 && ending.abort(),
		ending.signal
	);
	expect( made ).toHaveLength( 5 );
	expect( failed ).toHaveLength( 7 );
	expect( sent() ).toHaveLength( 1 );
} );
