/** Media library data of an image. */
import { useSelect } from '@wordpress/data';

export interface Picture {
	source_url: string;
	alt_text: string;
	title?: { rendered?: string };
	media_details?: {
		sizes?: Record< string, { source_url: string } | undefined >;
	};
}

interface CoreStore {
	getEntityRecord: (
		kind: string,
		name: string,
		id: number,
		query: object
	) => Picture | undefined;
}

interface EditorStore {
	getEditedPostAttribute: ( name: 'featured_media' ) => number | undefined;
}

/**
 * Reads the image.
 * @param id Its id; 0 is none.
 * @return Undefined while it is loading, or if it was deleted.
 */
export function usePicture( id: number ): Picture | undefined {
	return useSelect(
		( select ) => {
			const core = select( 'core' ) as CoreStore;
			return id
				? core.getEntityRecord( 'postType', 'attachment', id, {
						context: 'view',
					} )
				: undefined;
		},
		[ id ]
	);
}

/** URL of an image's preview. */
export const addressOf = ( picture: Picture ): string =>
	picture.media_details?.sizes?.medium?.source_url ?? picture.source_url;

/** Id of the item's featured image; 0 where it has none. */
export function useFeaturedImage(): number {
	return useSelect(
		( select ) =>
			( select( 'core/editor' ) as EditorStore ).getEditedPostAttribute(
				'featured_media'
			) ?? 0,
		[]
	);
}
