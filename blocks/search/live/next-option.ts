/**
 * Which option of a list the keyboard goes to: round and round, by way of the field itself (-1).
 * @param key   As the browser names it.
 * @param at    Where it is.
 * @param count How many options there are.
 * @return Undefined where the key is the field's own.
 */
export function nextOption(
	key: string,
	at: number,
	count: number
): number | undefined {
	switch ( key ) {
		case 'ArrowDown':
			return at + 1 < count ? at + 1 : -1;
		case 'ArrowUp':
			return at < 0 ? count - 1 : at - 1;
		case 'Home':
			return at < 0 ? undefined : 0;
		case 'End':
			return at < 0 ? undefined : count - 1;
	}
}
