/**
 * Says whether it is open now, by the site's clock, whenever a panel opens. Without the runtime, which the page may do without, and no module, for that would
 * make it longer.
 */
addEventListener(
	'beforetoggle',
	( ( { target }: { target: HTMLElement } ) => {
		const hours = target.getAttribute( 'data-frontage-hours' );
		const timeZone = target.getAttribute( 'data-frontage-zone' ) ?? '';
		if ( hours ) {
			// Swedish dates are ISO's.
			const minute =
				( Date.parse(
					new Date().toLocaleString( 'sv', { timeZone } ) + 'Z'
				) /
					60000 ) %
				10080;
			const isOpen = JSON.parse( hours ).some(
				( [ from, to ]: [ number, number ] ) =>
					from <= minute && minute < to
			);
			target.setAttribute( 'data-open', `${ isOpen }` );
		}
	} ) as unknown as EventListener,
	true
);
