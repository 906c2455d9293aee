/** Settings of a video: its poster, times and playback. */
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import {
	BaseControl,
	Button,
	PanelBody,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../../src/editor/block/controls';
import type { Attributes } from '../attributes';

type Props = Editable< Attributes >;

export function Settings( props: Props ) {
	const { toggle, select } = controlsFor( props );
	const { inViewer } = props.attributes;
	return (
		<>
			<PanelBody title={ __( 'Poster', 'frontage' ) }>
				<PosterField { ...props } />
				{ select( 'ratio', __( 'Aspect ratio', 'frontage' ), {
					'16/9': '16:9',
					'4/3': '4:3',
					'3/2': '3:2',
					'21/9': '21:9',
					'1/1': '1:1',
					'9/16': '9:16',
				} ) }
			</PanelBody>
			<PanelBody title={ __( 'Playback', 'frontage' ) }>
				{ toggle(
					'inViewer',
					__( 'Open in the viewer', 'frontage' ),
					__(
						'Plays over the page, and not in its place.',
						'frontage'
					)
				) }
				{ ! inViewer && (
					<>
						<Seconds
							{ ...props }
							name="start"
							label={ __( 'Starts at (seconds)', 'frontage' ) }
						/>
						<Seconds
							{ ...props }
							name="end"
							label={ __( 'Ends at (seconds)', 'frontage' ) }
						/>
						{ toggle( 'muted', __( 'Without sound', 'frontage' ) ) }
						{ toggle( 'loop', __( 'Repeat', 'frontage' ) ) }
						{ toggle( 'controls', __( 'Controls', 'frontage' ) ) }
					</>
				) }
			</PanelBody>
		</>
	);
}

const Seconds = ( {
	name,
	label,
	attributes,
	setAttributes,
}: Props & { name: 'start' | 'end'; label: string } ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		type="number"
		min={ 0 }
		label={ label }
		value={ attributes[ name ] || '' }
		onChange={ ( seconds ) =>
			setAttributes( { [ name ]: Math.max( 0, Number( seconds ) ) } )
		}
	/>
);

const PosterField = ( { attributes, setAttributes }: Props ) => (
	<MediaUploadCheck>
		<BaseControl
			__nextHasNoMarginBottom
			help={ __(
				'Without one, the title stands on a plain ground.',
				'frontage'
			) }
		>
			<MediaUpload
				title={ __( 'Poster', 'frontage' ) }
				allowedTypes={ [ 'image' ] }
				value={ attributes.posterId || undefined }
				onSelect={ ( { id, url = '' } ) =>
					setAttributes( { poster: url, posterId: id } )
				}
				render={ ( { open } ) => (
					<Button variant="secondary" onClick={ open }>
						{ attributes.poster
							? __( 'Replace the poster', 'frontage' )
							: __( 'Choose a poster', 'frontage' ) }
					</Button>
				) }
			/>{ ' ' }
			{ attributes.poster && (
				<Button
					variant="tertiary"
					onClick={ () =>
						setAttributes( { poster: '', posterId: 0 } )
					}
				>
					{ __( 'Remove the poster', 'frontage' ) }
				</Button>
			) }
		</BaseControl>
	</MediaUploadCheck>
);
