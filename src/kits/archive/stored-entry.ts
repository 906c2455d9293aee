import type { Entry } from './entries';

/** An entry that is not compressed. */
export function entryWith( name: string, text: string ): Entry {
	const contents = new Blob( [ text ] );
	return {
		name,
		size: contents.size,
		packed: contents.size,
		method: 0,
		isEncrypted: false,
		isLink: false,
		read: async () => contents,
	};
}
