/** How the tiles of a gallery are arranged, in one word. Older content says `style-1` for tall screenshots, whatever its layout. */
export type Arrangement = 'masonry' | 'grid' | 'tall';

export const arrangement = ( attributes: {
	layout?: unknown;
	thumbnailHoverStyle?: unknown;
} ): Arrangement => {
	if ( attributes.thumbnailHoverStyle === 'style-1' ) {
		return 'tall';
	}
	return attributes.layout === 'grid' ? 'grid' : 'masonry';
};
