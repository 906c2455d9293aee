import { entranceOf, hiddenOn, stretchedTo, toStored } from '../editor/options';

test( '[PB-03] sections editor: only what differs from the defaults is stored', () => {
	const { animation, ...times } = entranceOf( {} );
	expect( toStored( { animation, ...times } ) ).toBeUndefined();
	expect( toStored( { animation, delay: 200, duration: 100 } ) ).toBe(
		undefined
	);
	const fade = { value: 'fade', mobile: 'none' };
	expect( toStored( { animation: fade, ...times } ) ).toEqual( {
		animation: fade,
	} );
	expect(
		toStored( { animation: fade, delay: 200, duration: 100 } )
	).toEqual( { animation: fade, delay: 200, duration: 100 } );
	expect(
		entranceOf( { frontageEntrance: { animation: fade, delay: 50 } } )
	).toEqual( { animation: fade, delay: 50, duration: 600 } );
} );

test( '[PB-02] [PB-06] sections editor: malformed attributes are as none', () => {
	expect( hiddenOn( { frontageHidden: 'mobile' } ) ).toEqual( [] );
	expect( hiddenOn( { frontageHidden: [ 'mobile' ] } ) ).toEqual( [
		'mobile',
	] );
	expect( stretchedTo( { frontageStretch: [ 'window' ] } ) ).toBe( '' );
	expect( stretchedTo( { frontageStretch: 'window' } ) ).toBe( 'window' );
} );
