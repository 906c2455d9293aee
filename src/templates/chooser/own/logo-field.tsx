/** The logo, and whether the title stands beside it. */
import { Button, ToggleControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaLibrary } from '../../../editor/media-library';
import { pictureOf, type LibraryPicture, type Own } from '../own';

interface Props {
	own: Own;
	onChange: ( changes: Partial< Own > ) => void;
}

export function LogoField( { own: { logo, showsTitle }, onChange }: Props ) {
	const choose = useRef< HTMLDivElement >( null );
	return (
		<fieldset>
			<legend>{ __( 'Logo', 'frontage' ) }</legend>
			<div ref={ choose } className="frontage-templates-chooser__row">
				{ logo && <img src={ logo.url } alt={ logo.title } /> }
				<MediaLibrary
					title={ __( 'Choose a logo', 'frontage' ) }
					allowedTypes={ [ 'image' ] }
					value={ logo?.id }
					onSelect={ ( chosen: LibraryPicture ) =>
						onChange( { logo: pictureOf( chosen ) } )
					}
					render={ ( { open } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ open }
						>
							{ logo
								? __( 'Replace logo', 'frontage' )
								: __( 'Choose a logo', 'frontage' ) }
						</Button>
					) }
				/>
				{ logo && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => {
							choose.current?.querySelector( 'button' )?.focus();
							onChange( { logo: null } );
						} }
					>
						{ __( 'Remove logo', 'frontage' ) }
					</Button>
				) }
			</div>
			{ logo && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Show the site title next to the logo',
						'frontage'
					) }
					checked={ showsTitle }
					onChange={ ( shows ) => onChange( { showsTitle: shows } ) }
				/>
			) }
		</fieldset>
	);
}
