/** Transforms to core's accordion, where WordPress has it, and to core's details. */
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import type { Attributes } from '../attributes';

type Kept = Partial< Pick< Attributes, keyof Attributes > > &
	Record< string, unknown >;

function toCore( {
	autoclose,
	headingLevel,
	icon,
	iconPosition,
	...look
}: Kept ): Record< string, unknown > {
	return {
		...look,
		autoclose,
		headingLevel: headingLevel || 3,
		iconPosition: iconPosition === 'start' ? 'left' : 'right',
		showIcon: icon !== 'none',
	};
}

function itemToCore( { attributes, innerBlocks }: Block, common: object ) {
	const { anchor, title, isOpen, ...look } = attributes;
	return createBlock(
		'core/accordion-item',
		{ ...look, openByDefault: isOpen },
		[
			createBlock( 'core/accordion-heading', {
				...common,
				anchor,
				title,
				openByDefault: isOpen,
			} ),
			createBlock( 'core/accordion-panel', {}, innerBlocks ),
		]
	);
}

export const to = [
	{
		type: 'block',
		blocks: [ 'core/accordion' ],
		isMatch: () => getBlockType( 'core/accordion' ) !== undefined,
		transform: ( attributes: Kept, innerBlocks: Block[] ) => {
			const whole = toCore( attributes );
			const { headingLevel, iconPosition, showIcon } = whole;
			const common = { level: headingLevel, iconPosition, showIcon };
			return createBlock(
				'core/accordion',
				whole,
				innerBlocks.map( ( item ) => itemToCore( item, common ) )
			);
		},
	},
	{
		type: 'block',
		blocks: [ 'core/details' ],
		transform: ( { autoclose, align }: Kept, innerBlocks: Block[] ) => {
			const made = innerBlocks.map( ( item ) => {
				const { title, isOpen, ...look } = item.attributes;
				return createBlock(
					'core/details',
					{ ...look, align, summary: title, showContent: isOpen },
					item.innerBlocks
				);
			} );
			// Those of a name close each other.
			const name = `details-${ made[ 0 ]?.clientId.slice( 0, 8 ) }`;
			return autoclose
				? made.map( ( { attributes, innerBlocks: inner } ) =>
						createBlock(
							'core/details',
							{ ...attributes, name },
							inner
						)
					)
				: made;
		},
	},
];
