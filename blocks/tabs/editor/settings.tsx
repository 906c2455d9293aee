/** Settings of tabs: layout by device, the tab that is shown at first, keys and headings. */
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plainText } from '../../../src/editor/plain-text';
import { ResponsiveControl } from '../../../src/editor/responsive-control';
import type { Attributes } from '../attributes';
import type { Layout } from '../layout';

interface Props {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
	titles: string[];
}

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

const LAYOUTS: { value: Layout; label: string }[] = [
	{ value: 'horizontal', label: __( 'Tabs above the panel', 'frontage' ) },
	{ value: 'vertical', label: __( 'Tabs beside the panel', 'frontage' ) },
	{ value: 'accordion', label: __( 'Accordion', 'frontage' ) },
];

export const Settings = ( { attributes, setAttributes, titles }: Props ) => (
	<PanelBody title={ __( 'Settings', 'frontage' ) }>
		<LayoutControl
			layout={ attributes.layout }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		<SelectControl
			{ ...LOOK }
			label={ __( 'Shown at first', 'frontage' ) }
			value={ `${ attributes.initial }` }
			options={ titles.map( ( title, index ) => ( {
				value: `${ index }`,
				label: plainText( title ) || `${ index + 1 }`,
			} ) ) }
			onChange={ ( index ) =>
				setAttributes( { initial: Number( index ) } )
			}
		/>
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Arrow keys show the panel', 'frontage' ) }
			help={ __(
				'Otherwise they only move the focus, and Enter shows it.',
				'frontage'
			) }
			checked={ attributes.activation !== 'manual' }
			onChange={ ( isAutomatic ) =>
				setAttributes( {
					activation: isAutomatic ? 'automatic' : 'manual',
				} )
			}
		/>
		<LevelControl
			level={ attributes.headingLevel }
			onChange={ ( headingLevel ) => setAttributes( { headingLevel } ) }
		/>
		<TextControl
			{ ...LOOK }
			label={ __( 'Label for screen readers', 'frontage' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
		/>
	</PanelBody>
);

interface LayoutProps {
	layout: Attributes[ 'layout' ];
	onChange: ( layout: Attributes[ 'layout' ] ) => void;
}

const layoutNamed = ( name = '' ) =>
	LAYOUTS.find( ( { value } ) => value === name );

const LayoutControl = ( { layout, onChange: setLayout }: LayoutProps ) => (
	<ResponsiveControl< Layout >
		label={ __( 'Layout', 'frontage' ) }
		values={ layout }
		onChange={ setLayout }
	>
		{ ( { value, placeholder, onChange } ) => (
			<SelectControl
				{ ...LOOK }
				label={ __( 'Layout', 'frontage' ) }
				hideLabelFromVision
				value={ value ?? '' }
				options={ [
					{
						value: '',
						label: sprintf(
							/* translators: %s: layout of tabs that a device takes over from a larger one. */
							__( 'Inherited: %s', 'frontage' ),
							layoutNamed( placeholder )?.label ?? ''
						),
					},
					...LAYOUTS,
				] }
				onChange={ ( name ) => onChange( layoutNamed( name )?.value ) }
			/>
		) }
	</ResponsiveControl>
);

interface LevelProps {
	level: Attributes[ 'headingLevel' ];
	onChange: ( level: Attributes[ 'headingLevel' ] ) => void;
}

const LevelControl = ( { level, onChange }: LevelProps ) => (
	<SelectControl
		{ ...LOOK }
		label={ __( 'Level of the titles', 'frontage' ) }
		help={ __(
			'As headings of an accordion, in print and without scripts.',
			'frontage'
		) }
		value={ `${ level }` }
		options={ [ 2, 3, 4, 5, 6 ].map( ( each ) => ( {
			value: `${ each }`,
			label: sprintf(
				/* translators: %d: level of a heading. */
				__( 'Heading %d', 'frontage' ),
				each
			),
		} ) ) }
		onChange={ ( chosen ) =>
			onChange( Number( chosen ) as LevelProps[ 'level' ] )
		}
	/>
);
