/** Transforms from and to core's paragraphs and groups. */
import { createBlock, type Block } from '@wordpress/blocks';

type Attributes = Record< string, unknown >;

const ALERT = 'frontage/alert';

const paragraph = ( attributes: Attributes ) =>
	createBlock( 'core/paragraph', attributes );

/** The title as a paragraph, and the blocks inside. */
const parts = ( { title }: Attributes, innerBlocks: Block[] ) => [
	...( title
		? [ paragraph( { content: `<strong>${ title }</strong>` } ) ]
		: [] ),
	...innerBlocks,
];

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMultiBlock: true,
			transform: ( paragraphs: Attributes[] ) =>
				createBlock( ALERT, {}, paragraphs.map( paragraph ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: (
				{ layout, tagName, ...look }: Attributes,
				innerBlocks: Block[]
			) => createBlock( ALERT, look, innerBlocks ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( _: Attributes, { innerBlocks }: Block ) =>
				innerBlocks.every( ( { name } ) => name === 'core/paragraph' ),
			transform: parts,
		},
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: (
				{ title, type, dismissible, ...look }: Attributes,
				innerBlocks: Block[]
			) =>
				createBlock(
					'core/group',
					look,
					parts( { title }, innerBlocks )
				),
		},
	],
};
