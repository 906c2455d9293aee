import { preload, run } from './loader/scripts';

/**
 * Loads what comes late, once on a page, however many ask for it.
 * @throws {Error} When it does not come.
 */
export async function loadLate< Module >( name: string ): Promise< Module > {
	// All at once, though they run one after the other.
	preload( name );
	await run( name );
	return Reflect.get( window, 'frontage' )[ name ];
}
