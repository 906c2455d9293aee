/** Video in the editor: its poster, with the title and caption edited in place. */
import {
	BlockControls,
	InspectorControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	useBlockProps,
} from '@wordpress/block-editor';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { video as icon } from '@wordpress/icons';
import type { Editable } from '../../src/editor/block/controls';
import { TextInPlace } from '../../src/editor/block/text-in-place';
import type { Attributes } from './attributes';
import { Settings } from './editor/settings';

const TYPES = [ 'video' ];

interface Media {
	/** Absent while the file is uploaded. */
	id?: number;
	url: string;
}

export function Edit( props: Editable< Attributes > ) {
	const { attributes, setAttributes } = props;
	const { url, id } = attributes;
	const blockProps = useBlockProps();
	const media = {
		accept: 'video/*',
		allowedTypes: TYPES,
		onSelect: ( chosen: Media ) =>
			chosen.id && setAttributes( { url: chosen.url, id: chosen.id } ),
		onSelectURL: ( address: string ) =>
			setAttributes( { url: address, id: 0 } ),
	};
	if ( ! url ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					{ ...media }
					icon={ <Icon icon={ icon } /> }
					labels={ {
						title: __( 'Video', 'frontage' ),
						instructions: __(
							'A file, or the address of a file, a stream (.m3u8), or a video of YouTube or Vimeo.',
							'frontage'
						),
					} }
				/>
			</div>
		);
	}
	return (
		<>
			<BlockControls group="other">
				<MediaReplaceFlow
					{ ...media }
					mediaId={ id }
					mediaURL={ url }
				/>
			</BlockControls>
			<InspectorControls>
				<Settings { ...props } />
			</InspectorControls>
			<figure { ...blockProps }>
				<Poster { ...props } />
				<TextInPlace
					attributes={ attributes }
					setAttributes={ setAttributes }
					name="caption"
					label={ __( 'Caption', 'frontage' ) }
					placeholder={ __( 'Add a caption', 'frontage' ) }
					tagName="figcaption"
					className="wp-element-caption"
				/>
			</figure>
		</>
	);
}

const Poster = ( { attributes, setAttributes }: Editable< Attributes > ) => (
	<div
		className="wp-block-frontage-video__stage"
		style={ {
			[ '--frontage-video-ratio' as string ]: attributes.ratio,
		} }
	>
		<div className="wp-block-frontage-video__poster">
			{ attributes.poster && (
				<img
					className="wp-block-frontage-video__picture"
					src={ attributes.poster }
					alt=""
				/>
			) }
			<TextInPlace
				attributes={ attributes }
				setAttributes={ setAttributes }
				name="title"
				label={ __( 'Title', 'frontage' ) }
				tagName="span"
				className="wp-block-frontage-video__title"
				allowedFormats={ [] }
				disableLineBreaks
			/>
			<span className="wp-block-frontage-video__play">
				<svg
					viewBox="0 0 24 24"
					width="24"
					height="24"
					fill="currentColor"
					aria-hidden
				>
					<path d="M8 5v14l11-7z" />
				</svg>
				<span>{ __( 'Play video', 'frontage' ) }</span>
			</span>
		</div>
	</div>
);
