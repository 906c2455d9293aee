/** Responsive values in the editor: the types, and the declarations that src/server/breakpoints/responsive.php prints. */

/** Keys of a responsive value beside `value`, from the weakest to the strongest. A tablet's also applies to phones. */
export const SUFFIXES = [ 'widescreen', 'tablet', 'mobile' ] as const;

export type ResponsiveKey = 'value' | ( typeof SUFFIXES )[ number ];

export type Responsive< Value > = Partial< Record< ResponsiveKey, Value > >;

/** Custom properties of a style attribute. `css` returns '' for an invalid value, which is then as if it were absent. */
export function responsiveStyle< Value >(
	name: `--${ string }`,
	values: Responsive< Value >,
	css: ( value: Value ) => string
): Record< string, string > {
	const cssOf = ( key: ResponsiveKey ) => {
		const value = values[ key ];
		return value === undefined ? '' : css( value );
	};
	const style: Record< string, string > = {};
	let resolved = cssOf( 'value' );
	for ( const device of SUFFIXES ) {
		const own = cssOf( device );
		if ( own && own !== resolved ) {
			style[ `${ name }-${ device }` ] =
				`var(--frontage-${ device }) ${ own }`;
			resolved = `var(${ name }-${ device }${ resolved ? `,${ resolved }` : '' })`;
		}
	}
	return resolved ? { ...style, [ name ]: resolved } : {};
}

/** Value that a device inherits if it has none of its own. */
export const inherited = < Value >(
	values: Responsive< Value >,
	key: ResponsiveKey
): Value | undefined =>
	key === 'mobile' ? ( values.tablet ?? values.value ) : values.value;

/** Sets or, with undefined, removes the value of a device. */
export function withValue< Value >(
	values: Responsive< Value >,
	key: ResponsiveKey,
	value: Value | undefined
): Responsive< Value > {
	const { [ key ]: _removed, ...others } = values;
	return value === undefined ? others : { ...values, [ key ]: value };
}
