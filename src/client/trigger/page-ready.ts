declare global {
	interface Document {
		/** True while the browser renders a page that the visitor may open next. */
		readonly prerendering?: boolean;
	}
}

/** Calls back when the page is parsed and somebody sees it: at once, where that is so. */
export function whenReady( callback: () => void, signal: AbortSignal ): void {
	const isLoading = document.readyState === 'loading';
	if ( isLoading || document.prerendering ) {
		document.addEventListener(
			isLoading ? 'DOMContentLoaded' : 'prerenderingchange',
			() => whenReady( callback, signal ),
			{ signal }
		);
	} else {
		callback();
	}
}
