/** Layouts of tabs in the editor: custom properties as server/tabs.php prints them. */
import { responsiveStyle, type Responsive } from '../../src/editor/responsive';
import type { Attributes } from './attributes';

export type Layout = NonNullable< Attributes[ 'layout' ][ 'value' ] >;

const PROPERTIES = {
	// The items of the list stand among the panels, so that all titles can be edited.
	'--frontage-tabs-list': {
		horizontal: 'flex',
		vertical: 'grid',
		accordion: 'contents',
	},
	'--frontage-tabs-vertical': {
		horizontal: '0',
		vertical: '1',
		accordion: '0',
	},
} satisfies Record< `--${ string }`, Record< Layout, string > >;

export const layoutStyle = (
	layout: Responsive< Layout >
): Record< `--${ string }`, string > =>
	Object.assign(
		{},
		...Object.entries( PROPERTIES ).map( ( [ name, values ] ) =>
			responsiveStyle(
				name as keyof typeof PROPERTIES,
				layout,
				( value ) => values[ value ] ?? ''
			)
		)
	);
