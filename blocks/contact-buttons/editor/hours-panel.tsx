/** Opening hours, a field for each day. */
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { languageOf } from '../../../src/client/dom/language';
import type { Editable } from '../../../src/editor/block/controls';
import type { Attributes } from '../attributes';

/* The 1st of January 2024 was a Monday. */
const dayName = ( day: number ) =>
	new Date( Date.UTC( 2024, 0, day ) ).toLocaleDateString( languageOf(), {
		weekday: 'long',
		timeZone: 'UTC',
	} );

export function HoursPanel( {
	attributes,
	setAttributes,
}: Editable< Attributes > ) {
	const hours = attributes.hours as Record< string, string >;
	return (
		<PanelBody
			title={ __( 'Opening hours', 'frontage' ) }
			initialOpen={ false }
		>
			<p>
				{ __(
					'In the site’s time zone. Several periods are separated by commas; a day without any is closed.',
					'frontage'
				) }
			</p>
			{ [ 1, 2, 3, 4, 5, 6, 7 ].map( ( day ) => (
				<TextControl
					key={ day }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ dayName( day ) }
					placeholder="09:00-17:00"
					value={ hours[ day ] ?? '' }
					onChange={ ( next ) =>
						setAttributes( { hours: { ...hours, [ day ]: next } } )
					}
				/>
			) ) }
		</PanelBody>
	);
}
