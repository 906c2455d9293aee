const read = new WeakMap< Element, object >();

/** What the server printed in a script as JSON, parsed once. Something on the way may have broken it, or not all of it has come yet: then nothing. */
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
