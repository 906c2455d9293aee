/** One slide of a carousel in the editor. */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

const TEMPLATE = [ [ 'core/paragraph' ] ];

export const Edit = () => (
	<div
		{ ...useInnerBlocksProps(
			useBlockProps( { className: 'is-layout-flow' } ),
			{ template: TEMPLATE }
		) }
	/>
);
