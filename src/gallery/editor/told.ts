/**
 * What the server has told the block editor of the portfolio (editor.php), for code that is no component.
 */
import { select } from '@wordpress/data';

interface Told {
	/** The post type of items, also their REST base. */
	postType: string;
	/** What an earlier plugin's shortcode took where it said nothing, under our names. */
	shortcode?: Record< string, unknown >;
}

interface EditorStore {
	getEditorSettings: () => { frontagePortfolio?: Told };
}

/** Nothing where there is no post to edit, as on the widgets screen. */
export function told(): Told | undefined {
	const editor = select( 'core/editor' ) as unknown as
		EditorStore | undefined;
	return editor?.getEditorSettings().frontagePortfolio;
}
