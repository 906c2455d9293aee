/** The clicked link, if it is a link within this page. */
export function linkInPage( target: Element ): HTMLAnchorElement | null {
	const link = target.closest< HTMLAnchorElement >( 'a[href*="#"]' );
	const [ page ] = location.href.split( '#' );
	return link && link.href.split( '#' )[ 0 ] === page ? link : null;
}
