/** Limits of a whole kit, asked before a file is fetched; the same as in PHP (export/room.php). */
import { __, sprintf } from '@wordpress/i18n';
import type { Limits } from '../../archive/entries';
import { Refusal } from '../../archive/refusal';
import { inUnit, numberInWords } from '../words';

const GB = 2 ** 30;

/**
 * @param  sizes  Bytes of all entries.
 * @param  texts  Bytes of those that are text.
 * @param  limits Of the import.
 * @throws {Refusal} If no import would take a kit of these entries.
 */
export function checkRoom(
	sizes: number[],
	texts: number[],
	limits: Limits
): void {
	const bytes = sizes.reduce( ( sum, size ) => sum + size, 0 );
	const fits =
		sizes.length <= limits.entries &&
		bytes <= limits.totalBytes &&
		texts.every( ( size ) => size <= limits.jsonBytes );
	if ( ! fits ) {
		throw new Refusal( 'frontage_kit_room', sentence( limits ) );
	}
}

const sentence = ( { entries, totalBytes }: Limits ) =>
	sprintf(
		/* translators: 1: number of entries of a file. 2: size, such as 2 GB. */
		__(
			'This export is too large. A kit can contain up to %1$s items and %2$s of files. Export fewer parts at a time.',
			'frontage'
		),
		numberInWords( entries ),
		inUnit( totalBytes / GB, 'gigabyte' )
	);
