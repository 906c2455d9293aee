/** Says something to those who use a screen reader. Live regions have to be there before what they say, and where no dialog makes them inert. */
import { part } from '../part';
import { host } from './host';

export type Urgency = 'polite' | 'assertive';

/** Milliseconds that assistive technology needs to know a region that has moved. */
const SETTLING = 150;
/** Milliseconds after which it has been said, and is only in the way of whoever reads the page. */
const SAID = 3000;

let regions: Record< Urgency, HTMLElement > | undefined;

/** Puts the regions where they are heard; true where they have moved. */
export function prepare(): boolean {
	regions ??= { polite: region( 'status' ), assertive: region( 'alert' ) };
	const target = host();
	const { polite, assertive } = regions;
	if ( polite.parentElement === target && polite.isConnected ) {
		return false;
	}
	target.append( polite, assertive );
	return true;
}

export function announce( text: string, urgency: Urgency ): void {
	const hasMoved = prepare();
	setTimeout(
		() => {
			const line = part( 'p', '', {}, text );
			regions?.[ urgency ].append( line );
			setTimeout( () => line.remove(), SAID );
		},
		hasMoved ? SETTLING : 0
	);
}

const region = ( role: 'status' | 'alert' ) =>
	part( 'div', 'announcer', { role, 'aria-atomic': 'false' } );
