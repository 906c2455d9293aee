/** Inspector: opening, texts and searched content of the Search block. */
import { InspectorControls } from '@wordpress/block-editor';
import {
	CheckboxControl,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';

interface Props {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

const ways = (): { value: Attributes[ 'opens' ]; label: string }[] => [
	{ value: 'slide-down', label: __( 'Below its button', 'frontage' ) },
	{ value: 'cover', label: __( 'Over the header', 'frontage' ) },
	{ value: 'full-screen', label: __( 'Over the whole screen', 'frontage' ) },
	{ value: 'inline', label: __( 'Always open, in the page', 'frontage' ) },
];

export function Inspector( { attributes, setAttributes }: Props ) {
	const { opens, buttonText, placeholder, width, liveResults, postTypes } =
		attributes;
	const types = useTypes();
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Search', 'frontage' ) }>
				<SelectControl
					{ ...LOOK }
					label={ __( 'The field opens', 'frontage' ) }
					value={ opens }
					options={ ways() }
					onChange={ ( next ) => setAttributes( { opens: next } ) }
				/>
				{ opens !== 'inline' && (
					<TextControl
						{ ...LOOK }
						label={ __( 'Text beside the icon', 'frontage' ) }
						value={ buttonText }
						onChange={ ( next ) =>
							setAttributes( { buttonText: next } )
						}
					/>
				) }
				<TextControl
					{ ...LOOK }
					label={ __( 'Text in the empty field', 'frontage' ) }
					value={ placeholder }
					onChange={ ( next ) =>
						setAttributes( { placeholder: next } )
					}
				/>
				{ ( opens === 'inline' || opens === 'slide-down' ) && (
					<RangeControl
						{ ...LOOK }
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
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show results while typing', 'frontage' ) }
					checked={ liveResults }
					onChange={ ( next ) =>
						setAttributes( { liveResults: next } )
					}
				/>
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
										: postTypes.filter(
												( one ) => one !== slug
											),
								} )
							}
						/>
					) ) }
				</fieldset>
			</PanelBody>
		</InspectorControls>
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
