/** Values as CSS, by the CSSOM: no value of a message is ever part of a text of CSS. */
import { read, type Texts } from './check';
import { loadFont } from './fonts';

export const TITLE = '.wp-block-site-title,.site-title';
/* Core's block has it, too. */
export const LOGO = '.custom-logo';

const SIZE = '/siteTypography/font-size-body/desktop';

export const sheet = new CSSStyleSheet();

/* Over what the theme and its blocks set. */
function set( selector: string, name: string, value: string ) {
	sheet.insertRule( selector + '{}' );
	const rule = sheet.cssRules[ 0 ] as CSSStyleRule;
	rule.style.setProperty( name, value, 'important' );
}

/**
 * Shows colors, fonts, size of the text, width of the logo, and the title.
 *
 * @param values Valid values.
 */
export function style( values: Texts ): void {
	sheet.replaceSync( '' );
	for ( const path in values ) {
		const [ , , name, level ] = read( path );
		const value = values[ path ] as string;
		if ( name ) {
			// All headings, below those of one level.
			const headings = ':where(h1,h2,h3,h4,h5,h6)';
			const part = level.replace( 'headings', headings );
			set( ':root ' + part, name, value );
		}
		if ( name === 'font-family' ) {
			const weight = values[ path.replace( 'family', 'weight' ) ];
			loadFont( value, weight );
		}
	}
	// Without a value these are no CSS, which sets nothing.
	const unit = values[ SIZE + '-unit' ] ?? 'px';
	set( ':root body', 'font-size', values[ SIZE ] + unit );
	set( LOGO, 'width', values[ '/siteLogo/width' ] + 'px' );
	const isHidden = values[ '/siteTitle/show' ] === 'false';
	set( TITLE, 'display', isHidden ? 'none' : '' );
}
