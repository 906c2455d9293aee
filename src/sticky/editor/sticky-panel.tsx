/** Block panel for sticky positioning. */
import {
	CheckboxControl,
	PanelBody,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DEVICES, LengthsField, NumberField } from './fields';
import { LookFields } from './look-fields';
import type { Options } from './options';

interface Props {
	options: Options;
	change: ( changed: Partial< Options > ) => void;
	isShownStuck: boolean;
	showStuck: ( isShown: boolean ) => void;
}

export function StickyPanel( props: Props ) {
	const { options, change, showStuck } = props;
	return (
		<PanelBody
			title={ __( 'Sticky', 'frontage' ) }
			initialOpen={ options.enabled }
			onToggle={ () => showStuck( false ) }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Stick to the top', 'frontage' ) }
				help={ __(
					'A block in a header takes the whole header along.',
					'frontage'
				) }
				checked={ options.enabled }
				onChange={ ( enabled ) => change( { enabled } ) }
			/>
			{ options.enabled && <EnabledFields { ...props } /> }
		</PanelBody>
	);
}

function EnabledFields( { options, change, isShownStuck, showStuck }: Props ) {
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show as stuck', 'frontage' ) }
				help={ __( 'Only here, while you edit.', 'frontage' ) }
				checked={ isShownStuck }
				onChange={ showStuck }
			/>
			<DevicesField { ...{ options, change } } />
			<LengthsField
				label={ __( 'Scroll distance', 'frontage' ) }
				help={ __(
					'How far the page is scrolled when it begins to stick.',
					'frontage'
				) }
				value={ options.distance }
				onChange={ ( distance ) => change( { distance } ) }
			/>
			<LookFields options={ options } change={ change } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Hide on scroll down', 'frontage' ) }
				help={ __(
					'It comes back when the visitor scrolls up.',
					'frontage'
				) }
				checked={ options.hides }
				onChange={ ( hides ) => change( { hides } ) }
			/>
			{ options.hides && (
				<LengthsField
					label={ __( 'Hide threshold', 'frontage' ) }
					help={ __(
						'How far the visitor scrolls down before it hides.',
						'frontage'
					) }
					value={ options.threshold }
					onChange={ ( threshold ) => change( { threshold } ) }
				/>
			) }
		</>
	);
}

const DevicesField = ( {
	options,
	change,
}: Pick< Props, 'options' | 'change' > ) => (
	<fieldset className="frontage-sticky__devices">
		<legend>{ __( 'Devices', 'frontage' ) }</legend>
		{ DEVICES.map( ( { name, label } ) => (
			<CheckboxControl
				__nextHasNoMarginBottom
				key={ name }
				label={ label }
				checked={ options.devices.includes( name ) }
				onChange={ ( isOn ) =>
					change( {
						devices: DEVICES.map( ( each ) => each.name ).filter(
							( each ) =>
								each === name
									? isOn
									: options.devices.includes( each )
						),
					} )
				}
			/>
		) ) }
	</fieldset>
);

/** For every block that supports anchors. */
export function AnchorOffsetField( {
	options,
	change,
}: Pick< Props, 'options' | 'change' > ) {
	return (
		<NumberField
			label={ __( 'Anchor link offset (px)', 'frontage' ) }
			max={ 500 }
			value={ options.anchorOffset }
			onChange={ ( anchorOffset ) => change( { anchorOffset } ) }
		/>
	);
}
