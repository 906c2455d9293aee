/** Counts shares, and brings the counts that a cached page shows up to date, once for each address. */
import { pageData } from '../../../src/client/deferred/page-data';
import { page, word } from './about';
import { shortNumber } from './short-number';

type Counts = Record< string, number >;

const asked = new Set< string >();

/** The server looks at no more addresses of a request. */
const MOST_ADDRESSES = 10;

/** Tells the site of a share; the visitor may leave the page meanwhile. */
export function countShare( post: number, service = '' ): void {
	if ( post > 0 ) {
		navigator.sendBeacon(
			`${ pageData().rest.root }frontage/v1/shares`,
			new URLSearchParams( { post: String( post ), service } )
		);
	}
}

/** Asks for all blocks on the page that show counts and whose address was not asked for yet. Without an answer they stay as they are. */
export async function refreshCounts(): Promise< void > {
	const boxes = [
		...document.querySelectorAll< HTMLElement >( '[data-frontage-share]' ),
	].filter( ( box ) => box.querySelector( '[data-count]' ) );
	const urls = [ ...new Set( boxes.map( addressOf ) ) ]
		.filter( ( url ) => url && ! asked.has( url ) )
		.slice( 0, MOST_ADDRESSES );
	if ( ! urls.length || ! page().ajax ) {
		return;
	}
	urls.forEach( ( url ) => asked.add( url ) );
	try {
		const address = new URL( page().ajax, document.baseURI );
		address.searchParams.set( 'action', 'heateor_sss_sharing_count' );
		urls.forEach( ( url ) => address.searchParams.append( 'urls[]', url ) );
		const answer: unknown = await ( await fetch( address ) ).json();
		const counts = countsIn( answer );
		for ( const box of boxes ) {
			const own = counts[ addressOf( box ) ];
			if ( own ) {
				show( box, own );
			}
		}
	} catch {
		// The printed counts stay.
	}
	return refreshCounts();
}

/** By address; a status other than 1 and whatever is no number are passed over. */
export function countsIn( answer: unknown ): Record< string, Counts > {
	const { status, message } = Object( answer );
	return status === 1
		? Object.fromEntries(
				Object.entries( Object( message ) ).map(
					( [ url, counts ] ) => [
						url,
						Object.fromEntries(
							Object.entries( Object( counts ) )
								.map(
									( [ key, value ] ) =>
										[ key, Number( value ) ] as const
								)
								.filter( ( [ , value ] ) => value >= 1 )
						),
					]
				)
			)
		: {};
}

const addressOf = ( box: HTMLElement ): string => {
	try {
		return JSON.parse( box.getAttribute( 'data-frontage-share' ) ?? '' )
			.url;
	} catch {
		return '';
	}
};

function show( box: HTMLElement, counts: Counts ) {
	const { lang } = document.documentElement;
	const set = ( element: HTMLElement | null, number: number ) => {
		if ( element ) {
			element.textContent = shortNumber( number, lang );
		}
	};
	box.querySelectorAll< HTMLElement >( '[data-count]' ).forEach( ( each ) => {
		const { count = '' } = each.dataset;
		const number =
			count === 'total'
				? Object.values( counts ).reduce( ( a, b ) => a + b, 0 )
				: ( counts[ count ] ?? 0 );
		each.hidden = number < 1;
		if ( count === 'total' ) {
			const [ value, unit ] = each.querySelectorAll( 'span' );
			set( value ?? null, number );
			unit?.replaceChildren( word( number === 1 ? 'share' : 'shares' ) );
		} else {
			set( each, number );
		}
	} );
}
