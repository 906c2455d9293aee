/** Logo, padding and gap by device in the editor: custom properties as server/logo.php and server/spacing.php print them. */
import { cssPreset } from '../../src/editor/block/css-preset';
import { responsiveStyle, type Responsive } from '../../src/editor/responsive';

type Style = Record< string, string >;

/** Of the row's block supports, which hold where no device has its own. */
export interface Spaced {
	style?: {
		spacing?: {
			blockGap?: string;
			padding?: { top?: string; bottom?: string };
		};
	};
}

interface Own {
	padding: Responsive< string >;
	gap: Responsive< string >;
}

export const WIDEST_LOGO = 1000;

export const logoStyle = ( width: Responsive< number > ): Style =>
	responsiveStyle( '--frontage-header-logo', width, ( pixels ) =>
		pixels > 0 && pixels <= WIDEST_LOGO ? `${ pixels }px` : ''
	);

const lengthOf = ( value: string ) => cssPreset( value, 'spacing' ) || value;

function propertyOf(
	property: string,
	name: `--${ string }`,
	value: string,
	own: Responsive< string >
): Style {
	return Object.keys( own ).length
		? {
				...responsiveStyle( name, { ...own, value }, lengthOf ),
				[ property ]: `var(${ name })`,
			}
		: {};
}

export const spacingStyle = ( {
	padding,
	gap,
	style,
}: Own & Spaced ): Style => {
	const { top = '16px', bottom = '16px' } = style?.spacing?.padding ?? {};
	const between =
		style?.spacing?.blockGap ?? 'var(--wp--style--block-gap,0.5em)';
	return {
		...propertyOf( 'paddingTop', '--frontage-row-top', top, padding ),
		...propertyOf(
			'paddingBottom',
			'--frontage-row-bottom',
			bottom,
			padding
		),
		...propertyOf( 'gap', '--frontage-row-gap', between, gap ),
	};
};
