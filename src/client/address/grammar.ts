/** Grammar of the plugin's URL parameters: `frontage-<instance>-<word>=<value>`. Works on the raw query string, so that every other parameter stays unchanged. */

/** Values by full parameter name; an empty value removes the parameter. */
export type Parameters = Record< string, string >;

export type Pair = [ name: string, value: string, sent: string ];

export const nameOf = ( instance: string, word: string ): string =>
	`frontage-${ instance }-${ word }`;

/** Converts a feature's values, keyed by word, to parameters. */
export const parameters = (
	instance: string,
	values: Record< string, string >
): Parameters =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ word, value ] ) => [
			nameOf( instance, word ),
			value,
		] )
	);

export function pairs( query: string ): Pair[] {
	return query
		.replace( /^\?/, '' )
		.split( '&' )
		.filter( ( sent ) => sent !== '' )
		.map( ( sent ) => {
			const [ name = '', ...value ] = sent.split( '=' );
			return [ decode( name ), decode( value.join( '=' ) ), sent ];
		} );
}

/** Value of a parameter, the last one if it is repeated, as in PHP; empty for none. */
export const valueOf = ( query: string, name: string ): string =>
	pairs( query )
		.filter( ( [ other ] ) => other === name )
		.at( -1 )?.[ 1 ] ?? '';

/** Query string with these parameters replaced; empty, or with its question mark. */
export function withParameters( query: string, changes: Parameters ): string {
	const changed = [
		...pairs( query )
			.filter( ( [ name ] ) => ! ( name in changes ) )
			.map( ( [ , , sent ] ) => sent ),
		...Object.entries( changes )
			.filter( ( [ , value ] ) => value )
			.map( ( [ name, value ] ) => `${ name }=${ encode( value ) }` ),
	].join( '&' );
	return changed && `?${ changed }`;
}

function decode( text: string ): string {
	try {
		return decodeURIComponent( text.replace( /\+/g, ' ' ) );
	} catch {
		return text;
	}
}

/** Encodes as PHP's rawurlencode does, so that server and browser write the same link. */
export function encode( text: string ): string {
	return encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( sign ) => '%' + sign.charCodeAt( 0 ).toString( 16 ).toUpperCase()
	);
}
