/** Search block in the editor: its button and, if the block is selected or the field is inline, the field. */
import { useBlockProps } from '@wordpress/block-editor';
import { Path, SVG } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { Inspector } from './editor/inspector';

const drawing = ( path: string ) => (
	<SVG
		viewBox="0 0 24 24"
		width="24"
		height="24"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.5"
	>
		<Path d={ path } />
	</SVG>
);

/* Same icon as in blocks/search/server/form.php. */
const SEARCH = drawing(
	'M19 19l-4.29-4.29M5.75 11a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 0 0-10.5 0z'
);
const CLOSE = drawing( 'M5 19L19 5M19 19L5 5' );

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
	isSelected: boolean;
}

export function Edit( { attributes, setAttributes, isSelected }: EditProps ) {
	const { opens, buttonText, placeholder, width } = attributes;
	const isInline = opens === 'inline';
	const blockProps = useBlockProps( {
		'data-opens': opens,
		'data-preview': isSelected ? 'open' : 'closed',
		style: {
			'--frontage-search-width': width ? `${ width }px` : undefined,
		},
	} );
	return (
		<div { ...blockProps }>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ ! isInline && (
				<span className="wp-block-frontage-search__open">
					{ SEARCH }
					{ buttonText && <span>{ buttonText }</span> }
				</span>
			) }
			{ ( isInline || isSelected ) && (
				<div className="wp-block-frontage-search__form">
					<div className="wp-block-frontage-search__row">
						<input
							className="wp-block-frontage-search__field"
							type="text"
							aria-label={ __( 'Placeholder', 'frontage' ) }
							placeholder={ __( 'Search…', 'frontage' ) }
							value={ placeholder }
							onChange={ ( { target } ) =>
								setAttributes( { placeholder: target.value } )
							}
						/>
						<span className="wp-block-frontage-search__submit">
							{ SEARCH }
						</span>
						{ ! isInline && (
							<span className="wp-block-frontage-search__close">
								{ CLOSE }
							</span>
						) }
					</div>
				</div>
			) }
		</div>
	);
}
