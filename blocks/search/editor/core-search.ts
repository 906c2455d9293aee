/** What WordPress's Search block says, in our attributes, and the other way round. */
import type { Attributes } from '../attributes';

/* A type, so that it can stand for any attributes. */

export type CoreSearch = {
	placeholder?: string;
	buttonText?: string;
	buttonPosition?: string;
	buttonUseIcon?: boolean;
	width?: number;
	widthUnit?: string;
	query?: { post_type?: string | string[] };
};

export const fromCore = ( {
	placeholder = '',
	buttonText = '',
	buttonPosition,
	buttonUseIcon,
	width = 0,
	widthUnit,
	query,
}: CoreSearch ): Partial< Attributes > => {
	const opens = buttonPosition === 'button-only' ? 'slide-down' : 'inline';
	return {
		placeholder,
		opens,
		buttonText: opens === 'inline' || buttonUseIcon ? '' : buttonText,
		width: widthUnit === 'px' ? width : 0,
		postTypes: [ query?.post_type ?? [] ].flat(),
	};
};

export const toCore = ( {
	placeholder,
	buttonText,
	opens,
	width,
	postTypes: [ postType ],
}: Attributes ): CoreSearch & { showLabel: boolean } => ( {
	placeholder,
	showLabel: false,
	buttonUseIcon: ! buttonText,
	buttonPosition: opens === 'inline' ? 'button-inside' : 'button-only',
	...( buttonText && { buttonText } ),
	...( width && { width, widthUnit: 'px' } ),
	...( postType && { query: { post_type: postType } } ),
} );
