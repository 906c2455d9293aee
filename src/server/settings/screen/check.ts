/** Validates a value before it is sent. The server validates again, by the same schema. */
export type Value = string | number | boolean;

/** One setting as PHP passes it to the screen: a schema.json setting with translated texts; each property of an object is one. */
export interface Field {
	name: string;
	label: string;
	help: string;
	/** Error message for an invalid value; fields that cannot be invalid have none. */
	error?: string;
	type: 'string' | 'integer' | 'boolean';
	/** A long select, a multi-line HTML text, or an image's id; otherwise the control follows the type. */
	control?: 'pattern' | 'html' | 'picture' | 'services' | '';
	default: Value;
	choices?: Record< string, string >;
	pattern?: string;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
}

/** Translated error for the text in a field; undefined if it is valid. */
export function problemWith( field: Field, text: string ): string | undefined {
	const isRight =
		field.type === 'integer'
			? isNumberOf( field, text )
			: isTextOf( field, text );
	return isRight ? undefined : field.error;
}

/** Whether a value from any source is valid for the site. */
export function isValueOf( field: Field, value: unknown ): value is Value {
	if ( field.type === 'boolean' ) {
		return typeof value === 'boolean';
	}
	if ( typeof value !== ( field.type === 'integer' ? 'number' : 'string' ) ) {
		return false;
	}
	// Patterns differ between sites.
	return field.choices && field.control !== 'pattern'
		? Object.hasOwn( field.choices, String( value ) )
		: problemWith( field, String( value ) ) === undefined;
}

/** Value to store for the text in a field. */
export function valueOf( field: Field, text: string ): Value {
	return field.type === 'integer' ? Number( text ) : text.trim();
}

function isNumberOf(
	{ minimum = -Infinity, maximum = Infinity }: Field,
	text: string
): boolean {
	const number = Number( text );
	return (
		text.trim() !== '' &&
		Number.isInteger( number ) &&
		number >= minimum &&
		number <= maximum
	);
}

function isTextOf(
	{ pattern = '', maxLength = Infinity }: Field,
	text: string
): boolean {
	// PHP counts and matches code points, so this does too.
	return (
		new RegExp( pattern, 'u' ).test( text.trim() ) &&
		[ ...text.trim() ].length <= maxLength
	);
}
