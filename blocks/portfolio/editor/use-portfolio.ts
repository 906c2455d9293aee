/**
 * What the editor knows of the portfolio: the names under which this site keeps items and terms (src/gallery/editor.php tells them),
 * whether there is anything to show, and whether the block only stands in a preview, such as the inserter's.
 */
import { useSelect } from '@wordpress/data';

export interface Names {
	postType: string;
	category: string;
	other: string;
	tags: string;
}

interface CoreStore {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => unknown[] | null;
}

interface EditorStore {
	getEditorSettings: () => { frontagePortfolio?: Names };
}

interface BlockEditorStore {
	getSettings: () => {
		isPreviewMode?: boolean;
		/** Until WordPress 6.7. */
		__unstableIsPreviewMode?: boolean;
	};
}

export function usePortfolio(): {
	names?: Names;
	isEmpty: boolean;
	isPreview: boolean;
} {
	return useSelect( ( select ) => {
		// The widgets screen has no such store; the gallery works there too, without its pickers.
		const editor = select( 'core/editor' ) as EditorStore | undefined;
		const names = editor?.getEditorSettings().frontagePortfolio;
		const core = select( 'core' ) as CoreStore;
		const first =
			names &&
			core.getEntityRecords( 'postType', names.postType, {
				per_page: 1,
				status: 'publish',
				_fields: 'id',
			} );
		const block = (
			select( 'core/block-editor' ) as BlockEditorStore
		 ).getSettings();
		return {
			names,
			isEmpty: first?.length === 0,
			isPreview: Boolean(
				block.isPreviewMode || block.__unstableIsPreviewMode
			),
		};
	}, [] );
}
