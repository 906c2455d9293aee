/** The bar above a slide: buttons for the size of a frame and for zoom, link, and close button. */
import { webAddress } from '../../../client/embed/embed';
import type { Size } from '../content/content';
import type { Entry } from '../entry';
import { icon, iconButton, part } from '../part';
import type { Settings } from '../settings';

const SIZES = [ 'desktop', 'tablet', 'mobile' ] as const;

export function barIn(
	dialog: HTMLElement,
	labels: Settings[ 'labels' ],
	zoomButtons: HTMLElement[]
) {
	const { element, link, sizes, width } = partsOf( labels, zoomButtons );
	return {
		element,
		entry( entry: Entry ) {
			showLink( link, entry, labels );
			// The pressed button may not exist for this kind.
			const { activeElement } = dialog.ownerDocument;
			if (
				element.contains( activeElement ) &&
				activeElement?.checkVisibility?.() === false
			) {
				dialog.focus();
			}
		},
		width( pixels: number ) {
			width.textContent = labels.pixels.replace(
				'%width%',
				String( pixels )
			);
		},
		size( size: Size ) {
			SIZES.forEach( ( each, at ) =>
				sizes[ at ]?.setAttribute(
					'aria-pressed',
					String( each === size )
				)
			);
		},
		onSize( listener: ( size: Size ) => void ) {
			SIZES.forEach( ( size, at ) =>
				sizes[ at ]?.addEventListener( 'click', () => listener( size ) )
			);
		},
	};
}

function partsOf( labels: Settings[ 'labels' ], zoomButtons: HTMLElement[] ) {
	const width = part( 'span', 'width', { 'aria-hidden': 'true' } );
	const link = part(
		'a',
		'button',
		{ target: '_blank', rel: 'noopener' },
		icon( 'external' )
	);
	const sizes = SIZES.map( ( size ) => iconButton( size, labels[ size ] ) );
	const element = part(
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
		...zoomButtons,
		link,
		iconButton( 'close', labels.close, {
			'data-frontage-overlay-close': '',
		} )
	);
	return { element, link, sizes, width };
}

function showLink(
	link: HTMLAnchorElement,
	{ kind, src, link: href }: Entry,
	labels: Settings[ 'labels' ]
) {
	link.href = webAddress( href );
	link.hidden = ! webAddress( href );
	const isItself = kind === 'image' && href === src;
	link.title = isItself ? labels.openImage : labels.openPage;
	link.ariaLabel = isItself ? labels.imageInTab : labels.openPageInTab;
}
