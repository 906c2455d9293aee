/** Arrangement of a gallery's tiles. Older content uses `style-1` for tall screenshots, regardless of the layout. */
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
