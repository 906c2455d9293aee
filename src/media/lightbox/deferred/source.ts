/** Content type and URL of a link. */
import { webAddress } from '../../../client/embed/embed';
import type { Entry } from '../../viewer/entry';
import { FILM, markOf } from '../marks';

const KINDS: Record< string, Entry[ 'kind' ] > = {
	inline: 'inline',
	ajax: 'html',
	iframe: 'frame',
	video: 'film',
};

/** Video of a link that is different from its URL. */
function filmOf( link: HTMLAnchorElement ): string {
	const address = link.getAttribute( FILM );
	return address ? webAddress( address ) : '';
}

export const sourceOf = ( link: HTMLAnchorElement ): string =>
	filmOf( link ) || link.href;

export const kindOf = ( link: HTMLAnchorElement ): Entry[ 'kind' ] =>
	filmOf( link ) ? 'film' : ( KINDS[ markOf( link ) ?? '' ] ?? 'image' );
