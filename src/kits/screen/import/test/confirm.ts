/** Confirms what a dialog asks, once it could be read. */
import { act } from 'react';

/** The button of the open dialog that does what it asks about. */
const confirmation = () =>
	[
		...document.querySelectorAll< HTMLButtonElement >(
			'[role="dialog"] button'
		),
	].at( -1 );

export const pressAtOnce = (): Promise< void > =>
	act( async () => confirmation()?.click() );

export async function confirm(): Promise< void > {
	const later = jest
		.spyOn( Date, 'now' )
		.mockReturnValue( Date.now() + 1000 );
	await pressAtOnce();
	later.mockRestore();
}
