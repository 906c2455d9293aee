/** A text of a block that is edited in place. */
import { RichText, type RichTextProps } from '@wordpress/block-editor';
import { boundTo, type Editable, type Named } from './controls';

type Props< Attributes > = Editable< Attributes > &
	Omit< RichTextProps, 'value' | 'onChange' > & {
		name: Named< Attributes, string >;
		/** Names it for screen readers, and stands there while it is empty and has no placeholder. */
		label: string;
	};

export const TextInPlace = < Attributes extends object >( {
	attributes,
	setAttributes,
	name,
	label,
	placeholder = label,
	...more
}: Props< Attributes > ) => (
	<RichText
		{ ...more }
		{ ...boundTo( { attributes, setAttributes } )( name ) }
		aria-label={ label }
		placeholder={ placeholder }
	/>
);
