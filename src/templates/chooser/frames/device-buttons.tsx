/** Choice of the device in whose width pages are shown. */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import type { Device } from './devices';

interface Props {
	device: Device;
	onChange: ( device: Device ) => void;
}

export const DeviceButtons = ( { device, onChange }: Props ) => {
	const buttons = [
		[ 'desktop', desktop, __( 'Desktop', 'frontage' ) ],
		[ 'tablet', tablet, __( 'Tablet', 'frontage' ) ],
		[ 'mobile', mobile, __( 'Mobile', 'frontage' ) ],
	] as const;
	return (
		<div
			role="group"
			aria-label={ __( 'Device', 'frontage' ) }
			className="frontage-templates-chooser__devices"
		>
			{ buttons.map( ( [ name, icon, label ] ) => (
				<Button
					key={ name }
					__next40pxDefaultSize
					icon={ icon }
					label={ label }
					isPressed={ device === name }
					onClick={ () => onChange( name ) }
				/>
			) ) }
		</div>
	);
};
