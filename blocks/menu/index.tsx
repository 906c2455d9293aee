/** Registers the Menu block and its transform from WordPress's Navigation block. */
import { createBlock } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { navigation as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { addLinkSettings } from './item/link-settings';
import './style.scss';
import './style/wide.scss';

addLinkSettings();

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
	transforms: {
		from: [
			{
				type: 'block',
				blocks: [ 'core/navigation' ],
				isMatch: ( { ref }: { ref?: number } ) => !! ref,
				transform: ( {
					ref,
					ariaLabel,
					openSubmenusOnClick,
				}: {
					ref?: number;
					ariaLabel?: string;
					openSubmenusOnClick?: boolean;
				} ) =>
					createBlock( metadata.name, {
						menu: ref,
						label: ariaLabel ?? '',
						openOn: openSubmenusOnClick ? 'click' : 'hover',
					} ),
			},
		],
	},
} );
