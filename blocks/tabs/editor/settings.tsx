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
		<ResponsiveControl< Layout >
			label={ __( 'Layout', 'frontage' ) }
			values={ attributes.layout }
			onChange={ ( layout ) => setAttributes( { layout } ) }
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
								LAYOUTS.find(
									( layout ) => layout.value === placeholder
								)?.label ?? ''
							),
						},
						...LAYOUTS,
					] }
					onChange={ ( name ) =>
						onChange(
							LAYOUTS.find( ( layout ) => layout.value === name )
								?.value
						)
					}
				/>
			) }
		</ResponsiveControl>
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
		<SelectControl
			{ ...LOOK }
			label={ __( 'Level of the titles', 'frontage' ) }
			help={ __(
				'As headings of an accordion, in print and without scripts.',
				'frontage'
			) }
			value={ `${ attributes.headingLevel }` }
			options={ [ 2, 3, 4, 5, 6 ].map( ( level ) => ( {
				value: `${ level }`,
				label: sprintf(
					/* translators: %d: level of a heading. */
					__( 'Heading %d', 'frontage' ),
					level
				),
			} ) ) }
			onChange={ ( level ) =>
				setAttributes( {
					headingLevel: Number(
						level
					) as Attributes[ 'headingLevel' ],
				} )
			}
		/>
		<TextControl
			{ ...LOOK }
			label={ __( 'Label for screen readers', 'frontage' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
		/>
	</PanelBody>
);
