/**
 * Says whether it is open now, by the site's clock, whenever a panel opens. Without the runtime, which the page may do without, and no module, for that would
 * make it longer.
 */
addEventListener(
	'beforetoggle',
	( ( { target: { dataset } }: { target: HTMLElement } ) => {
		const { hours, zone } = dataset;
		if ( hours ) {
			// Swedish dates are ISO's.
			const minute =
				( Date.parse(
					new Date().toLocaleString( 'sv', { timeZone: zone } ) + 'Z'
				) /
					60000 ) %
				10080;
			dataset.open = JSON.parse( hours ).some(
				( [ from, to ]: [ number, number ] ) =>
					from <= minute && minute < to
			);
		}
	} ) as unknown as EventListener,
	true
);
