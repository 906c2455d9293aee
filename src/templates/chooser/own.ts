/** Title, logo, palette, fonts and pictures of the owner, and the messages about them to a frame. */
import type { Palette } from '../../../blocks/color-switcher/palette/palette';
import { listOf, type Palettes } from './palette';

export interface Picture {
	id: number;
	title: string;
	url: string;
	thumbnail: string;
}

export interface Fonts {
	body?: string;
	heading?: string;
}

export interface Own extends Palettes {
	title: string;
	logo: Picture | null;
	/** Whether the title is shown beside the logo. */
	showsTitle: boolean;
	fonts: Fonts;
	pictures: Picture[];
}

export interface Template {
	name: string;
	title: string;
	description: string;
	/** Of the preview. */
	address: string;
	colors: Palette;
	/** As the settings have it. */
	switched: string;
	isDark: boolean;
	fonts: Required< Fonts >;
	/** Titles by word. */
	pages: Record< string, string >;
}

/** Data from the media library. */
export interface LibraryPicture {
	id: number;
	title: string;
	url: string;
	sizes?: Record< string, { url: string } | undefined >;
}

export const pictureOf = ( {
	id,
	title,
	url,
	sizes,
}: LibraryPicture ): Picture => ( {
	id,
	title,
	url,
	thumbnail: ( sizes?.thumbnail ?? { url } ).url,
} );

/** Adds new pictures, up to a maximum number. */
export const withPictures = (
	present: Picture[],
	chosen: LibraryPicture[],
	most: number
): Picture[] =>
	[
		...present,
		...chosen
			.filter(
				( picture ) => ! present.some( ( { id } ) => id === picture.id )
			)
			.map( pictureOf ),
	].slice( 0, most );

/** As the site takes it. */
export const asked = ( { logo, pictures, ...own }: Own ) => ( {
	...own,
	logo: logo?.id ?? 0,
	pictures: pictures.map( ( { id } ) => id ),
} );

/**
 * Address of a page of a template. It differs when a frame has to be loaded anew: browsers pass over one that is loading already.
 *
 * @param template The template.
 * @param page     The page.
 * @param own      Filled in by the owner.
 */
export function addressOf(
	template: Template,
	page: string,
	own: Own
): string {
	const { logo, fonts, pictures } = own;
	const url = new URL( template.address );
	url.searchParams.set( 'frontage_page', page );
	const ids = pictures.map( ( { id } ) => id ).join( '.' );
	url.searchParams.set(
		'frontage_own',
		[ logo?.id, fonts.heading, fonts.body, ids ].join( '_' )
	);
	return url.href;
}

/**
 * Messages of the live preview. A page that was loaded with the same shows no difference.
 *
 * @param own      Filled in by the owner.
 * @param loaded   The same when the frame was loaded.
 * @param template The template that it shows, whose own palette is shown again when no other is chosen.
 */
export function messagesOf(
	own: Own,
	loaded: Own,
	template: Template
): Record< string, object > {
	const colors = listOf( own.colors );
	const before = listOf( loaded.colors ).length ? template.colors : {};
	return {
		siteLogo:
			own.logo && own.logo.id !== loaded.logo?.id
				? { url: own.logo.url, width: 56 }
				: {},
		siteTitle: { show: own.showsTitle || ! own.logo },
		colorPalette: { colors: colors.length ? colors : listOf( before ) },
	};
}
