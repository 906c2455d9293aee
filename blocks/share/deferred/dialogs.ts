/** The popups: all services with a search, the instance of a federated service, and a link to copy by hand. */
import { openOverlay } from '../../../src/client/overlay/overlay';
import { read, write } from '../../../src/client/store/store';
import { nextFrame } from '../../../src/client/trigger/next-frame';
import { word, type About } from './about';
import { countShare } from './counts';
import { element, icon } from './element';
import { hostName } from './host-name';
import { inOrderFor, instanceOf, labelOf, linkTo, services } from './link';
import { openWindow } from './window';
import './dialogs.scss';

const YEAR = 31_536_000;
const CLOSE = 'M5 19L19 5M19 19L5 5';

let last = 0;

/** Opens a dialog with a heading, which is gone once it is closed. */
async function open( heading: string, opener: HTMLElement, ...parts: Node[] ) {
	last += 1;
	const id = `frontage-share-${ last }`;
	const dialog = element(
		'dialog',
		'dialog',
		{ 'aria-labelledby': id },
		element(
			'div',
			'head',
			{},
			element( 'h2', 'heading', { id }, heading ),
			element(
				'button',
				'close',
				{
					type: 'button',
					'aria-label': word( 'close' ),
					'data-frontage-overlay-close': '',
				},
				icon( CLOSE, true )
			)
		),
		...parts
	);
	document.body.append( dialog );
	return openOverlay( dialog, {
		opener,
		onClose: () => dialog.remove(),
		history: {},
		isModalLater: true,
	} );
}

/** All services; a search keeps those whose name holds what is typed. */
export async function showServices(
	about: About,
	opener: HTMLElement,
	press: ( event: MouseEvent, link: HTMLElement ) => void
): Promise< void > {
	const field = element( 'input', 'field', {
		type: 'search',
		'aria-label': word( 'find' ),
		placeholder: word( 'find' ),
		autocomplete: 'off',
		autofocus: '',
	} );
	const none = element( 'p', 'none', { role: 'status' } );
	const list = element( 'ul', 'list' );
	const overlay = await open( word( 'more' ), opener, field, none, list );
	// Some forty links with pictures: the field is seen before them.
	nextFrame().then( () => {
		const entries = inOrderFor( document.documentElement.lang ).map(
			( key ) => ( { label: labelOf( key ), item: itemOf( key, about ) } )
		);
		const filter = () => {
			const wanted = field.value.trim().toLocaleLowerCase();
			for ( const { label, item } of entries ) {
				item.hidden = ! label.toLocaleLowerCase().includes( wanted );
			}
			none.textContent = entries.every( ( { item } ) => item.hidden )
				? word( 'none' )
				: '';
		};
		field.addEventListener( 'input', filter );
		filter();
		list.append( ...entries.map( ( { item } ) => item ) );
	} );
	list.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element &&
			event.target.closest< HTMLElement >( 'a' );
		if ( link ) {
			// A federated service goes on in the page, so the opener is still there for it.
			if ( link.dataset.opens === 'instance' ) {
				event.preventDefault();
				overlay.close();
				askForInstance( link.dataset.service ?? '', about, opener );
			} else {
				press( event, link );
				overlay.close();
			}
		}
	} );
}

function itemOf( key: string, about: About ): HTMLLIElement {
	const service = services[ key ];
	const opens = service?.redirect_url ? 'popup' : 'link';
	return element(
		'li',
		'',
		{},
		element(
			'a',
			'service',
			{
				href: linkTo( key, about ),
				target: '_blank',
				rel: 'noopener nofollow',
				'data-service': key,
				'data-opens': service?.instance ? 'instance' : opens,
			},
			service?.icon
				? icon( service.icon )
				: element(
						'span',
						'letters',
						{ 'aria-hidden': 'true' },
						service?.letters ?? ''
					),
			labelOf( key )
		)
	);
}

/** Asks on which host the visitor has an account, and remembers it. */
export async function askForInstance(
	key: string,
	about: About,
	opener: HTMLElement
): Promise< void > {
	const remembered = read( `instance:${ key }` );
	const otherwise = instanceOf( key );
	last += 1;
	const problem = element( 'p', 'problem', {
		id: `frontage-share-${ last }`,
		role: 'alert',
	} );
	const field = element( 'input', 'field', {
		type: 'text',
		inputmode: 'url',
		placeholder: otherwise,
		autocomplete: 'off',
		autocapitalize: 'off',
		spellcheck: 'false',
		autofocus: '',
		'aria-describedby': problem.id,
		value:
			typeof remembered === 'string'
				? ( hostName( remembered ) ?? '' )
				: '',
	} );
	const form = element(
		'form',
		'form',
		{ novalidate: '' },
		element( 'label', 'label', {}, word( 'host' ), field ),
		problem,
		element( 'button', 'submit', { type: 'submit' }, word( 'submit' ) )
	);
	const overlay = await open(
		word( 'instance', labelOf( key ) ),
		opener,
		form
	);
	form.addEventListener( 'submit', async ( event ) => {
		event.preventDefault();
		const typed = field.value.trim();
		const host = typed ? hostName( typed ) : otherwise;
		problem.textContent = host ? '' : word( 'noHost', otherwise );
		field.setAttribute( 'aria-invalid', String( ! host ) );
		if ( ! host ) {
			field.focus();
			return;
		}
		if ( typed ) {
			write( `instance:${ key }`, host, YEAR );
		}
		const href = linkTo( key, about, host );
		const isOpen = openWindow( href, 770, 520 );
		countShare( about.post, key );
		// Else the way back would lead away from where it goes.
		await overlay.close();
		if ( ! isOpen ) {
			window.location.assign( href );
		}
	} );
}

/** Where the browser copies nothing: the link, selected. */
export async function offerLink(
	{ url }: About,
	opener: HTMLElement
): Promise< void > {
	const field = element( 'input', 'field', {
		type: 'text',
		readonly: '',
		value: url,
		autofocus: '',
	} );
	await open(
		word( 'failed' ),
		opener,
		element( 'label', 'label', {}, word( 'byHand' ), field )
	);
	field.select();
}
