/** Editable table of the theme's colors in both palettes. */
import { Button, ColorPicker, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { Palette } from '../palette/palette';
import type { Slot, Which } from './use-palettes';

interface Props {
	slots: Slot[];
	palettes: Record< Which, Palette >;
	isOwn: ( which: Which, slug: string ) => boolean;
	paint: ( which: Which, slug: string, color?: string ) => void;
}

export function PaletteTable( { slots, palettes, isOwn, paint }: Props ) {
	const columns: { which: Which; label: string }[] = [
		{ which: 'default', label: __( 'Usual palette', 'frontage' ) },
		{ which: 'switched', label: __( 'Second palette', 'frontage' ) },
	];
	return (
		<table className="frontage-color-switcher-screen__table">
			<thead>
				<tr>
					<th scope="col">{ __( 'Color', 'frontage' ) }</th>
					{ columns.map( ( { which, label } ) => (
						<th key={ which } scope="col">
							{ label }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ slots.map( ( { slug, name } ) => (
					<tr key={ slug }>
						<th scope="row">{ name }</th>
						{ columns.map( ( { which, label } ) => (
							<td key={ which }>
								<ColorCell
									label={ `${ name }, ${ label }` }
									color={ palettes[ which ][ slug ] ?? '' }
									isOwn={ isOwn( which, slug ) }
									onChange={ ( color ) =>
										paint( which, slug, color )
									}
								/>
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

interface CellProps {
	label: string;
	color: string;
	isOwn: boolean;
	onChange: ( color?: string ) => void;
}

function ColorCell( { label, color, isOwn, onChange }: CellProps ) {
	const isPlain = color.startsWith( '#' );
	const text = isPlain ? color : __( 'by formula', 'frontage' );
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle, onClose } ) => (
				<Button
					__next40pxDefaultSize
					className="frontage-color-switcher-screen__swatch"
					aria-expanded={ isOpen }
					aria-label={ `${ label }: ${ text }` }
					onClick={ onToggle }
					// The picker gets the focus a moment after it opens, and would take it later.
					onKeyDown={ ( { key }: KeyboardEvent ) =>
						key === 'Escape' && onClose()
					}
				>
					<span
						className="frontage-color-switcher-screen__color"
						style={ { background: color } }
					/>
					<code>{ text }</code>
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<>
					<ColorPicker
						color={ isPlain ? color : undefined }
						enableAlpha
						onChange={ onChange }
					/>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						disabled={ ! isOwn }
						accessibleWhenDisabled
						aria-label={ sprintf(
							/* translators: %s: name of a color and of its palette. */
							__( 'Reset: %s', 'frontage' ),
							label
						) }
						onClick={ () => {
							onChange();
							onClose();
						} }
					>
						{ __( 'Reset', 'frontage' ) }
					</Button>
				</>
			) }
		/>
	);
}
