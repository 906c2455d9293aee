/** The form beside the templates: title, logo, colors, fonts and pictures of the owner. */
import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Own, Template } from '../own';
import { LogoField } from './logo-field';
import { PaletteField } from './palette-field';
import { PicturesField } from './pictures-field';

export interface Font {
	slug: string;
	name: string;
	/** As CSS. */
	family: string;
}

interface Props {
	own: Own;
	templates: Template[];
	fonts: Font[];
	/** Number of pictures at most. */
	most: number;
	onChange: ( changes: Partial< Own > ) => void;
}

export const OwnPanel = ( props: Props ) => {
	const { own, most, onChange } = props;
	return (
		<section
			className="frontage-templates-chooser__own"
			aria-labelledby="frontage-templates-chooser-own"
		>
			<h2 id="frontage-templates-chooser-own">
				{ __( 'Your site', 'frontage' ) }
			</h2>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Title', 'frontage' ) }
				value={ own.title }
				maxLength={ 200 }
				autoComplete="off"
				onChange={ ( title ) => onChange( { title } ) }
			/>
			<LogoField own={ own } onChange={ onChange } />
			<PaletteField { ...props } />
			<FontFields { ...props } />
			<PicturesField
				pictures={ own.pictures }
				most={ most }
				onChange={ ( pictures ) => onChange( { pictures } ) }
			/>
		</section>
	);
};

const FontFields = ( { own, fonts, onChange }: Props ) => {
	const options = [
		{ value: '', label: __( 'Template default', 'frontage' ) },
		...fonts.map( ( { slug, name } ) => ( { value: slug, label: name } ) ),
	];
	const change = ( role: 'heading' | 'body', slug: string ) =>
		onChange( { fonts: { ...own.fonts, [ role ]: slug || undefined } } );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Heading font', 'frontage' ) }
				value={ own.fonts.heading ?? '' }
				options={ options }
				onChange={ ( slug ) => change( 'heading', slug ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Body font', 'frontage' ) }
				value={ own.fonts.body ?? '' }
				options={ options }
				onChange={ ( slug ) => change( 'body', slug ) }
			/>
		</>
	);
};
