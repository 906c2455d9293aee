/**
 * The words and measures of what shows an opened item; settings.php writes them, and a site's own filter may change them.
 */
export type Word =
	| 'close'
	| 'loading'
	| 'previous'
	| 'next'
	| 'counter'
	| 'imageFailed'
	| 'contentFailed'
	| 'openImage'
	| 'openPage'
	| 'openPageInTab'
	| 'size'
	| 'pixels'
	| 'desktop'
	| 'tablet'
	| 'mobile'
	| 'play'
	| 'foreign';

export interface Settings {
	/** How long a picture takes to grow, in milliseconds. */
	zoom: number;
	/** How many pictures before and behind the one that is shown are loaded ahead. */
	before: number;
	after: number;
	labels: Record< Word, string >;
}
