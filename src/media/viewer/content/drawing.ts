/** Whether an image is a vector graphic. */
export const isDrawing = ( address: string ): boolean =>
	/^[^?#]+\.svg([?#]|$)/i.test( address );
