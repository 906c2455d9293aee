/** Creates an idempotency key, for requests that may be retried without creating anything twice. Sites without https have no crypto.randomUUID. */
export const newKey = () =>
	Array.from( crypto.getRandomValues( new Uint32Array( 4 ) ), ( part ) =>
		part.toString( 36 )
	).join( '-' );
