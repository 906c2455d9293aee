/** Decodes percent-encoded text; what is malformed stays as it is. */
export function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
