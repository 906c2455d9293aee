/** Choice of a palette: each template's own, one of a template for all, or three own colors, whose contrast is measured as they are chosen. */
import { Button, ColorPicker, Dropdown } from '@wordpress/components';
import { Fragment, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { Palette } from '../../../../blocks/color-switcher/palette/palette';
import type { Own, Template } from '../own';
import {
	colorsIn,
	isSame,
	listOf,
	NO_PALETTES,
	offeredBy,
	palettesOf,
	readingsOf,
	type OwnColors,
	type Reading,
} from '../palette';

interface Props {
	own: Own;
	templates: Template[];
	onChange: ( changes: Partial< Own > ) => void;
}

export function PaletteField( { own, templates, onChange }: Props ) {
	const offered = useMemo( () => offeredBy( templates ), [ templates ] );
	const isChosen = listOf( own.colors ).length > 0;
	const readings = isChosen ? readingsOf( own.colors ) : [];
	return (
		<fieldset>
			<legend>{ __( 'Colors', 'frontage' ) }</legend>
			<div className="frontage-templates-chooser__palettes">
				<Choice
					name="none"
					isChosen={ ! isChosen }
					onChoose={ () => onChange( NO_PALETTES ) }
				>
					{ __( 'Template colors', 'frontage' ) }
				</Choice>
				{ offered.map( ( { key, title, ...palettes }, at ) => (
					<Fragment key={ key }>
						{ at % 2 === 0 && (
							<span aria-hidden="true">{ title }</span>
						) }
						<Choice
							name={ key }
							isChosen={ isSame( palettes.colors, own.colors ) }
							onChoose={ () => onChange( palettes ) }
						>
							<Swatches colors={ palettes.colors } />
							<span className="screen-reader-text">
								{ nameOf( title, palettes.isDark ) }
							</span>
						</Choice>
					</Fragment>
				) ) }
			</div>
			<div className="frontage-templates-chooser__row">
				<Pickers own={ own } onChange={ onChange } />
			</div>
			{ readings.length > 0 && (
				<ul
					className="frontage-templates-chooser__readings"
					aria-live="polite"
				>
					{ readings.map( ( reading ) => (
						<li key={ reading.of } data-enough={ reading.isEnough }>
							{ sentenceOf( reading ) }
						</li>
					) ) }
				</ul>
			) }
		</fieldset>
	);
}

interface ChoiceProps {
	name: string;
	isChosen: boolean;
	onChoose: () => void;
	children: React.ReactNode;
}

const Choice = ( { name, isChosen, onChoose, children }: ChoiceProps ) => {
	const id = `frontage-templates-chooser-palette-${ name }`;
	return (
		<label htmlFor={ id }>
			<input
				id={ id }
				type="radio"
				name="frontage-templates-chooser-palette"
				checked={ isChosen }
				onChange={ onChoose }
			/>
			{ children }
		</label>
	);
};

/* Of the palette that is shown first; the other one is the opposite. */
const nameOf = ( title: string, isOtherDark: boolean ) =>
	isOtherDark
		? /* translators: %s: title of a template. */
			sprintf( __( '%s, light', 'frontage' ), title )
		: /* translators: %s: title of a template. */
			sprintf( __( '%s, dark', 'frontage' ), title );

const Swatches = ( { colors }: { colors: Palette } ) => (
	<span className="frontage-templates-chooser__swatches" aria-hidden="true">
		{ [ 'base', 'contrast', 'accent-1', 'accent-3' ].map( ( slug ) => (
			<span key={ slug } style={ { background: colors[ slug ] } } />
		) ) }
	</span>
);

const labels = (): Record< keyof OwnColors, string > => ( {
	background: __( 'Background', 'frontage' ),
	text: __( 'Text', 'frontage' ),
	accent: __( 'Accent', 'frontage' ),
} );

function Pickers( { own, onChange }: Omit< Props, 'templates' > ) {
	const colors = colorsIn( own.colors );
	return (
		<>
			{ ( [ 'background', 'text', 'accent' ] as const ).map( ( role ) => (
				<Dropdown
					key={ role }
					renderToggle={ ( { isOpen, onToggle, onClose } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							aria-expanded={ isOpen }
							onClick={ onToggle }
							// The picker gets the focus a moment after it opens, and would take it later.
							onKeyDown={ ( { key }: KeyboardEvent ) =>
								key === 'Escape' && onClose()
							}
						>
							<span
								className="frontage-templates-chooser__swatch"
								style={ { background: colors[ role ] } }
							/>
							{ labels()[ role ] }
						</Button>
					) }
					renderContent={ () => (
						<ColorPicker
							color={ colors[ role ] }
							onChange={ ( hex ) =>
								onChange(
									palettesOf( {
										...colors,
										[ role ]: hex
											.toLowerCase()
											.slice( 0, 7 ),
									} )
								)
							}
						/>
					) }
				/>
			) ) }
		</>
	);
}

function sentenceOf( { of, ratio, isEnough }: Reading ): string {
	const what = {
		text: __( 'Text on background', 'frontage' ),
		accent: __( 'Accent-colored text', 'frontage' ),
		muted: __( 'Small text', 'frontage' ),
	}[ of ];
	const number = ( Math.floor( ratio * 10 ) / 10 ).toFixed( 1 );
	return isEnough
		? /* translators: 1: two colors. 2: number, such as 7.1. */
			sprintf( __( '%1$s: %2$s:1', 'frontage' ), what, number )
		: sprintf(
				/* translators: 1: two colors. 2: number, such as 3.1. */
				__(
					'%1$s: %2$s:1. This is hard to read. Use a contrast of at least 4.5:1.',
					'frontage'
				),
				what,
				number
			);
}
