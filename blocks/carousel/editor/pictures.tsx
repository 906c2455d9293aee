/** Pictures of the media library as slides. */
import { MediaPlaceholder } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { gallery } from '@wordpress/icons';

interface Picture {
	/** Pictures that are being uploaded have none yet. */
	id?: number;
	url: string;
	alt?: string;
	sizes?: { large?: { url: string } };
}

/** Opens in the viewer by a link to its file; slides of one shape make a calm row. */
const slideOf = ( { id, url, alt, sizes }: Picture ): Block =>
	createBlock( 'core/image', {
		id,
		url: sizes?.large?.url ?? url,
		alt,
		sizeSlug: 'large',
		href: url,
		linkDestination: 'media',
		frontageLightbox: 'yes',
		aspectRatio: '4/3',
		scale: 'cover',
	} );

interface Props {
	onSelect: ( slides: Block[] ) => void;
}

export const Pictures = ( { onSelect }: Props ) => (
	<MediaPlaceholder< Picture >
		icon={ gallery }
		labels={ {
			title: __( 'Image carousel', 'frontage' ),
			instructions: __(
				'Upload pictures, or choose them from the media library.',
				'frontage'
			),
		} }
		accept="image/*"
		allowedTypes={ [ 'image' ] }
		multiple
		onSelect={ ( pictures ) => {
			if ( pictures.every( ( { id } ) => id ) ) {
				onSelect( pictures.map( slideOf ) );
			}
		} }
	/>
);
