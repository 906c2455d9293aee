/** Data of the portfolio for the block editor (editor-data.php). */
import { select } from '@wordpress/data';

export interface EditorData {
	/** Post type, which is also the REST base of the items. */
	postType: string;
	/** Taxonomies. */
	category: string;
	other: string;
	tags: string;
	/** Labels of the orders by key and direction. */
	orders: Record< string, Record< string, string > >;
	/** Defaults of the legacy plugin's shortcode, with our attribute names. */
	shortcode?: Record< string, unknown >;
}

interface EditorStore {
	getEditorSettings: () => { frontagePortfolio?: EditorData };
}

/**
 * Data from the editor settings; undefined on screens without a post editor, such as the widgets screen.
 * @param from Selects a store; that of `useSelect` in a component.
 */
export function editorData(
	from: ( store: string ) => unknown = select
): EditorData | undefined {
	const editor = from( 'core/editor' ) as EditorStore | undefined;
	return editor?.getEditorSettings().frontagePortfolio;
}
