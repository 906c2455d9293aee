declare global {
	interface Document {
		/** True while the browser prerenders the page. */
		readonly prerendering?: boolean;
	}
}

/** Calls back when the page is parsed and not prerendering; synchronously, if that is the case already. */
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
