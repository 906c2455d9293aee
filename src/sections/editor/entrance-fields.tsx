/** Fields of an entrance: the animation per device, and its times. */
import { Button, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ResponsiveControl } from '../../editor/responsive-control';
import { ANIMATIONS } from './animations';
import { DEFAULTS, type Entrance } from './options';

const CHOICES = [
	{ value: '', label: __( 'Default', 'frontage' ) },
	{ value: 'none', label: __( 'None', 'frontage' ) },
	...ANIMATIONS,
];

interface Props {
	entrance: Entrance;
	onChange: ( entrance: Entrance ) => void;
	onPlay: ( entrance: Entrance ) => void;
}

export function EntranceFields( { entrance, onChange, onPlay }: Props ) {
	const { animation, delay, duration } = entrance;
	return (
		<>
			<ResponsiveControl
				label={ __( 'Entrance', 'frontage' ) }
				values={ animation }
				onChange={ ( next ) =>
					onChange( { ...entrance, animation: next } )
				}
			>
				{ ( control ) => (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Entrance', 'frontage' ) }
						hideLabelFromVision
						options={ CHOICES }
						value={ control.value ?? '' }
						onChange={ ( name ) =>
							control.onChange( name || undefined )
						}
					/>
				) }
			</ResponsiveControl>
			{ Object.keys( animation ).length > 0 && (
				<>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Delay (ms)', 'frontage' ) }
						min={ 0 }
						max={ 3000 }
						step={ 50 }
						value={ delay }
						onChange={ ( next = DEFAULTS.delay ) =>
							onChange( { ...entrance, delay: next } )
						}
					/>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Duration (ms)', 'frontage' ) }
						min={ 100 }
						max={ 3000 }
						step={ 50 }
						value={ duration }
						onChange={ ( next = DEFAULTS.duration ) =>
							onChange( { ...entrance, duration: next } )
						}
					/>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => onPlay( entrance ) }
					>
						{ __( 'Play entrance', 'frontage' ) }
					</Button>
				</>
			) }
		</>
	);
}
