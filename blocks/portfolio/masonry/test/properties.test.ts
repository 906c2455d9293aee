import { itemOf } from '../../data/test/items';
import { properties } from '../properties';

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

test( '[PF-14] masonry: tiles have positions for two and the chosen columns', () => {
	const names = ( columns: number ) =>
		Object.keys( properties( items, 'masonry', columns ).tiles[ 1 ] ?? {} );
	expect( names( 2 ) ).toEqual( [
		'--frontage-h',
		'--frontage-cm',
		'--frontage-rm',
		'--frontage-nm',
	] );
	expect( names( 3 ) ).toHaveLength( 7 );
	expect( properties( items, 'masonry', 1 ).tiles[ 1 ] ).toMatchObject( {
		'--frontage-cm': 0,
	} );
	expect( properties( items, 'grid', 3 ) ).toEqual( {
		grid: {},
		tiles: items.map( () => ( {} ) ),
	} );
} );

test( '[PF-13] masonry: a tile’s position does not depend on later ones', () => {
	expect( properties( items.slice( 0, 6 ), 'masonry', 3 ).tiles ).toEqual(
		properties( items, 'masonry', 3 ).tiles.slice( 0, 6 )
	);
} );
