/** Offers the picker of services to the settings' screen. */
import { registerControl } from '../../../src/editor/setting-controls';
import { ServicePicker } from '../editor/service-picker';

registerControl( 'services', ( { value, onChange, ...props } ) => (
	<ServicePicker
		{ ...props }
		chosen={ value.split( ',' ).filter( Boolean ) }
		onChange={ ( chosen ) => onChange( chosen.join( ',' ) ) }
	/>
) );
