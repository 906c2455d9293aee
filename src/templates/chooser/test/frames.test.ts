import { fit } from '../frames/devices';
import { Queue } from '../frames/queue';

test( '[PV-06] chooser: a frame has the width of its device, whatever room there is', () => {
	expect( fit( 'desktop', { width: 640, height: 400 }, true ) ).toEqual( {
		width: 1280,
		height: 800,
		scale: 0.5,
	} );
	expect( fit( 'mobile', { width: 640, height: 422 }, true ) ).toMatchObject(
		{ width: 390, scale: 0.5 }
	);
	// Large, it is as high as there is room, and never larger than it is.
	expect( fit( 'mobile', { width: 1000, height: 700 }, false ) ).toEqual( {
		width: 390,
		height: 700,
		scale: 1,
	} );
	expect( fit( 'desktop', { width: 640, height: 300 }, false ) ).toEqual( {
		width: 1280,
		height: 600,
		scale: 0.5,
	} );
	expect( fit( 'tablet', { width: 0, height: 0 }, false ).scale ).toBe( 0 );
} );

test( '[PV-06] chooser: frames are loaded one after another', () => {
	jest.useFakeTimers();
	const queue = new Queue();
	const begun: string[] = [];
	const ends: Record< string, () => void > = {};
	const add = ( name: string ) =>
		queue.add( ( done ) => {
			begun.push( name );
			ends[ name ] = done;
		} );
	add( 'a' );
	const leaveB = add( 'b' );
	const leaveC = add( 'c' );
	add( 'd' );
	add( 'e' );
	expect( begun ).toEqual( [ 'a' ] );
	leaveB();
	ends.a?.();
	ends.a?.();
	expect( begun ).toEqual( [ 'a', 'c' ] );
	// One that goes while it loads makes room.
	leaveC();
	expect( begun ).toEqual( [ 'a', 'c', 'd' ] );
	// One that never ends does so, too.
	jest.advanceTimersByTime( 15_000 );
	expect( begun ).toEqual( [ 'a', 'c', 'd', 'e' ] );
	jest.useRealTimers();
} );
