/** Maps attributes between the core Search block and our block, both ways. */
import type { Attributes } from '../attributes';

/* A type alias, so that it is assignable to any attributes (interfaces have no index signature). */

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
