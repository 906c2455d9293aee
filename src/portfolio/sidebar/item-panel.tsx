/** Panel for an item's type, its target and how it opens, and its tile's image. Shows only the fields that the item's type needs. */
import { RadioControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DocumentPanel } from '../../editor/document-panel';
import { knownOpening, useItemMeta, type ItemMeta } from './item-meta';
import { FocusField } from './field/focus-field';
import { PictureField } from './field/picture-field';
import { SiteFields } from './site-fields';
import { useFeaturedImage } from './field/use-picture';
import { VideoField } from './field/video-field';

interface FieldsProps {
	meta: ItemMeta;
	change: ( changed: Partial< ItemMeta > ) => void;
}

export function ItemPanel() {
	const { meta, types, change } = useItemMeta();
	const featured = useFeaturedImage();
	if ( ! meta ) {
		return null;
	}
	return (
		<DocumentPanel
			name="item"
			title={ __( 'Portfolio', 'frontage' ) }
			className="frontage-portfolio-sidebar"
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'What visitors open', 'frontage' ) }
				value={ meta.type }
				options={ Object.entries( types ).map(
					( [ value, label ] ) => ( { value, label } )
				) }
				onChange={ ( type ) => change( { type } ) }
			/>
			<FieldsOfType meta={ meta } change={ change } />
			<PictureField
				label={ __( 'Picture on the tile', 'frontage' ) }
				help={ __(
					'Without one, the tile shows the featured image.',
					'frontage'
				) }
				value={ meta.image }
				onChange={ ( image ) => change( { image } ) }
			/>
			<FocusField
				picture={ meta.image || featured }
				value={ meta.focus }
				onChange={ ( focus ) => change( { focus } ) }
			/>
		</DocumentPanel>
	);
}

function FieldsOfType( { meta, change }: FieldsProps ) {
	switch ( meta.type ) {
		case 'page':
			return (
				<RadioControl
					label={ __( 'Where it opens', 'frontage' ) }
					selected={ meta.opening }
					options={ [
						{
							value: 'iframe',
							label: __( 'In the lightbox', 'frontage' ),
						},
						{
							value: 'same-tab',
							label: __( 'In the same tab', 'frontage' ),
						},
						{
							value: 'new-tab',
							label: __( 'In a new tab', 'frontage' ),
						},
					] }
					onChange={ ( opening ) =>
						change( { opening: knownOpening( opening ) } )
					}
				/>
			);
		case 'image':
			return (
				<PictureField
					label={ __( 'Picture in the lightbox', 'frontage' ) }
					help={ __(
						'Without one, the lightbox shows the tile’s picture in full.',
						'frontage'
					) }
					value={ meta.lightboxImage }
					onChange={ ( lightboxImage ) =>
						change( { lightboxImage } )
					}
				/>
			);
		case 'video':
			return (
				<VideoField
					value={ meta.videoUrl }
					onChange={ ( videoUrl ) => change( { videoUrl } ) }
				/>
			);
		default:
			return <SiteFields meta={ meta } change={ change } />;
	}
}
