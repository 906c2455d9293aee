/** Validates a value before it is sent. The server validates again, by the same schema. */
export type Value = string | number | boolean;

/** One setting as PHP hands it to the screen: an entry of schema.json in the owner's language; each property of an object is one. */
export interface Field {
	name: string;
	label: string;
	help: string;
	/** What to say about a wrong value; fields that cannot be filled in wrongly have none. */
	error?: string;
	type: 'string' | 'integer' | 'boolean';
	/** A long list to choose from, a text of several lines with HTML, or a picture's id; else what fits the type. */
	control?: 'pattern' | 'html' | 'picture' | 'services' | '';
	default: Value;
	choices?: Record< string, string >;
	pattern?: string;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
}

/** What is wrong with what stands in a field, in the owner's language; undefined when it is right. */
export function problemWith( field: Field, text: string ): string | undefined {
	const isRight =
		field.type === 'integer'
			? isNumberOf( field, text )
			: isTextOf( field, text );
	return isRight ? undefined : field.error;
}

/** Whether a value, of whatever origin, is one that the site takes. */
export function isValueOf( field: Field, value: unknown ): value is Value {
	if ( field.type === 'boolean' ) {
		return typeof value === 'boolean';
	}
	if ( typeof value !== ( field.type === 'integer' ? 'number' : 'string' ) ) {
		return false;
	}
	// The list of patterns is another on another site.
	return field.choices && field.control !== 'pattern'
		? Object.hasOwn( field.choices, String( value ) )
		: problemWith( field, String( value ) ) === undefined;
}

/** The value that is stored for what stands in a text field. */
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
	// PHP counts and matches whole characters, so this does too.
	return (
		new RegExp( pattern, 'u' ).test( text.trim() ) &&
		[ ...text.trim() ].length <= maxLength
	);
}
