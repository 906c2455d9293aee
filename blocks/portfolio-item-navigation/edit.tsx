/** Item navigation in the editor. */
import { __ } from '@wordpress/i18n';
import {
	ItemPreview,
	type PreviewProps,
} from '../../src/portfolio/item-page/item-preview';
import metadata from './block.json';

export const Edit = ( { context }: PreviewProps ) => (
	<ItemPreview
		block={ metadata.name }
		context={ context }
		empty={ __( 'There is no other item yet.', 'frontage' ) }
	/>
);
