/** Action of a link in text: a format inside of the link, because core's own is replaced when somebody edits the address. */
import { BlockControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	applyFormat,
	registerFormatType,
	removeFormat,
	type RichTextValue,
} from '@wordpress/rich-text';
import { ActionMenu } from './menu';

const FORMAT = 'frontage/link-action';

interface EditProps {
	value: RichTextValue;
	onChange: ( value: RichTextValue ) => void;
}

const formatAt = ( value: RichTextValue, index: number, type: string ) =>
	value.formats[ index ]?.find( ( format ) => format.type === type );

/** Start and end of the link in which the selection begins. */
export function linkAt( value: RichTextValue ): [ number, number ] | undefined {
	const linkOf = ( index: number ) => formatAt( value, index, 'core/link' );
	let start = linkOf( value.start ) ? value.start : value.start - 1;
	const link = linkOf( start );
	if ( ! link ) {
		return undefined;
	}
	let end = start + 1;
	while ( linkOf( start - 1 ) === link ) {
		start--;
	}
	while ( linkOf( end ) === link ) {
		end++;
	}
	return [ start, end ];
}

function Edit( { value, onChange }: EditProps ) {
	const [ start, end ] = linkAt( value ) ?? [];
	if ( start === undefined || end === undefined ) {
		return null;
	}
	const { attributes } = formatAt( value, start, FORMAT ) ?? {};
	return (
		<BlockControls group="other">
			<ActionMenu
				action={ attributes?.action ?? '' }
				onChange={ ( action ) =>
					onChange(
						action
							? applyFormat(
									value,
									{ type: FORMAT, attributes: { action } },
									start,
									end
								)
							: removeFormat( value, FORMAT, start, end )
					)
				}
			/>
		</BlockControls>
	);
}

/* Its type does not know `attributes`. */
const settings = {
	title: __( 'Action of a link', 'frontage' ),
	tagName: 'span',
	className: 'frontage-link-action',
	attributes: { action: 'data-frontage-action' },
	interactive: true,
	edit: Edit,
};

export const register = () => registerFormatType( FORMAT, settings );
