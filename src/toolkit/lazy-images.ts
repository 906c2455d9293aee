/**
 * Lazy loads images near the viewport: `data-src`, `data-srcset` and `data-sizes` of `<img>` and of the `<source>`s beside one, and
 * `data-background-image` of any element. For plain images the browser's own `loading="lazy"` works without script.
 */
import { defaults } from './defaults';
import { DeveloperError, optionsOver, requireValue } from './errors';

const LAZY =
	'img[data-src], img[data-srcset], picture:has( source[data-srcset] ) > img, [data-background-image]';

/**
 * @param  root           Scanned once. Call again for elements added later.
 * @param  options
 * @param  options.margin Distance from the viewport at which loading starts: CSS lengths or percentages of the viewport.
 * @return Stops waiting.
 * @throws {DeveloperError}
 */
export function lazyImages(
	root: ParentNode = document,
	options?: { margin?: string }
): () => void {
	requireValue( 'root', root );
	if ( typeof root.querySelectorAll !== 'function' ) {
		throw new DeveloperError( 'instance', 'root invalid instance.' );
	}
	const { margin } = optionsOver( { ...defaults.lazyImages }, options );
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, isIntersecting } of entries ) {
				if ( isIntersecting ) {
					load( target );
				}
			}
		},
		{ rootMargin: margin }
	);
	const waiting = new Set( root.querySelectorAll( LAZY ) );
	const load = ( element: Element ) => {
		observer.unobserve( element );
		waiting.delete( element );
		bring( element );
	};
	const loadAll = () => waiting.forEach( load );
	waiting.forEach( ( element ) => observer.observe( element ) );
	window.addEventListener( 'beforeprint', loadAll );
	return () => {
		observer.disconnect();
		window.removeEventListener( 'beforeprint', loadAll );
	};
}

function bring( element: Element ) {
	const sources = element.parentElement?.matches( 'picture' )
		? element.parentElement.querySelectorAll( ':scope > source' )
		: [];
	for ( const each of [ ...sources, element ] ) {
		for ( const [ lazy, name ] of [
			[ 'data-sizes', 'sizes' ],
			[ 'data-srcset', 'srcset' ],
			[ 'data-src', 'src' ],
		] as const ) {
			const value = each.getAttribute( lazy );
			if ( value !== null ) {
				each.setAttribute( name, value );
				each.removeAttribute( lazy );
			}
		}
	}
	const image = element.getAttribute( 'data-background-image' );
	if ( image && element instanceof HTMLElement ) {
		element.style.backgroundImage = `url("${ CSS.escape( image ) }")`;
		element.removeAttribute( 'data-background-image' );
	}
}
