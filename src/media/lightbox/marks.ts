/**
 * Links that open in the lightbox: image files, depending on the site setting or the nearest mark on an ancestor, and links marked as another kind.
 * Marks of page builders are supported.
 *
 * @attribute data-frontage-lightbox On a link or around it: `yes`, `no`, or the kind that opens: `image`, `inline` (an element of the page, by its id),
 * `ajax` (a page of this site, cleaned), `iframe`, `video`. Elementor's `data-elementor-open-lightbox`, `-lightbox-slideshow`, `-lightbox-title`,
 * `-lightbox-description` and `-lightbox-video` have the same meaning as there.
 */
import { pageSetting } from '../../client/settings/settings';

export const FILM = 'data-elementor-lightbox-video';

const IMAGE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const MARKED = /^(image|inline|ajax|iframe|video)$/;

/** Islands and links with an action, which handle their own clicks, and content of an open viewer. */
const OTHERS = '[data-frontage-island],[data-frontage-action],.frontage-viewer';

/** Value of the nearest mark: `yes`, `no`, or a kind. */
export function markOf( link: Element ): string | null | undefined {
	const mark = link.closest(
		'[data-frontage-lightbox],[data-elementor-open-lightbox]'
	);
	return (
		mark?.getAttribute( 'data-frontage-lightbox' ) ??
		mark?.getAttribute( 'data-elementor-open-lightbox' )
	);
}

/** Whether a path is that of an image file. */
export const isImage = ( path: string ): boolean => IMAGE.test( path );

/** Whether a link's target is an image. */
export const isPicture = ( link: HTMLAnchorElement ): boolean =>
	isImage( link.pathname ) && ! link.hasAttribute( FILM );

/** Whether a plain click opens the link in the lightbox; never for URLs that are not http(s). */
export function opens( link: HTMLAnchorElement ): boolean {
	const mark = markOf( link );
	return (
		mark !== 'no' &&
		/^http/.test( link.protocol ) &&
		( MARKED.test( mark as string ) ||
			link.hasAttribute( FILM ) ||
			( isPicture( link ) &&
				( mark === 'yes' ||
					pageSetting( 'lightbox_content' ) !== false ) ) ) &&
		! link.closest( OTHERS )
	);
}
