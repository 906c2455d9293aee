/** Transforms between a gallery and a carousel, with registered blocks. */
import {
	createBlock,
	getPossibleBlockTransformations,
	registerBlockType,
	switchToBlockType,
} from '@wordpress/blocks';
import { transforms } from '../editor/transforms';

const string = { type: 'string' } as const;

const register = ( name: string, attributes: object, settings: object = {} ) =>
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'media',
		attributes,
		save: () => null,
		...settings,
	} as never );

beforeAll( () => {
	register( 'core/paragraph', {} );
	register( 'core/image', {
		url: string,
		aspectRatio: string,
		scale: string,
		frontageLightbox: string,
	} );
	register( 'core/gallery', {
		columns: { type: 'number' },
		caption: string,
		linkTo: string,
		frontageLightbox: string,
	} );
	register( 'frontage/carousel-slide', {} );
	register(
		'frontage/carousel',
		{ kind: string, label: string, slidesToShow: { type: 'object' } },
		{ transforms }
	);
} );

const image = ( url: string ) => createBlock( 'core/image', { url } );

it( '[PB-01] carousel: becomes of a gallery, and a gallery again', () => {
	const gallery = createBlock(
		'core/gallery',
		{ columns: 4, caption: 'Rooms', frontageLightbox: 'yes' },
		[ image( 'a.jpg' ), image( 'b.jpg' ) ]
	);
	const [ carousel ] =
		switchToBlockType( gallery, 'frontage/carousel' ) ?? [];
	expect( carousel?.attributes ).toMatchObject( {
		kind: 'images',
		label: 'Rooms',
		slidesToShow: { value: 4 },
	} );
	expect( carousel?.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
		url: 'a.jpg',
		aspectRatio: '4/3',
		frontageLightbox: 'yes',
	} );
	const [ back ] =
		( carousel && switchToBlockType( carousel, 'core/gallery' ) ) ?? [];
	expect( back?.attributes ).toMatchObject( {
		columns: 4,
		caption: 'Rooms',
	} );
	expect( back?.innerBlocks ).toHaveLength( 2 );
} );

it( '[PB-01] carousel: becomes no gallery if anything would be lost', () => {
	const of = ( ...inner: Parameters< typeof createBlock >[ 2 ] & object[] ) =>
		getPossibleBlockTransformations( [
			createBlock( 'frontage/carousel', {}, [
				createBlock( 'frontage/carousel-slide', {}, inner as never ),
			] ),
		] ).map( ( { name } ) => name );
	expect( of( image( 'a.jpg' ) ) ).toContain( 'core/gallery' );
	expect(
		of( image( 'a.jpg' ), createBlock( 'core/paragraph' ) )
	).not.toContain( 'core/gallery' );
} );
