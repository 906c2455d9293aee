/** Loads a deferred image. */
import { sizesFor, type Shown } from './resize';

declare global {
	interface GlobalEventHandlersEventMap {
		/** Bubbles from an image before its own size is set; cancelable. A listener may set another width. */
		'smush:beforeSizes': CustomEvent< { resizeWidth: number } >;
	}
}

/** Deferred backgrounds of this plugin and of others; images that an image CDN resizes. */
export const LATE =
	'[data-frontage-background],[data-bg-image],[data-bg],img[data-original-sizes][data-src]';

const BACKGROUNDS = [ 'data-frontage-background', 'data-bg-image', 'data-bg' ];

export function bring( element: Element ): void {
	if ( element instanceof HTMLImageElement ) {
		bringImage( element );
	} else if ( element instanceof HTMLElement ) {
		bringBackground( element );
	}
}

function bringBackground( element: HTMLElement ) {
	for ( const name of BACKGROUNDS ) {
		const value = element.getAttribute( name );
		if ( value ) {
			const isCss = /^(url|image-set|none|[\w-]*gradient)\b/i.test(
				value
			);
			element.style.backgroundImage = isCss
				? value
				: `url("${ CSS.escape( value ) }")`;
		}
		element.removeAttribute( name );
	}
}

function bringImage( image: HTMLImageElement ) {
	resize( image );
	// The plugin that wrote them may load them itself.
	if ( Object.hasOwn( window, 'lazySizes' ) ) {
		return;
	}
	for ( const [ late, name ] of [
		[ 'data-sizes', 'sizes' ],
		[ 'data-srcset', 'srcset' ],
		[ 'data-src', 'src' ],
	] as const ) {
		const value = image.getAttribute( late );
		if ( value !== null ) {
			image.setAttribute( name, value );
			image.removeAttribute( late );
		}
	}
	image.classList.replace( 'lazyload', 'lazyloaded' );
}

function resize( image: HTMLImageElement ) {
	const shown = shownOf( image );
	const found = ( width: number ) =>
		sizesFor(
			{
				src: image.getAttribute( 'data-src' ) ?? '',
				srcset: image.getAttribute( 'data-srcset' ) ?? '',
				originalSizes:
					image.getAttribute( 'data-original-sizes' ) ?? '',
			},
			{ ...shown, width }
		);
	const detail = { resizeWidth: Math.ceil( shown.width ) };
	const isWanted =
		found( shown.width ) &&
		image.dispatchEvent(
			new CustomEvent( 'smush:beforeSizes', {
				bubbles: true,
				cancelable: true,
				detail,
			} )
		);
	const sizes = isWanted && found( detail.resizeWidth );
	if ( sizes ) {
		image.setAttribute( 'data-srcset', sizes.srcset );
		image.setAttribute( 'data-sizes', sizes.sizes );
	} else if ( image.getAttribute( 'data-sizes' ) === 'auto' ) {
		image.setAttribute(
			'data-sizes',
			image.getAttribute( 'data-original-sizes' ) ?? ''
		);
	}
}

function shownOf( image: HTMLImageElement ): Shown {
	// Only computedStyleMap() distinguishes `auto` from its resolved length.
	const said = image.computedStyleMap?.().get( 'width' )?.toString();
	return {
		width: image.getBoundingClientRect().width,
		isAutoWidth: ( said ?? image.style.width ) === 'auto',
		ratio: window.devicePixelRatio,
	};
}
