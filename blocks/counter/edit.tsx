/** Counter in the editor: the number that it ends with, and its title, which is edited in place. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { languageOf } from '../../src/client/dom/language';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import { TextInPlace } from '../../src/editor/block/text-in-place';
import type { Attributes } from './attributes';

type Named = 'start' | 'end' | 'duration';

const formatted = ( { start, end, hasSeparator }: Attributes ) => {
	const decimals = Math.max(
		...[ start, end ].map(
			( number ) => String( number ).split( '.' )[ 1 ]?.length ?? 0
		)
	);
	return end.toLocaleString( languageOf(), {
		minimumFractionDigits: decimals,
		useGrouping: hasSeparator,
	} );
};

export function Edit( edited: Editable< Attributes > ) {
	const { attributes, setAttributes } = edited;
	const { text, toggle } = controlsFor( edited );
	const number = ( name: Named, label: string, help?: string ) => (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			step="any"
			label={ label }
			help={ help }
			value={ attributes[ name ] }
			onChange={ ( next ) =>
				setAttributes( { [ name ]: Number( next ) } )
			}
		/>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Number', 'frontage' ) }>
					{ number( 'end', __( 'Number', 'frontage' ) ) }
					{ number( 'start', __( 'Counts from', 'frontage' ) ) }
					{ number(
						'duration',
						__( 'Duration in milliseconds', 'frontage' ),
						__(
							'0 shows the number at once, as do visitors’ devices that are set to less motion.',
							'frontage'
						)
					) }
					{ text( 'prefix', __( 'Text before it', 'frontage' ) ) }
					{ text( 'suffix', __( 'Text after it', 'frontage' ) ) }
					{ toggle(
						'hasSeparator',
						__( 'Separate thousands', 'frontage' )
					) }
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<p className="wp-block-frontage-counter__value">
					{ attributes.prefix + formatted( attributes ) }
					{ attributes.suffix }
				</p>
				<TextInPlace
					{ ...edited }
					name="title"
					label={ __( 'Title', 'frontage' ) }
					tagName="p"
					className="wp-block-frontage-counter__title"
					withoutInteractiveFormatting
				/>
			</div>
		</>
	);
}
