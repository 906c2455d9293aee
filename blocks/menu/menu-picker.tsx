/** Selects the displayed menu. */
import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Editable } from '../../src/editor/block/controls';
import { read, useMenus } from './editor/menus';
import type { Attributes } from './attributes';

const isSource = ( kind: string ): kind is Attributes[ 'source' ] =>
	[ 'navigation', 'classic', 'location', 'pages' ].includes( kind );

export function MenuPicker( {
	attributes,
	setAttributes,
}: Editable< Attributes > ) {
	const { source, menu, location, pages } = attributes;
	const chosen = source === 'location' ? location : String( menu || '' );
	const value = source === 'pages' || chosen ? `${ source }:${ chosen }` : '';
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Which menu', 'frontage' ) }
				help={ __(
					'Items are written in the Site Editor under Navigation, or under Appearance → Menus.',
					'frontage'
				) }
				value={ value }
				options={ [
					{ value: '', label: __( 'Choose a menu', 'frontage' ) },
					...useMenus(),
					{ value: 'pages:', label: __( 'All pages', 'frontage' ) },
				] }
				onChange={ ( next ) => {
					const { source: kind, ...of } = read( next );
					setAttributes( {
						source: isSource( kind ) ? kind : 'navigation',
						...of,
					} );
				} }
			/>
			{ source === 'pages' && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Pages side by side', 'frontage' ) }
					help={ __(
						'0 lists all pages of the first level, up to a hundred in all.',
						'frontage'
					) }
					min={ 0 }
					max={ 20 }
					value={ pages }
					onChange={ ( next = 0 ) =>
						setAttributes( { pages: next } )
					}
				/>
			) }
		</>
	);
}
