/** Inspector panels: appearance and opening of a menu, on desktop and mobile. */
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface Props {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

export function LookPanels( { attributes, setAttributes }: Props ) {
	const { label, mobile, desktop, openOn, showDescriptions } = attributes;
	return (
		<>
			<PanelBody title={ __( 'On desktop', 'frontage' ) }>
				<SelectControl
					{ ...LOOK }
					label={ __( 'Shown as', 'frontage' ) }
					value={ desktop }
					options={ [
						{
							value: 'bar',
							label: __( 'A row of entries', 'frontage' ),
						},
						{
							value: 'popup',
							label: __( 'A button that opens it', 'frontage' ),
						},
					] }
					onChange={ ( next ) => setAttributes( { desktop: next } ) }
				/>
				<SelectControl
					{ ...LOOK }
					label={ __( 'Sub-menus open', 'frontage' ) }
					value={ openOn }
					options={ [
						{
							value: 'hover',
							label: __( 'On hover and click', 'frontage' ),
						},
						{ value: 'click', label: __( 'On click', 'frontage' ) },
					] }
					onChange={ ( next ) => setAttributes( { openOn: next } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show descriptions', 'frontage' ) }
					checked={ showDescriptions }
					onChange={ ( next ) =>
						setAttributes( { showDescriptions: next } )
					}
				/>
			</PanelBody>
			<PanelBody title={ __( 'On phones', 'frontage' ) }>
				<SelectControl
					{ ...LOOK }
					label={ __( 'Opens as', 'frontage' ) }
					value={ mobile }
					options={ [
						{
							value: 'off-canvas',
							label: __( 'A panel from the side', 'frontage' ),
						},
						{
							value: 'dropdown',
							label: __( 'A list below the header', 'frontage' ),
						},
						{
							value: 'full-width',
							label: __( 'The whole screen', 'frontage' ),
						},
					] }
					onChange={ ( next ) => setAttributes( { mobile: next } ) }
				/>
			</PanelBody>
			<InspectorName
				value={ label }
				onChange={ ( next ) => setAttributes( { label: next } ) }
			/>
		</>
	);
}

interface NameProps {
	value: string;
	onChange: ( next: string ) => void;
}

const InspectorName = ( props: NameProps ) => (
	<PanelBody
		title={ __( 'Accessibility', 'frontage' ) }
		initialOpen={ false }
	>
		<TextControl
			{ ...LOOK }
			label={ __( 'Name for screen readers', 'frontage' ) }
			help={ __(
				'Tells this menu from others on the page, for example “Main” or “Shop”.',
				'frontage'
			) }
			{ ...props }
		/>
	</PanelBody>
);
