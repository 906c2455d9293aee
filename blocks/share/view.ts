/**
 * Copying and the device's own share sheet need the visitor's own click and are asked for in it; all else comes once the visitor does anything on the
 * page. Until then services are plain links.
 */
import { attachLater } from '../../src/behaviour/attach-later';
import { behaviour } from '../../src/behaviour/behaviour';
import { loadLate } from '../../src/island/load-late';
import type * as Share from '../../src/share/view/share';
import './states.scss';

const attach = attachLater( 'used', () => loadLate< typeof Share >( 'share' ) );

behaviour(
	'share',
	{ url: '', title: '', post: 0, asked: '' as string | Promise< string > },
	( box, about ) => {
		box.addEventListener(
			'click',
			( { isTrusted, target } ) => {
				const button = ( target as Element ).closest( 'button' );
				if ( isTrusted && button ) {
					about.asked = ask( button.value, about );
				}
			},
			true
		);
		return attach( box, about );
	}
);

/** What went wrong; '' for nothing. */
async function ask(
	value: string,
	{ url, title }: { url: string; title: string }
) {
	try {
		await ( value === 'copy'
			? navigator.clipboard.writeText( url )
			: value === 'native' && navigator.share( { url, title } ) );
		return '';
	} catch ( error ) {
		return ( error as Error ).name;
	}
}
