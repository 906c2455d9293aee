/** Says whether it is open now, by the site's clock: at first, and whenever the panel opens. */
import { behavior } from '../../src/client/behavior/behavior';

const DEFAULTS = {
	zone: '',
	/** Minutes since Monday's midnight. */
	open: [] as [ from: number, to: number ][],
};

behavior( 'contact-buttons', DEFAULTS, ( element, { zone, open } ) => {
	const update = () => {
		// Swedish dates are ISO's.
		const now = new Date(
			new Date().toLocaleString( 'sv', { timeZone: zone } ) + 'Z'
		);
		const minute =
			( ( now.getUTCDay() + 6 ) % 7 ) * 1440 +
			now.getUTCHours() * 60 +
			now.getUTCMinutes();
		element.dataset.state = open.some(
			( [ from, to ] ) => from <= minute && minute < to
		)
			? 'open'
			: 'closed';
	};
	update();
	element.addEventListener( 'toggle', update, true );
} );
