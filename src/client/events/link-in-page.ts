/** Address of this page, without a hash. */
export const currentPage = () => window.location.href.split( '#' )[ 0 ];

/** The clicked link, if it is a link within this page. */
export function linkInPage( target: EventTarget | null ) {
	const link =
		target instanceof Element &&
		target.closest< HTMLAnchorElement >( 'a[href*="#"]' );
	return link && link.href.split( '#' )[ 0 ] === currentPage() ? link : null;
}
