/** Block panel “Section”: stretch, devices, entrance. */
import {
	CheckboxControl,
	PanelBody,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EntranceFields } from './entrance-fields';
import {
	ENTRANCE,
	entranceOf,
	HIDDEN,
	hiddenOn,
	STRETCH,
	stretchedTo,
	toStored,
	type Attributes,
	type Entrance,
} from './options';

const DEVICES = [
	{ name: 'desktop', label: __( 'Desktop', 'frontage' ) },
	{ name: 'tablet', label: __( 'Tablet', 'frontage' ) },
	{ name: 'mobile', label: __( 'Phone', 'frontage' ) },
	{ name: 'widescreen', label: __( 'Wide screen', 'frontage' ) },
];

const PLACES = [
	{ value: '', label: __( 'Not stretched', 'frontage' ) },
	{ value: 'window', label: __( 'To the window', 'frontage' ) },
	{ value: 'container', label: __( 'To the section around it', 'frontage' ) },
];

interface Props {
	attributes: Attributes;
	setAttributes: ( changed: Attributes ) => void;
	canStretch: boolean;
	/** Whether WordPress's own menu hides the block on the other devices. */
	isWideOnly: boolean;
	onPlay: ( entrance: Entrance ) => void;
}

export function SectionPanel( {
	attributes,
	setAttributes,
	canStretch,
	isWideOnly,
	onPlay,
}: Props ) {
	const hidden = hiddenOn( attributes );
	const devices = DEVICES.filter(
		( { name } ) =>
			! isWideOnly || name === 'widescreen' || hidden.includes( name )
	);
	const hide = ( device: string, isHidden: boolean ) => {
		const others = hidden.filter( ( each ) => each !== device );
		const next = isHidden ? [ ...others, device ] : others;
		setAttributes( { [ HIDDEN ]: next.length ? next : undefined } );
	};
	return (
		<PanelBody
			title={ __( 'Section', 'frontage' ) }
			initialOpen={ [ HIDDEN, STRETCH, ENTRANCE ].some(
				( name ) => attributes[ name ] !== undefined
			) }
		>
			{ canStretch && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Stretch', 'frontage' ) }
					options={ PLACES }
					value={ stretchedTo( attributes ) }
					onChange={ ( place ) =>
						setAttributes( { [ STRETCH ]: place || undefined } )
					}
				/>
			) }
			<fieldset className="frontage-sections__devices">
				<legend>{ __( 'Hide on', 'frontage' ) }</legend>
				{ devices.map( ( { name, label } ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ name }
						label={ label }
						checked={ hidden.includes( name ) }
						onChange={ ( isHidden ) => hide( name, isHidden ) }
					/>
				) ) }
			</fieldset>
			<EntranceFields
				entrance={ entranceOf( attributes ) }
				onChange={ ( entrance ) =>
					setAttributes( { [ ENTRANCE ]: toStored( entrance ) } )
				}
				onPlay={ onPlay }
			/>
		</PanelBody>
	);
}
