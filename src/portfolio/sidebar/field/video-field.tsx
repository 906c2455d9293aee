/** URL of a video, with a warning if it does not play in the lightbox. */
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isVideo } from '../../../media/viewer/content/video';
import { AddressField } from './address-field';

interface Props {
	value: string;
	onChange: ( address: string ) => void;
}

export function VideoField( { value, onChange }: Props ) {
	const warning = __(
		'This is no video that plays in the lightbox. Enter the address of a video (not of a channel or a list) on YouTube or Vimeo, or of a video file such as film.mp4.',
		'frontage'
	);
	return (
		<>
			<AddressField
				label={ __( 'Address of the video', 'frontage' ) }
				help={ __(
					'From YouTube or Vimeo, or a video file. Without one, the item leads to its own page.',
					'frontage'
				) }
				value={ value }
				onChange={ onChange }
			/>
			{ value !== '' && ! isVideo( value ) && (
				<Notice
					className="frontage-portfolio-sidebar__warning"
					status="warning"
					isDismissible={ false }
					spokenMessage={ warning }
				>
					{ warning }
				</Notice>
			) }
		</>
	);
}
