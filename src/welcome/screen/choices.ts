/** Choices so far, kept across steps; nothing is created before the last one. */
import { __ } from '@wordpress/i18n';
import type { PictureToAdd } from '../../portfolio/filling/create-items';
import { pictureName } from '../../portfolio/filling/picture-name';

export const STEPS = [ 'header', 'pictures', 'page', 'review' ] as const;
export type Step = ( typeof STEPS )[ number ];
export type Part = Exclude< Step, 'review' >;

/** Data from the media library. */
export interface LibraryPicture extends PictureToAdd {
	url: string;
	alt?: string;
	width?: number;
	height?: number;
	/** By size name; small images have only `full`. */
	sizes?: Record< string, { url: string } | undefined >;
}

export interface Picture {
	id: number;
	title: string;
	/** Raw input: names separated by commas. */
	categories: string;
	thumbnail: string;
	alt: string;
	ratio: number;
}

export interface Choices {
	/** Empty keeps the current header. */
	header: string;
	pictures: Picture[];
	page: {
		title: string;
		gallery: string;
		isPublished: boolean;
		isInMenu: boolean;
	};
	/** Skipped steps; their choices are kept in case the user returns. */
	skipped: Part[];
}

export const startingChoices = ( gallery = 'masonry' ): Choices => ( {
	header: '',
	pictures: [],
	page: {
		title: __( 'Work', 'frontage' ),
		gallery,
		isPublished: true,
		isInMenu: true,
	},
	skipped: [],
} );

/** Adds new images, up to a maximum number. */
export function withPictures(
	present: Picture[],
	chosen: LibraryPicture[],
	most: number
): Picture[] {
	const known = present.map( ( { id } ) => id );
	const added = chosen
		.filter( ( { id } ) => ! known.includes( id ) )
		.map( ( picture ) => ( {
			id: picture.id,
			title: pictureName( picture ),
			categories: '',
			thumbnail: ( picture.sizes?.medium ?? picture ).url,
			alt: picture.alt ?? '',
			ratio: ( picture.width ?? 1 ) / ( picture.height ?? 1 ) || 1,
		} ) );
	return [ ...present, ...added ].slice( 0, most );
}

/** `Houses, stairs,` → two names. */
export const namesIn = ( typed: string ) =>
	typed
		.split( /[,،、]/ )
		.map( ( name ) => name.trim() )
		.filter( Boolean );

export interface Asked {
	header: string;
	pictures: { id: number; title: string; categories: string[] }[];
	page: null | {
		title: string;
		gallery: string;
		status: 'publish' | 'draft';
		menu: boolean;
	};
}

/** Request for everything that was chosen and not skipped. */
export function asked( { header, pictures, page, skipped }: Choices ): Asked {
	const unless = < T, U >( part: Part, value: T, otherwise: U ) =>
		skipped.includes( part ) ? otherwise : value;
	return {
		header: unless( 'header', header, '' ),
		pictures: unless( 'pictures', pictures, [] ).map(
			( { id, title, categories } ) => ( {
				id,
				title,
				categories: namesIn( categories ),
			} )
		),
		page: unless(
			'page',
			{
				title: page.title,
				gallery: page.gallery,
				status: page.isPublished ? 'publish' : 'draft',
				menu: page.isPublished && page.isInMenu,
			},
			null
		),
	};
}

export const isNothing = ( { header, pictures, page }: Asked ) =>
	header === '' && pictures.length === 0 && page === null;
