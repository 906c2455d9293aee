/** Whether an error is one of reading a file (it was changed, its drive is gone, memory is short), not one of its contents. */
export const isUnreadable = ( error: unknown ): boolean =>
	error instanceof DOMException
		? error.name !== 'AbortError'
		: error instanceof RangeError && /alloc|memory/i.test( error.message );
