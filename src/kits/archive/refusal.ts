/** Reason why an archive or one of its entries is refused; the codes are those of PHP (src/kits/format). */

export class Refusal extends Error {
	readonly name = 'Refusal';

	/** `entry` is the name of the entry at fault; '' for the archive as a whole. */
	constructor(
		readonly code: string,
		message: string,
		readonly entry = ''
	) {
		super( message );
	}
}
