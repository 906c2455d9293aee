/** Inspector: opening, texts and searched content of the Search block. */
import { InspectorControls } from '@wordpress/block-editor';
import {
	CheckboxControl,
	PanelBody,
	RangeControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../../src/editor/block/controls';
import type { Attributes } from '../attributes';

export function Inspector( edited: Editable< Attributes > ) {
	const { attributes, setAttributes } = edited;
	const { opens, width } = attributes;
	const { select, text, toggle } = controlsFor( edited );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Search', 'frontage' ) }>
				{ select( 'opens', __( 'The field opens', 'frontage' ), {
					'slide-down': __( 'Below its button', 'frontage' ),
					cover: __( 'Over the header', 'frontage' ),
					'full-screen': __( 'Over the whole screen', 'frontage' ),
					inline: __( 'Always open, in the page', 'frontage' ),
				} ) }
				{ opens !== 'inline' &&
					text(
						'buttonText',
						__( 'Text beside the icon', 'frontage' )
					) }
				{ text(
					'placeholder',
					__( 'Text in the empty field', 'frontage' )
				) }
				{ ( opens === 'inline' || opens === 'slide-down' ) && (
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Width in pixels', 'frontage' ) }
						min={ 200 }
						max={ 960 }
						allowReset
						value={ width || undefined }
						onChange={ ( next ) =>
							setAttributes( { width: next ?? 0 } )
						}
					/>
				) }
			</PanelBody>
			<PanelBody title={ __( 'Results', 'frontage' ) }>
				{ toggle(
					'liveResults',
					__( 'Show results while typing', 'frontage' )
				) }
				<TypesControl { ...edited } />
			</PanelBody>
		</InspectorControls>
	);
}

function TypesControl( { attributes, setAttributes }: Editable< Attributes > ) {
	const { postTypes } = attributes;
	const types = useTypes();
	return (
		<fieldset>
			<legend>{ __( 'What is searched', 'frontage' ) }</legend>
			<p>{ __( 'None ticked means all.', 'frontage' ) }</p>
			{ types.map( ( { slug, name } ) => (
				<CheckboxControl
					key={ slug }
					__nextHasNoMarginBottom
					label={ name }
					checked={ postTypes.includes( slug ) }
					onChange={ ( isWanted ) =>
						setAttributes( {
							postTypes: isWanted
								? [ ...postTypes, slug ]
								: postTypes.filter( ( one ) => one !== slug ),
						} )
					}
				/>
			) ) }
		</fieldset>
	);
}

interface PostType {
	slug: string;
	name: string;
	viewable: boolean;
}

/** Publicly viewable post types. */
function useTypes(): PostType[] {
	const types = useSelect(
		( select ) =>
			( select( 'core' ) as CoreStore ).getPostTypes( { per_page: -1 } ),
		[]
	);
	return ( types ?? [] ).filter(
		( { slug, viewable } ) => viewable && slug !== 'attachment'
	);
}

interface CoreStore {
	getPostTypes: ( query: object ) => PostType[] | null;
}
