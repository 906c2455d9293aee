/**
 * Hides the element that begins with it, if the visitor has dismissed it, before it is painted; and those that are dismissed now: view.ts, which is loaded by
 * the first click, stores it. Without storage they come back with the next page. No `<` is in it, for wptexturize() would take that for a tag; it is no
 * module, for that would make it longer.
 */
( ( element ) => {
	try {
		const { value, expires } = JSON.parse(
			localStorage[ 'frontage:1:notice' ]
		);
		element.hidden =
			expires > Date.now() &&
			value.includes( element.getAttribute( 'data-frontage-dismissal' ) );
	} catch {}

	// More than one of them does no harm.
	addEventListener( 'click', ( { target } ) => {
		const dismissed = ( target as Element )
			.closest?.( '[data-frontage-dismiss]' )
			?.closest< HTMLElement >( '[data-frontage-dismissal]' );
		if ( dismissed ) {
			dismissed.hidden = true;
			import( /* webpackIgnore: true */ '%view%' as string );
		}
	} );
} )( document.currentScript?.parentElement as HTMLElement );
