/** Controls that features add to the settings screen, for the `control` of schema.json. */
import type { ComponentType } from '@wordpress/element';
import { addFilter, applyFilters } from './wp-hooks';

interface ControlProps {
	label: string;
	help: JSX.Element;
	isInvalid: boolean;
	value: string;
	onChange: ( value: string ) => void;
}

type Controls = Partial< Record< string, ComponentType< ControlProps > > >;

const FILTER = 'frontage.settingControls';

/** Registers a control. Its script is enqueued with the screen's, which renders once the page is parsed. */
export const registerControl = (
	name: string,
	control: ComponentType< ControlProps >
): void =>
	addFilter( FILTER, `frontage/${ name }`, ( controls: Controls ) => ( {
		...controls,
		[ name ]: control,
	} ) );

export const controlOf = ( name: string ) =>
	( applyFilters( FILTER, {} ) as Controls )[ name ];
