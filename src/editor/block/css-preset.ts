/** Presets of themes in the editor, as css_preset() of src/server/values prints them. */
import { kebabCase } from '@wordpress/kebab-case';

/**
 * Variable of a theme's preset; '' for other values.
 * @param value As stored by block supports: `var:preset|spacing|40`.
 * @param kind  Such as `spacing`.
 */
export function cssPreset( value: string, kind: string ): string {
	const [ , slug ] =
		new RegExp( `^var:preset\\|${ kind }\\|([\\w-]+)$` ).exec( value ) ??
		[];
	return slug ? `var(--wp--preset--${ kind }--${ kebabCase( slug ) })` : '';
}
