/** What the server hands to the form's island; blocks/search/server/form.php writes it. */
import type { Source } from './find';

export interface Props extends Source {
	/** The beginning of ids. */
	id: string;
	/** Address of the results page. */
	action: string;
	/** What the server put into the field. */
	value: string;
	placeholder: string;
	/** Names and values of hidden fields. */
	sent: [ string, string ][];
	labels: Record<
		'field' | 'submit' | 'searching' | 'failed' | 'retry' | 'results',
		string
	>;
}
