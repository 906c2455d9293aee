/**
 * Index of the option that a key moves to; wraps around via the input (-1).
 * @param key   `KeyboardEvent.key`.
 * @param at    Index of the active option.
 * @param count Number of options.
 * @return Undefined if the input handles the key itself.
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
