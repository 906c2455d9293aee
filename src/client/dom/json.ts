const read = new WeakMap< Element, object >();

/** Parses JSON that the server printed in a script element, once. Returns undefined for invalid or incomplete JSON. */
export function jsonIn< Data extends object >(
	script: Element
): Partial< Data > {
	try {
		const data = read.get( script ) ?? JSON.parse( script.innerHTML ) ?? {};
		read.set( script, data );
		return data;
	} catch {
		return {};
	}
}
