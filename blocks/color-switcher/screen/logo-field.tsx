/** Selects the alternative palette's logo from the media library. */
import { BaseControl, Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaLibrary } from '../../../src/editor/media-library';
import type { Field, Value } from '../../../src/server/settings/screen/check';

interface Picture {
	id: number;
	url: string;
}

interface Props {
	field: Field;
	value: Value;
	/** URL of the stored image; '' if it was deleted. */
	stored: string;
	problem?: string;
	onChange: ( value: Value ) => void;
}

export function LogoField( {
	field,
	value,
	stored,
	problem,
	onChange,
}: Props ) {
	const [ url, setUrl ] = useState( stored );
	const { label, help } = field;
	return (
		<BaseControl __nextHasNoMarginBottom help={ problem ?? help }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<div className="frontage-color-switcher-screen__row">
				{ value !== 0 && url && (
					<img
						className="frontage-color-switcher-screen__logo"
						src={ url }
						alt=""
					/>
				) }
				<MediaLibrary
					title={ label }
					allowedTypes={ [ 'image' ] }
					value={ Number( value ) }
					onSelect={ ( picture: Picture ) => {
						setUrl( picture.url );
						onChange( picture.id );
					} }
					render={ ( { open } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ open }
						>
							{ value === 0
								? __( 'Choose a logo', 'frontage' )
								: __( 'Replace the logo', 'frontage' ) }
						</Button>
					) }
				/>
				{ value !== 0 && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => onChange( 0 ) }
					>
						{ __( 'Remove the logo', 'frontage' ) }
					</Button>
				) }
			</div>
			{ value !== 0 && ! url && <GoneMessage /> }
		</BaseControl>
	);
}

const GoneMessage = () => (
	<p className="frontage-color-switcher-screen__gone">
		{ __(
			'This picture is no longer in the media library: the site’s own logo is shown.',
			'frontage'
		) }
	</p>
);
