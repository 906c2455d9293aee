/** Switches between the site's palettes: on the root element, in the cookie, in all other switchers and in other tabs. */
import { behavior } from '../../src/client/behavior/behavior';
import { COOKIE, DARK_CLASS } from './legacy/attributes';
import { emit } from '../../src/client/events/events';
import { attempt } from '../../src/client/store/store';
import './states.scss';

type Choice = 'system' | 'default' | 'switched';

declare global {
	interface GlobalEventHandlersEventMap {
		/** Dispatched on the document: initially, and when the user, another tab or the device has changed the palette. */
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
/** Last value read from the cookie; may differ from the active palette if the browser blocks cookies. */
let kept: Choice;
/** Click before this script had loaded, recorded by the inline script in the head. */
let early: unknown = Reflect.get( root, 'clicked' );

behavior(
	'color-switcher',
	{
		/** Palette without a choice of the user. */
		mode: 'default' as Choice,
		scheme: { default: 'light', switched: 'dark', system: 'system' },
		/** Media query by which the device requests the alternative palette. */
		system: '',
		reload: false,
	},
	( switcher, { mode, scheme, system, reload } ) => {
		const ending = new AbortController();
		const button = switcher.querySelector( 'button' );
		const device = matchMedia( system );
		// A tab may be notified before it can read the cookie, and a browser without cookies may block the channel.
		const tabs = attempt( () => new BroadcastChannel( EVENT ) );

		const show = () => paint( scheme, device.matches );
		const take = ( next: Choice ) => {
			if ( choice !== next ) {
				choice = next;
				show();
			}
		};
		const check = () => {
			const now = read( mode );
			if ( now !== kept ) {
				take( ( kept = now ) );
			}
		};
		const update = () => mark( switcher, button );
		const choose = ( next: Choice ) => {
			if ( ! reload ) {
				take( next );
			}
			write( next );
			tabs?.postMessage( next );
			announce( switcher, button );
			if ( reload ) {
				location.reload();
			}
			// Reading the cookie can take a whole frame; paint the colors first.
			setTimeout( () => ( kept = read( mode ) ) );
		};

		document.addEventListener( EVENT, update, ending );
		addEventListener( 'pageshow', check, ending );
		device.addEventListener( 'change', show, ending );
		if ( tabs ) {
			tabs.onmessage = ( { data } ) => take( data );
		}
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

/** Shows the chosen palette on the page. */
function paint( scheme: Record< Choice, string >, isSystem: boolean ) {
	isSwitched = { default: false, switched: true, system: isSystem }[ choice ];
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
}

/** The palette in the cookie, or the given one if it names none. */
function read( mode: Choice ) {
	const [ , found = '' ] =
		attempt( () =>
			document.cookie.match( `(?:^|; )${ COOKIE }=(true|false)(?:;|$)` )
		) ?? [];
	return CHOICES[ found ] ?? mode;
}

function write( next: Choice ) {
	const age = next === 'system' ? 0 : DAYS_90;
	attempt( () => {
		document.cookie = `${ COOKIE }=${ next === 'switched' };path=/;max-age=${ age };samesite=lax`;
	} );
}

function mark( switcher: Element, button: HTMLButtonElement | null ) {
	if ( button?.ariaPressed ) {
		button.ariaPressed = `${ isSwitched }`;
	}
	for ( const input of switcher.querySelectorAll( 'input' ) ) {
		input.checked = input.value === choice;
	}
}

function announce( switcher: Element, button: HTMLButtonElement | null ) {
	const status = switcher.querySelector( '[role]' );
	if ( status && button ) {
		status.textContent =
			button.dataset[ `${ isSwitched ? 'switched' : 'default' }Text` ] ??
			'';
	}
}
