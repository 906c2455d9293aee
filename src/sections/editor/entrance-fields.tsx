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
	const { animation } = entrance;
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
					<TimeField
						label={ __( 'Delay (ms)', 'frontage' ) }
						name="delay"
						least={ 0 }
						{ ...{ entrance, onChange } }
					/>
					<TimeField
						label={ __( 'Duration (ms)', 'frontage' ) }
						name="duration"
						least={ 100 }
						{ ...{ entrance, onChange } }
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

interface TimeProps extends Pick< Props, 'entrance' | 'onChange' > {
	label: string;
	name: 'delay' | 'duration';
	least: number;
}

const TimeField = ( { label, name, least, entrance, onChange }: TimeProps ) => (
	<RangeControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ label }
		min={ least }
		max={ 3000 }
		step={ 50 }
		value={ entrance[ name ] }
		onChange={ ( next = DEFAULTS[ name ] ) =>
			onChange( { ...entrance, [ name ]: next } )
		}
	/>
);
