import { pictureName } from '../../../src/portfolio/filling/picture-name';
import { look, picturesOf } from '../transforms/from-gallery';

const image = ( attributes: object ) => ( {
	name: 'core/image',
	attributes: { ...attributes },
} );

test( '[PF-26] from gallery: items are named by captions or files, each once', () => {
	const pictures = picturesOf( [
		image( { id: 1, caption: 'Harbour <em>&amp;</em> light' } ),
		image( {
			id: 2,
			url: 'https://example.org/a/quiet-stair_2-1024x768.jpg?v=1',
		} ),
		image( { id: '3', caption: { toString: () => 'Rich' } } ),
		image( { id: 1, caption: 'Again' } ),
		image( {
			id: 4,
			url: 'https://example.org/%E0%A4%A.png',
			caption: ' ',
		} ),
		image( { id: 5, url: '/caf%C3%A9-scaled.webp' } ),
	] );
	expect(
		pictures.map( ( picture ) => [ picture.id, pictureName( picture ) ] )
	).toEqual( [
		[ 1, 'Harbour & light' ],
		[ 2, 'Quiet stair 2' ],
		[ 3, 'Rich' ],
		[ 4, '%E0%A4%A' ],
		[ 5, 'Café' ],
	] );
} );

test( '[PF-26] from gallery: the gallery’s look becomes the portfolio’s', () => {
	expect( look( { align: 'wide', columns: 4, imageCrop: false } ) ).toEqual( {
		align: 'wide',
		columns: 4,
		layout: 'masonry',
	} );
	expect( look( { align: 'left', randomOrder: true, anchor: 'a' } ) ).toEqual(
		{
			anchor: 'a',
			orderBy: 'random',
			layout: 'grid',
		}
	);
} );
