/** Search block in the editor: its button and, if the block is selected or the field is inline, the field. */
import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../src/client/icon/icon';
import { CLOSE } from '../../src/client/icon/paths';
import type { Attributes } from './attributes';
import { Inspector } from './editor/inspector';
import { SEARCH } from './icon';

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
					<Icon path={ SEARCH } />
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
							<Icon path={ SEARCH } />
						</span>
						{ ! isInline && (
							<span className="wp-block-frontage-search__close">
								<Icon path={ CLOSE } />
							</span>
						) }
					</div>
				</div>
			) }
		</div>
	);
}
