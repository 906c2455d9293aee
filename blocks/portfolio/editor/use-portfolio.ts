/**
 * State of the portfolio for the editor: data from the server, whether any item exists, and whether the block is rendered in a preview, such as the
 * inserter's.
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
		/** Property until WordPress 6.7. */
		__unstableIsPreviewMode?: boolean;
	};
}

export function usePortfolio(): {
	data?: EditorData;
	isEmpty: boolean;
	isPreview: boolean;
} {
	return useSelect( ( select ) => {
		// Optional: without data, only the pickers are missing.
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
