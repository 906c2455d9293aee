/** Saves a file that was made in the browser. */
export function download( name: string, contents: Blob ): void {
	const link = document.createElement( 'a' );
	link.download = name;
	link.href = URL.createObjectURL( contents );
	link.click();
	// A browser that asks for the place first reads it later.
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}
