/** Control of a length by device: a number and its unit. */
import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- It has no stable name.
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Responsive } from '../responsive';
import { ResponsiveControl } from '../responsive-control';

interface Props {
	label: string;
	help?: string;
	values: Responsive< string >;
	onChange: ( values: Responsive< string > ) => void;
}

/** A preset of the theme, which core's own control sets. */
const isPreset = ( value = '' ) => value.startsWith( 'var:' );

export const ResponsiveLength = ( {
	label,
	help,
	values,
	onChange: change,
}: Props ) => (
	<ResponsiveControl
		label={ label }
		help={ help }
		values={ values }
		onChange={ change }
	>
		{ ( { value, placeholder, onChange } ) => (
			<UnitControl
				__next40pxDefaultSize
				label={ label }
				hideLabelFromVision
				min={ 0 }
				value={ isPreset( value ) ? '' : ( value ?? '' ) }
				placeholder={
					isPreset( value ?? placeholder )
						? __( 'The theme’s', 'frontage' )
						: placeholder
				}
				onChange={ ( next ) => onChange( next || undefined ) }
			/>
		) }
	</ResponsiveControl>
);
