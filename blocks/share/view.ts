/**
 * Copying and the device's own share sheet need the visitor's own click and are asked for in it; all else comes once the visitor reaches for it. Until
 * then services are plain links, and a button opens a popover of its own.
 */
import { behavior } from '../../src/client/behavior/behavior';
import {
	attachDeferred,
	loadDeferred,
} from '../../src/client/deferred/deferred';
import type { About } from './deferred/about';
import type * as Share from './deferred/share';
import './dialog.scss';
import './states.scss';

const load = () => loadDeferred< typeof Share >( 'share' );

behavior< About >(
	'share',
	// Nothing was copied before the visitor has pressed something here.
	{ url: '', title: '', post: 0, asked: '-' },
	( box, about ) => {
		box.onclick = ( { isTrusted, target } ) => {
			const control = ( target as Element ).closest< HTMLButtonElement >(
				'a,button'
			);
			if ( isTrusted && control ) {
				about.pressed = control;
				about.asked = ask( control.value, about );
			}
		};
		// Counts that are seen may be those of a page that a cache has kept.
		const later = box.querySelector( '[data-count]' )
			? 'first-interaction'
			: 'interaction';
		const detach = attachDeferred(
			// Pressed before there was any script. Browsers without popovers pass over a name that they don't have in `:is()`.
			box.querySelector( ':is(:popover-open)' ) ? 'load' : later,
			load
		)( box, about );
		return () => {
			box.onclick = null;
			detach();
		};
	}
);

/** Name of the error; '' for none. */
async function ask( value: string, { url, title }: About ) {
	try {
		await ( value === 'copy'
			? navigator.clipboard.writeText( url )
			: value === 'native' && navigator.share( { url, title } ) );
		return '';
	} catch ( error ) {
		return ( error as Error ).name;
	}
}
