/** Measures the bars at the bottom, for what else stands there. Without the runtime, which the page may do without; those at the top are notices. */
const bars = document.querySelector< HTMLElement >(
	'.wp-block-frontage-floating-bar__edge[data-position="bottom"]'
);

if ( bars ) {
	new ResizeObserver( () =>
		document.documentElement.style.setProperty(
			'--frontage-covered-end',
			`${ bars.offsetHeight }px`
		)
	).observe( bars );
}

export {};
