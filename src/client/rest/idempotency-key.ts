/** A key for a request that may be sent again, and then makes nothing twice. Sites without https have no crypto.randomUUID. */
export const newKey = () =>
	Array.from( crypto.getRandomValues( new Uint32Array( 4 ) ), ( part ) =>
		part.toString( 36 )
	).join( '-' );
