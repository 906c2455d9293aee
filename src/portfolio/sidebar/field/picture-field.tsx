/** Selects an image from the media library, and previews it. */
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import { forwardRef, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addressOf, usePicture } from './use-picture';

interface Props {
	label: string;
	help: string;
	/** Id of the image; 0 is none. */
	value: number;
	onChange: ( id: number ) => void;
}

export function PictureField( { label, help, value, onChange }: Props ) {
	const chooser = useRef< HTMLButtonElement >( null );
	const picture = usePicture( value );
	const name = picture?.alt_text || picture?.title?.rendered || '';

	return (
		<BaseControl __nextHasNoMarginBottom help={ help }>
			<fieldset className="frontage-portfolio-sidebar__picture">
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				{ picture && (
					<img
						className="frontage-portfolio-sidebar__preview"
						src={ addressOf( picture ) }
						alt={ name }
					/>
				) }
				<MediaUploadCheck fallback={ <p>{ notAllowed() }</p> }>
					<MediaUpload
						title={ label }
						allowedTypes={ [ 'image' ] }
						value={ value || undefined }
						onSelect={ ( media ) => onChange( media.id ) }
						render={ ( { open } ) => (
							<ChooseButton
								ref={ chooser }
								label={ label }
								isChosen={ value > 0 }
								onClick={ open }
							/>
						) }
					/>
					{ value > 0 && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							isDestructive
							onClick={ () => {
								onChange( 0 );
								chooser.current?.focus();
							} }
							aria-label={ sprintf(
								/* translators: %s: what the picture is for. */
								__( 'Remove picture: %s', 'frontage' ),
								label
							) }
						>
							{ __( 'Remove', 'frontage' ) }
						</Button>
					) }
				</MediaUploadCheck>
			</fieldset>
		</BaseControl>
	);
}

const notAllowed = () =>
	__(
		'You may not choose pictures: that takes the right to upload files.',
		'frontage'
	);

interface ChooseProps extends Pick< Props, 'label' > {
	isChosen: boolean;
	onClick: () => void;
}

const ChooseButton = forwardRef< HTMLButtonElement, ChooseProps >(
	( { label, isChosen, onClick }, ref ) => {
		const text = isChosen
			? __( 'Replace picture', 'frontage' )
			: __( 'Choose picture', 'frontage' );
		return (
			<Button
				__next40pxDefaultSize
				ref={ ref }
				variant="secondary"
				onClick={ onClick }
				aria-label={ sprintf(
					/* translators: 1: what the button does, such as Choose picture. 2: what the picture is for. */
					__( '%1$s: %2$s', 'frontage' ),
					text,
					label
				) }
			>
				{ text }
			</Button>
		);
	}
);
