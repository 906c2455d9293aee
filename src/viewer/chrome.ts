/**
 * What stands around an opened item: its title and place, and the controls.
 */
import type { Size } from './content/content';
import { icon, iconButton, part } from './part';
import type { Settings } from './settings';

export interface ChromeOptions {
	settings: Settings;
	isRtl: boolean;
	onStep: ( direction: 1 | -1 ) => void;
	onSize: ( size: Size ) => void;
}

export interface Chrome {
	dialog: HTMLDialogElement;
	stage: HTMLElement;
	/** Says what is shown. */
	title: ( title: string, url: string ) => void;
	/** `[ 3, 60 ]`, or nothing while its place is not known. */
	count: ( numbers?: [ current: number, total: number ] ) => void;
	/** Whether there is one before and behind it. */
	ways: ( back: boolean, forth: boolean ) => void;
	width: ( pixels: number ) => void;
	/** Presses a size's button. */
	size: ( size: Size ) => void;
}

const SIZES = [ 'desktop', 'tablet', 'mobile' ] as const;

export function chrome( {
	settings: { labels, zoom },
	isRtl,
	onStep,
	onSize,
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
		{
			target: '_blank',
			rel: 'noopener',
			title: labels.openPage,
			'aria-label': labels.openPageInTab,
		},
		icon( 'external' )
	);
	const title = part( 'h2', 'title' );
	const counter = part( 'p', 'counter' );
	const stage = part( 'div', 'stage' );
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
			style: `--frontage-zoom:${ zoom }ms`,
			tabindex: '-1',
		},
		stage,
		part(
			'div',
			'caption',
			{ 'aria-live': 'polite', 'aria-atomic': 'true' },
			title,
			counter
		),
		back,
		forth,
		controls,
		part( 'p', 'waiting', { 'aria-hidden': 'true' }, labels.loading )
	);

	back.addEventListener( 'click', () => onStep( -1 ) );
	forth.addEventListener( 'click', () => onStep( 1 ) );
	SIZES.forEach( ( size, at ) =>
		sizes[ at ]?.addEventListener( 'click', () => onSize( size ) )
	);

	return {
		dialog,
		stage,
		title( text, url ) {
			title.textContent = text;
			dialog.setAttribute( 'aria-label', text );
			link.href = url;
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
	};
}
