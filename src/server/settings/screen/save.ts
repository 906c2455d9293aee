/** Saves the settings. */
import { request } from '../../../client/rest/admin';
import { RestError } from '../../../client/rest/error';
import { type Field, valueOf } from './check';
import { flat, nested, type Values } from './flat';

/**
 * Sends all values and returns those that the site has stored. Rejects with a RestError that has the field's name in `data.field` if the site rejects a
 * value, and with kind `malformed` if the response has no settings.
 */
export async function save(
	fields: Field[],
	values: Values
): Promise< Values > {
	const changed = fields.map( ( field ) => {
		const value = values[ field.name ] ?? '';
		return [
			field.name,
			typeof value === 'boolean'
				? value
				: valueOf( field, String( value ) ),
		] as const;
	} );
	const answer = await request( '/wp/v2/settings', 'POST', {
		frontage_settings: nested( Object.fromEntries( changed ) ),
	} );
	const stored = ( answer as { frontage_settings?: unknown } | null )
		?.frontage_settings;
	if (
		typeof stored !== 'object' ||
		stored === null ||
		Array.isArray( stored )
	) {
		throw new RestError( 'malformed', 'unexpected_shape', 'No settings.' );
	}
	return flat( { ...stored } ) as Values;
}
