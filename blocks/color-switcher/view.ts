/** Switches between the site's palettes: on the root, in the cookie, in every other switcher and in other tabs. */
import { behaviour } from '../../src/client/behavior/behaviour';
import { COOKIE, DARK_CLASS } from './legacy/attributes';
import { emit } from '../../src/client/events/events';
import { attempt } from '../../src/client/store/store';
import './states.scss';

type Choice = 'system' | 'default' | 'switched';

declare global {
	interface GlobalEventHandlersEventMap {
		/** From the document: at the start, and whenever a visitor, another tab or the device has changed the palette. */
		'frontage-color-scheme': CustomEvent< {
			isSwitched: boolean;
			choice: Choice;
		} >;
	}
}

const DAYS_90 = 7776000;
const EVENT = 'frontage-color-scheme';

const CHOICES: Record< string, Choice > = {
	true: 'switched',
	false: 'default',
};

const root = document.documentElement;
let choice: Choice;
let isSwitched: boolean;
/** What the cookie said last: not what is shown, where the browser keeps no cookies. */
let kept: Choice;
/** What was clicked before this script was there, noted by the script in the head. */
let early: unknown = Reflect.get( root, 'clicked' );

behaviour(
	'color-switcher',
	{
		/** What is shown where nobody has chosen. */
		mode: 'default' as Choice,
		scheme: { default: 'light', switched: 'dark', system: 'system' },
		/** The media query by which a device asks for the switched palette. */
		system: '',
		reload: false,
	},
	( switcher, { mode, scheme, system, reload } ) => {
		const ending = new AbortController();
		const button = switcher.querySelector( 'button' );
		const device = matchMedia( system );
		// A tab may hear of the choice before it sees the cookie; a browser without cookies may refuse it.
		const tabs = attempt( () => new BroadcastChannel( EVENT ) );

		const show = () => {
			isSwitched = {
				default: false,
				switched: true,
				system: device.matches,
			}[ choice ];
			root.setAttribute( 'data-frontage-palette', choice );
			root.setAttribute( 'data-scheme', scheme[ choice ] );
			document.body.classList.toggle(
				DARK_CLASS,
				isSwitched && scheme.switched === 'dark'
			);
			for ( const meta of document.querySelectorAll< HTMLMetaElement >(
				'meta[data-palette]'
			) ) {
				const { media = '', palette } = meta.dataset;
				const own = palette === choice ? 'all' : 'not all';
				meta.media = choice === 'system' ? media : own;
			}
			emit( document, EVENT, { isSwitched, choice } );
		};
		const take = ( next: Choice ) => {
			if ( choice !== next ) {
				choice = next;
				show();
			}
		};
		const read = () => {
			const [ , found = '' ] =
				attempt( () =>
					document.cookie.match(
						`(?:^|; )${ COOKIE }=(true|false)(?:;|$)`
					)
				) ?? [];
			return CHOICES[ found ] ?? mode;
		};
		const check = () => {
			const now = read();
			if ( now !== kept ) {
				kept = now;
				take( now );
			}
		};
		const update = () => {
			if ( button?.ariaPressed ) {
				button.ariaPressed = `${ isSwitched }`;
			}
			for ( const input of switcher.querySelectorAll( 'input' ) ) {
				input.checked = input.value === choice;
			}
		};
		const choose = ( next: Choice ) => {
			if ( ! reload ) {
				take( next );
			}
			const age = next === 'system' ? 0 : DAYS_90;
			attempt( () => {
				document.cookie = `${ COOKIE }=${ next === 'switched' };path=/;max-age=${ age };samesite=lax`;
			} );
			tabs?.postMessage( next );
			const status = switcher.querySelector( '[role]' );
			if ( status && button ) {
				status.textContent =
					button.dataset[
						`${ isSwitched ? 'switched' : 'default' }Text`
					] ?? '';
			}
			if ( reload ) {
				location.reload();
			}
			// Reading takes as long as a frame; the colors come first.
			setTimeout( () => ( kept = read() ) );
		};

		const listen = (
			target: EventTarget,
			name: string,
			answer: () => void
		) => target.addEventListener( name, answer, ending );
		listen( document, EVENT, update );
		listen( window, 'pageshow', check );
		if ( tabs ) {
			tabs.onmessage = ( { data } ) => take( data );
		}
		listen( device, 'change', show );
		if ( button ) {
			button.onclick = () =>
				choose( isSwitched ? 'default' : 'switched' );
		}
		switcher.onchange = ( { target } ) =>
			choose( ( target as HTMLInputElement ).value as Choice );
		const asked =
			switcher.querySelector< HTMLInputElement >( ':checked' )?.value;
		check();
		update();
		if ( early instanceof Node && switcher.contains( early ) ) {
			early = null;
			if ( asked ) {
				choose( asked as Choice );
			} else {
				button?.click();
			}
		}
		return () => {
			tabs?.close();
			ending.abort();
		};
	}
);
