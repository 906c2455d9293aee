/** Name and settings of an action in a hash, of which only named texts, numbers and booleans are taken. */
import { decoded } from '../../../client/dom/decoded';
import type { Settings } from '../registry';

const MOST_BYTES = 8192;

/* Action, and settings as JSON in base64. */
const HASH =
	/^#(?:elementor|frontage)-action:action=([\w:-]{1,64})(?:&settings=([\w+/]+={0,2}))?$/;

export interface Wanted {
	name: string;
	/** In base64. */
	settings: string;
}

/** Action of a hash; undefined if it is malformed. */
export function wantedIn( hash: string ): Wanted | undefined {
	const [ , name, settings = '' ] =
		( hash.length <= MOST_BYTES && HASH.exec( decoded( hash ) ) ) || [];
	return name ? { name, settings } : undefined;
}

function parsed( base64: string ): unknown {
	const bytes = Uint8Array.from( atob( base64 ), ( character ) =>
		character.charCodeAt( 0 )
	);
	return JSON.parse(
		new TextDecoder( 'utf-8', { fatal: true } ).decode( bytes )
	);
}

/** Settings by these names; undefined if they are malformed. */
export function settingsOf(
	{ settings }: Wanted,
	names: readonly string[]
): Settings | undefined {
	try {
		const values = Object( settings ? parsed( settings ) : {} );
		return Object.fromEntries(
			names.flatMap( ( name ) =>
				Object.hasOwn( values, name ) &&
				/^(string|number|boolean)$/.test( typeof values[ name ] )
					? [ [ name, values[ name ] ] ]
					: []
			)
		);
	} catch {
		return undefined;
	}
}
