/** Values as CSS, by the CSSOM: no value of a message is ever part of a text of CSS. */
import type { Values } from './check';

export const TITLE = '.wp-block-site-title, .site-title';
export const LOGO = '.custom-logo, .wp-block-site-logo img';

/* Below those of one level. */
const HEADINGS = ':where(h1, h2, h3, h4, h5, h6)';

const sheet = new CSSStyleSheet();

/* Above what the theme and its blocks say. */
function set( selector: string, name: string, value: string ) {
	const at = sheet.insertRule( `${ selector }{}`, sheet.cssRules.length );
	const rule = sheet.cssRules[ at ] as CSSStyleRule;
	rule.style.setProperty( name, value, 'important' );
}

/**
 * Shows colors, fonts, width of the logo and the title.
 *
 * @param values  Valid values by parameter.
 * @param palette Names of the custom properties that take the colors, in their order.
 */
export function style(
	values: ( param: string ) => Values,
	palette: string[]
): void {
	sheet.replaceSync( '' );
	document.adoptedStyleSheets = [
		...document.adoptedStyleSheets.filter( ( each ) => each !== sheet ),
		sheet,
	];
	const colors = values( 'colorPalette' );
	palette.forEach( ( name, at ) =>
		set( ':root', name, colors[ `colors.${ at }` ] ?? '' )
	);
	const fonts = values( 'siteTypography' );
	for ( const [ path, value ] of Object.entries( fonts ) ) {
		const [ , part, property = '', level ] =
			/^(?:(body|headings)-)?(font-family|font-weight|line-height)(?:-(h\d))?$/.exec(
				path
			) ?? [];
		set(
			`:root ${ level ?? ( part === 'body' ? part : HEADINGS ) }`,
			property,
			value
		);
	}
	const size = fonts[ 'font-size-body.desktop' ];
	if ( size ) {
		const unit = fonts[ 'font-size-body.desktop-unit' ] ?? 'px';
		set( ':root body', 'font-size', size + unit );
	}
	const { width } = values( 'siteLogo' );
	if ( width ) {
		set( LOGO, 'width', `${ width }px` );
		set( LOGO, 'height', 'auto' );
	}
	if ( /^(false|no|0)$/.test( values( 'siteTitle' ).show ?? '' ) ) {
		set( TITLE, 'display', 'none' );
	}
}
