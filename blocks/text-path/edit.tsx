/** Text path in the editor: the same drawing as visitors get, and its words in a field below while it is selected. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { useId } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import type { Editable } from '../../src/editor/block/controls';
import { TextInPlace } from '../../src/editor/block/text-in-place';
import { plainText } from '../../src/editor/plain-text';
import type { Attributes } from './attributes';
import { Settings } from './settings';
import { shapeOf, sizesOf } from './path';

type Props = Editable< Attributes > & { isSelected: boolean };

export function Edit( props: Props ) {
	const { attributes, setAttributes, isSelected } = props;
	const { text, path, width, isCentered, direction } = attributes;
	const blockProps = useBlockProps( {
		'data-path': path,
		...( isCentered && { 'data-middle': 'true' } ),
		style: { '--frontage-text-path-width': `${ width }px` },
	} );
	return (
		<>
			<InspectorControls>
				<Settings { ...props } />
			</InspectorControls>
			<div { ...blockProps } dir={ direction || undefined }>
				<Drawing { ...attributes } />
				{ ( isSelected || ! text ) && (
					<TextInPlace
						attributes={ attributes }
						setAttributes={ setAttributes }
						name="text"
						label={ __( 'Text', 'frontage' ) }
						placeholder={ __( 'Text along the path', 'frontage' ) }
						tagName="p"
						className="wp-block-frontage-text-path__words"
						allowedFormats={ [] }
						disableLineBreaks
					/>
				) }
			</div>
		</>
	);
}

function Drawing( attributes: Attributes ) {
	const { startOffset, isCentered, direction, showPath } = attributes;
	const text = plainText( attributes.text );
	const id = useId();
	const shape = shapeOf( attributes );
	const isRtl = direction ? direction === 'rtl' : isRTL();
	const offset = isRtl ? 100 - startOffset : startOffset;
	const { style, least } = sizesOf( text, shape, attributes );
	const drawing = (
		<svg
			className="wp-block-frontage-text-path__drawing"
			viewBox={ shape.box }
			style={ style }
			data-least={ least || undefined }
		>
			<path
				className="wp-block-frontage-text-path__path"
				id={ id }
				d={ shape.d }
				fill="none"
				data-shown={ showPath || ! text ? '' : undefined }
			/>
			<text className="wp-block-frontage-text-path__text">
				<textPath
					href={ `#${ id }` }
					startOffset={ `${ isCentered ? 50 : offset }%` }
				>
					{ text }
				</textPath>
			</text>
		</svg>
	);
	return (
		<>
			{ drawing }
			{ !! least && (
				<span className="wp-block-frontage-text-path__plain">
					{ text }
				</span>
			) }
		</>
	);
}
