/** Transforms from core's accordion and from core's details, one or several. */
import { createBlock, type Block } from '@wordpress/blocks';

const ITEM = 'frontage/accordion-item';

/* A title is a string of HTML, or a RichTextData object that converts to one. */
const html = ( title: unknown ) => String( title ?? '' );

const isWide = ( align: unknown ) => align === 'wide' || align === 'full';

/** Attributes of core's accordion as ours; those of its look have the same names. */
export function fromCore( {
	autoclose,
	headingLevel,
	iconPosition,
	showIcon,
	...look
}: Record< string, unknown > ): Record< string, unknown > {
	const level = Number( headingLevel ?? 3 );
	return {
		...look,
		autoclose: autoclose === true,
		headingLevel: Math.min( 4, Math.max( 2, level ) ),
		icon: showIcon === false ? 'none' : 'plus',
		iconPosition: iconPosition === 'left' ? 'start' : 'end',
	};
}

/** An item of core's accordion, which holds a heading and a panel, as ours. */
function itemFromCore( { attributes, innerBlocks }: Block ) {
	const { openByDefault, ...look } = attributes;
	const part = ( name: string ) =>
		innerBlocks.find( ( block ) => block.name === name );
	const heading = part( 'core/accordion-heading' );
	return createBlock(
		ITEM,
		{
			...look,
			anchor: heading?.attributes.anchor ?? look.anchor,
			title: html( heading?.attributes.title ),
			isOpen: openByDefault === true,
		},
		part( 'core/accordion-panel' )?.innerBlocks
	);
}

/** Core's details as an item. */
const itemFromDetails = (
	{ summary, showContent, align, ...look }: Record< string, unknown >,
	innerBlocks: Block[]
) =>
	createBlock(
		ITEM,
		{ ...look, title: html( summary ), isOpen: showContent === true },
		innerBlocks
	);

export const from = [
	{
		type: 'block',
		blocks: [ 'core/accordion' ],
		transform: (
			attributes: Record< string, unknown >,
			innerBlocks: Block[]
		) =>
			createBlock(
				'frontage/accordion',
				fromCore( attributes ),
				innerBlocks.map( itemFromCore )
			),
	},
	{
		type: 'block',
		blocks: [ 'core/details' ],
		isMultiBlock: true,
		transform: (
			details: Record< string, unknown >[],
			innerBlocks: Block[][]
		) => {
			const [ { name, align } = {} ] = details;
			return createBlock(
				'frontage/accordion',
				{
					autoclose:
						!! name &&
						details.every( ( each ) => each.name === name ),
					headingLevel: 0,
					...( isWide( align ) ? { align } : {} ),
				},
				details.map( ( each, at ) =>
					itemFromDetails( each, innerBlocks[ at ] ?? [] )
				)
			);
		},
	},
];
