/** Data of the portfolio for the block editor (editor-data.php). */
import { select } from '@wordpress/data';

export interface EditorData {
	/** Also the items' REST base. */
	postType: string;
	/** Taxonomies. */
	category: string;
	other: string;
	tags: string;
	/** Labels of the orders by word and direction. */
	orders: Record< string, Record< string, string > >;
	/** What an earlier plugin's shortcode took where it said nothing, under our names. */
	shortcode?: Record< string, unknown >;
}

interface EditorStore {
	getEditorSettings: () => { frontagePortfolio?: EditorData };
}

/**
 * Nothing where there is no post to edit, as on the widgets screen.
 * @param from Selects a store; that of `useSelect` in a component.
 */
export function editorData(
	from: ( store: string ) => unknown = select
): EditorData | undefined {
	const editor = from( 'core/editor' ) as EditorStore | undefined;
	return editor?.getEditorSettings().frontagePortfolio;
}
