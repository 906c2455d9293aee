/** Announces text to screen readers. Live regions have to exist before their text, and outside inert content. */
import { part } from '../part';
import { host } from './host';

export type Urgency = 'polite' | 'assertive';

/** Milliseconds that assistive technology needs to register a moved region. */
const SETTLING = 150;
/** Milliseconds after which the announcement is removed, so that screen readers do not meet it while browsing the page. */
const SAID = 3000;

let regions: Record< Urgency, HTMLElement > | undefined;

/** Moves the regions out of inert content; true if they have moved. */
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
