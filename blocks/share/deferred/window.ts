/** Opens a service in a small window beside the page; false where the browser lets none open. */
export function openWindow( href: string, width = 600, height = 400 ): boolean {
	const opened = window.open(
		href,
		'',
		`popup,width=${ width },height=${ height }`
	);
	if ( opened ) {
		opened.opener = null;
	}
	return !! opened;
}
