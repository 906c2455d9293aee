/** Whether a picture is drawn at any size. */
export const isDrawing = ( address: string ): boolean =>
	/^[^?#]+\.svg([?#]|$)/i.test( address );
