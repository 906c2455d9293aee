/**
 * What the editor knows of the portfolio: data from the server, whether there is any item, and whether the block only stands in a preview, such as
 * the inserter's.
 */
import { useSelect } from '@wordpress/data';
import { editorData, type EditorData } from './editor-data';

interface CoreStore {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => unknown[] | null;
}

interface BlockEditorStore {
	getSettings: () => {
		isPreviewMode?: boolean;
		/** Until WordPress 6.7. */
		__unstableIsPreviewMode?: boolean;
	};
}

export function usePortfolio(): {
	data?: EditorData;
	isEmpty: boolean;
	isPreview: boolean;
} {
	return useSelect( ( select ) => {
		// The gallery works without data too, but for its pickers.
		const data = editorData( select );
		const core = select( 'core' ) as CoreStore;
		const first =
			data &&
			core.getEntityRecords( 'postType', data.postType, {
				per_page: 1,
				status: 'publish',
				_fields: 'id',
			} );
		const block = (
			select( 'core/block-editor' ) as BlockEditorStore
		 ).getSettings();
		return {
			data,
			isEmpty: first?.length === 0,
			isPreview: Boolean(
				block.isPreviewMode || block.__unstableIsPreviewMode
			),
		};
	}, [] );
}
