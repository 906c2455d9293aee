/** Props that the server passes to the form's island; created by blocks/search/server/form.php. */
import type { Source } from './find';

export interface Props extends Source {
	/** Prefix of ids. */
	id: string;
	/** URL of the results page. */
	action: string;
	/** Value of the field in the server's HTML. */
	value: string;
	placeholder: string;
	/** Names and values of hidden fields. */
	sent: [ string, string ][];
	labels: Record<
		'field' | 'submit' | 'searching' | 'failed' | 'retry' | 'results',
		string
	>;
}
