import { withProgress } from '../core/process.mjs';

/**
 * Has two who ask for the same download at the same time wait for one.
 *
 * @template Answer
 * @param {( say?: ( line: string ) => void ) => Promise< Answer >} ensure Finds or downloads something.
 * @return {( say?: ( line: string ) => void ) => Promise< Answer >} The same, begun once.
 */
export function once( ensure ) {
	let coming;
	return ( say = () => {} ) =>
		( coming ??= withProgress( ensure( say ), say ) );
}
