/** One panel of tabs in the editor; its title stands in the list of the block around it. */
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
