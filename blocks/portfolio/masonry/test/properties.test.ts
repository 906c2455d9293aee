import { itemOf } from '../../data/test/items';
import { properties, type Slots } from '../properties';

const items = Array.from( { length: 12 }, ( _, id ) => {
	const picture = {
		src: 'a.jpg',
		srcset: '',
		width: 1000,
		height: 500 * ( id % 3 ),
		alt: '',
		color: '',
	};
	return itemOf( id, id % 3 ? { image: picture } : {} );
} );

test( '[PF-14] [PB-06] masonry: tiles have positions for each number of columns', () => {
	const tiles = ( slots: Slots ) =>
		properties( items, 'masonry', slots ).tiles;
	expect( Object.keys( tiles( { m: 2 } )[ 1 ] ?? {} ) ).toEqual( [
		'--frontage-h',
		'--frontage-cm',
		'--frontage-rm',
		'--frontage-nm',
	] );
	expect( tiles( { m: 2, l: 3, '-tablet': 2 } )[ 2 ] ).toMatchObject( {
		'--frontage-cl': '2',
		'--frontage-c-tablet': 'var(--frontage-tablet) 1',
	} );
	expect( tiles( { m: 1 } )[ 1 ] ).toMatchObject( {
		'--frontage-cm': '0',
	} );
	expect( properties( items, 'grid', { m: 2 } ) ).toEqual( {
		grid: {},
		tiles: items.map( () => ( {} ) ),
	} );
} );

test( '[PF-13] masonry: a tile’s position does not depend on later ones', () => {
	const slots = { m: 2, l: 3, '-mobile': 4 };
	expect( properties( items.slice( 0, 6 ), 'masonry', slots ).tiles ).toEqual(
		properties( items, 'masonry', slots ).tiles.slice( 0, 6 )
	);
} );
