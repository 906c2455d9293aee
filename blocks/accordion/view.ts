/** For older browsers: closes the other items where the browser does not by their name, and opens all for printing where CSS can't. */
if ( ! ( 'name' in HTMLDetailsElement.prototype ) ) {
	addEventListener(
		'toggle',
		( { target } ) => {
			const opened = target as Element;
			if ( opened.matches( '[name^=frontage-accordion][open]' ) ) {
				for ( const item of opened.parentElement?.children ?? [] ) {
					item.toggleAttribute( 'open', item === opened );
				}
			}
		},
		true
	);
}

if ( ! CSS.supports( 'selector(::details-content)' ) ) {
	addEventListener( 'beforeprint', () => {
		for ( const item of document.querySelectorAll(
			'.wp-block-frontage-accordion-item:not([open])'
		) ) {
			const name = item.getAttribute( 'name' );
			// Items of a name would close each other.
			item.removeAttribute( 'name' );
			item.toggleAttribute( 'open' );
			addEventListener(
				'afterprint',
				() => {
					item.toggleAttribute( 'open' );
					item.setAttribute( 'name', name ?? '' );
				},
				{ once: true }
			);
		}
	} );
}

export {};
