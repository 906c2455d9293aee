/** Group of controls like in core blocks: settings that differ from the defaults can be reset individually or all at once. */
/* eslint-disable @wordpress/no-unsafe-wp-apis -- The only names that WordPress has had for them since 5.9. */
import {
	__experimentalToolsPanel as ToolsPanel,
	__experimentalToolsPanelItem as ToolsPanelItem,
	/* eslint-enable @wordpress/no-unsafe-wp-apis */
} from '@wordpress/components';
import type { ReadAttributes } from '../../data/read-attributes';
import type { Attributes } from '../../attributes';
import metadata from '../../block.json';

type Change = Partial< Attributes >;

type Children = Parameters< typeof ToolsPanel >[ 0 ][ 'children' ];

export type Values = Omit< Attributes, keyof ReadAttributes > & ReadAttributes;

export interface PanelProps {
	/** Sanitized attributes. */
	values: Values;
	/** Raw attributes as stored in the content. */
	attributes: Attributes;
	setAttributes: ( change: Change ) => void;
}

const DEFAULTS = new Map< string, unknown >(
	Object.entries( metadata.attributes ).map( ( [ name, attribute ] ) => [
		name,
		attribute.default,
	] )
);

const defaultsOf = ( names: ( keyof Attributes )[] ): Change =>
	Object.fromEntries(
		names.map( ( name ) => [ name, DEFAULTS.get( name ) ] )
	);

export function Panel( {
	title,
	setAttributes,
	children,
}: Pick< PanelProps, 'setAttributes' > & {
	title: string;
	children: Children;
} ) {
	return (
		<ToolsPanel
			label={ title }
			resetAll={ ( resets = [] ) =>
				setAttributes(
					resets.reduce< Change >(
						( change, reset ) => reset( change ),
						{}
					)
				)
			}
		>
			{ children }
		</ToolsPanel>
	);
}

export function Field( {
	label,
	names,
	attributes,
	setAttributes,
	children,
}: PanelProps & {
	label: string;
	/** Attributes that the control sets. */
	names: ( keyof Attributes )[];
	children: Children;
} ) {
	return (
		<ToolsPanelItem
			label={ label }
			isShownByDefault
			hasValue={ () =>
				names.some(
					( name ) =>
						JSON.stringify( attributes[ name ] ) !==
						JSON.stringify( DEFAULTS.get( name ) )
				)
			}
			onDeselect={ () => setAttributes( defaultsOf( names ) ) }
			resetAllFilter={ ( change: Change ) => ( {
				...change,
				...defaultsOf( names ),
			} ) }
		>
			{ children }
		</ToolsPanelItem>
	);
}
