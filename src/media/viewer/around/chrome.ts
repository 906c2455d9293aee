/** Controls around a slide: title and caption, counter, and buttons. */
import { clean } from '../../../client/dom/clean';
import { webAddress } from '../../../client/embed/embed';
import type { Size } from '../content/content';
import type { Direction, Entry } from '../entry';
import { icon, iconButton, part } from '../part';
import type { Settings } from '../settings';
import { isTaken } from './keys';
import { zoom } from './zoom';

export interface ChromeOptions {
	settings: Settings;
	isRtl: boolean;
}

export interface Chrome {
	dialog: HTMLDialogElement;
	stage: HTMLElement;
	entry: ( entry: Entry ) => void;
	/** `[ 3, 60 ]`, or nothing while the position is unknown. */
	count: ( numbers?: [ current: number, total: number ] ) => void;
	/** Whether there is a previous and a next slide. */
	ways: ( back: boolean, forth: boolean ) => void;
	width: ( pixels: number ) => void;
	/** Updates the pressed state of the size buttons. */
	size: ( size: Size ) => void;
	/** By a button or an arrow key. */
	onStep: ( listener: ( direction: Direction ) => void ) => void;
	onSize: ( listener: ( size: Size ) => void ) => void;
}

const SIZES = [ 'desktop', 'tablet', 'mobile' ] as const;

export function chrome( {
	settings: { labels, zoom: milliseconds },
	isRtl,
}: ChromeOptions ): Chrome {
	const back = iconButton( isRtl ? 'forth' : 'back', labels.previous, {
		'data-way': 'previous',
	} );
	const forth = iconButton( isRtl ? 'back' : 'forth', labels.next, {
		'data-way': 'next',
	} );
	const sizes = SIZES.map( ( size ) => iconButton( size, labels[ size ] ) );
	const width = part( 'span', 'width', { 'aria-hidden': 'true' } );
	const link = part(
		'a',
		'button',
		{ target: '_blank', rel: 'noopener' },
		icon( 'external' )
	);
	const title = part( 'h2', 'title' );
	const caption = part( 'p', 'text' );
	const counter = part( 'p', 'counter' );
	const stage = part( 'div', 'stage' );
	const zoomed = zoom( stage, labels );
	const controls = part(
		'div',
		'controls',
		{},
		part(
			'div',
			'sizes',
			{ role: 'group', 'aria-label': labels.size },
			...sizes,
			width
		),
		...zoomed.buttons,
		link,
		iconButton( 'close', labels.close, {
			'data-frontage-overlay-close': '',
		} )
	);
	const dialog = part(
		'dialog',
		'dialog',
		{
			class: 'frontage-viewer',
			style: `--frontage-zoom:${ milliseconds }ms`,
			tabindex: '-1',
		},
		stage,
		part(
			'div',
			'caption',
			{ 'aria-live': 'polite', 'aria-atomic': 'true' },
			title,
			caption,
			counter
		),
		back,
		forth,
		controls,
		part( 'p', 'waiting', { 'aria-hidden': 'true' }, labels.loading )
	);

	// Before the listener for navigation: arrow keys move a zoomed image.
	dialog.addEventListener( 'keydown', ( event ) => {
		if ( ! isTaken( event, dialog ) && zoomed.press( event.key ) ) {
			event.preventDefault();
		}
	} );

	return {
		dialog,
		stage,
		entry( { kind, src, title: name, titled, ...entry } ) {
			const { caption: words, link: href } = entry;
			zoomed.reset();
			const isUnnamed = ! name && kind === 'image';
			title.replaceChildren(
				titled ? clean( titled ) : name || labels.untitled
			);
			title.hidden = isUnnamed;
			caption.textContent = words ?? '';
			dialog.setAttribute( 'aria-label', name || labels.untitled );
			link.href = webAddress( href );
			link.hidden = ! webAddress( href );
			const isItself = kind === 'image' && href === src;
			link.title = isItself ? labels.openImage : labels.openPage;
			link.ariaLabel = isItself
				? labels.imageInTab
				: labels.openPageInTab;
			// The pressed button may not exist for this kind.
			const { activeElement } = dialog.ownerDocument;
			if (
				controls.contains( activeElement ) &&
				activeElement?.checkVisibility?.() === false
			) {
				dialog.focus();
			}
		},
		count( numbers ) {
			const [ current, total ] = numbers ?? [ 1, 1 ];
			counter.textContent =
				total > 1
					? labels.counter
							.replace( '%curr%', String( current ) )
							.replace( '%total%', String( total ) )
					: '';
		},
		ways( hasBack, hasForth ) {
			for ( const [ button, has ] of [
				[ back, hasBack ],
				[ forth, hasForth ],
			] as const ) {
				const hadFocus = button === dialog.ownerDocument.activeElement;
				button.disabled = ! has;
				if ( ! has && hadFocus ) {
					dialog.focus();
				}
			}
		},
		width( pixels ) {
			width.textContent = labels.pixels.replace(
				'%width%',
				String( pixels )
			);
		},
		size( size ) {
			SIZES.forEach( ( each, at ) =>
				sizes[ at ]?.setAttribute(
					'aria-pressed',
					String( each === size )
				)
			);
		},
		onStep( listener ) {
			back.addEventListener( 'click', () => listener( -1 ) );
			forth.addEventListener( 'click', () => listener( 1 ) );
			dialog.addEventListener( 'keydown', ( event ) => {
				const { key, shiftKey } = event;
				const isForth = ( key === 'ArrowRight' ) !== isRtl;
				const isStep =
					( key === 'ArrowRight' || key === 'ArrowLeft' ) &&
					! shiftKey &&
					! ( back.disabled && forth.disabled );
				if ( isStep && ! isTaken( event, dialog ) ) {
					event.preventDefault();
					listener( isForth ? 1 : -1 );
				}
			} );
		},
		onSize( listener ) {
			SIZES.forEach( ( size, at ) =>
				sizes[ at ]?.addEventListener( 'click', () => listener( size ) )
			);
		},
	};
}
