/** Focal point of the tile's image, which stays visible if a layout crops it. */
import { BaseControl, Button, FocalPointPicker } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MIDDLE, type ItemMeta } from '../item-meta';
import { addressOf, usePicture } from './use-picture';

interface Props {
	/** Id of the tile's image; 0 is none. */
	picture: number;
	value: ItemMeta[ 'focus' ];
	onChange: ( focus: ItemMeta[ 'focus' ] ) => void;
}

export function FocusField( { picture, value, onChange }: Props ) {
	const shown = usePicture( picture );
	if ( ! shown ) {
		return null;
	}
	const isMiddle = value.x === MIDDLE.x && value.y === MIDDLE.y;
	return (
		<BaseControl
			__nextHasNoMarginBottom
			className="frontage-portfolio-sidebar__focus"
		>
			<FocalPointPicker
				__nextHasNoMarginBottom
				label={ __( 'Focal point', 'frontage' ) }
				help={ __(
					'It stays in sight where a gallery crops the picture.',
					'frontage'
				) }
				url={ addressOf( shown ) }
				value={ value }
				onChange={ ( { x, y } ) =>
					onChange( { x: hundredths( x ), y: hundredths( y ) } )
				}
			/>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				disabled={ isMiddle }
				accessibleWhenDisabled
				onClick={ () => onChange( MIDDLE ) }
			>
				{ __( 'Back to the middle', 'frontage' ) }
			</Button>
		</BaseControl>
	);
}

const hundredths = ( share: number ) => Math.round( 100 * share ) / 100;
