/** What a link shows: its kind, and its address. */
import type { Entry } from '../../viewer/entry';
import { FILM, markOf } from '../marks';

const KINDS: Record< string, Entry[ 'kind' ] > = {
	inline: 'inline',
	ajax: 'html',
	iframe: 'frame',
	video: 'film',
};

/** The film that a link names besides its own address. */
function filmOf( link: HTMLAnchorElement ): string | undefined {
	const address = link.getAttribute( FILM );
	const film =
		address && URL.canParse( address, link.baseURI )
			? new URL( address, link.baseURI ).href
			: '';
	return /^https?:/.test( film ) ? film : undefined;
}

export const sourceOf = ( link: HTMLAnchorElement ): string =>
	filmOf( link ) ?? link.href;

export const kindOf = ( link: HTMLAnchorElement ): Entry[ 'kind' ] =>
	filmOf( link ) ? 'film' : ( KINDS[ markOf( link ) ?? '' ] ?? 'image' );
