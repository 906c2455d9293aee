/** Transforms from and to core's gallery, and from a loop. */
import { createBlock, type Block } from '@wordpress/blocks';
import { plainText } from '../../../src/editor/plain-text';

type Attributes = Record< string, unknown >;

const NAME = 'frontage/carousel';
const IMAGE = 'core/image';
const SLIDE = 'frontage/carousel-slide';

/** Attributes that both blocks have. */
const SHARED = [
	'align',
	'anchor',
	'backgroundColor',
	'className',
	'gradient',
];

const shared = ( attributes: Attributes ): Attributes =>
	Object.fromEntries(
		SHARED.filter( ( name ) => attributes[ name ] !== undefined ).map(
			( name ) => [ name, attributes[ name ] ]
		)
	);

function fromGallery(
	{ columns, caption, frontageLightbox, imageCrop, ...look }: Attributes,
	images: Block[]
) {
	const slides = images.map( ( { attributes, innerBlocks } ) =>
		createBlock(
			IMAGE,
			{
				...( imageCrop === false
					? {}
					: { aspectRatio: '4/3', scale: 'cover' } ),
				...( frontageLightbox ? { frontageLightbox } : {} ),
				...attributes,
			},
			innerBlocks
		)
	);
	return createBlock(
		NAME,
		{
			...shared( look ),
			kind: 'images',
			slidesToShow: { value: columns ?? 3 },
			// A string of HTML, or a RichTextData object that converts to one.
			label: plainText( String( caption ?? '' ) ),
		},
		slides
	);
}

/** Pictures of slides; undefined if a slide holds anything else. */
function picturesOf( slides: readonly Block[] ): Block[] | undefined {
	const pictures = slides.flatMap( ( slide ) =>
		slide.name === SLIDE ? slide.innerBlocks : slide
	);
	return pictures.length && pictures.every( ( { name } ) => name === IMAGE )
		? pictures
		: undefined;
}

function toGallery( attributes: Attributes, slides: Block[] ) {
	const { value = 3 } = Object( attributes.slidesToShow );
	return createBlock(
		'core/gallery',
		{
			...shared( attributes ),
			// The most that a gallery has.
			columns: Math.min( 8, value ),
			caption: attributes.label || undefined,
			linkTo: 'none',
		},
		picturesOf( slides )
	);
}

export const transforms = {
	from: [
		{ type: 'block', blocks: [ 'core/gallery' ], transform: fromGallery },
		...[ 'core/query', 'frontage/portfolio' ].map( ( name ) => ( {
			type: 'block',
			blocks: [ name ],
			transform: ( { align, ...list }: Attributes, inner: Block[] ) =>
				createBlock( NAME, align ? { align } : {}, [
					createBlock( name, list, inner ),
				] ),
		} ) ),
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: (
				_attributes: Attributes,
				{ innerBlocks = [] }: Partial< Block >
			) => picturesOf( innerBlocks ) !== undefined,
			transform: toGallery,
		},
	],
};
