import { act } from 'react';
import { button, show } from '../../../../tests/unit/show';
import type { Own } from '../own';
import { PaletteField } from '../own/palette-field';

test( '[PV-06] chooser: Escape closes a color picker also before that has the focus, which it does not take later', async () => {
	await show(
		<PaletteField
			own={ { colors: {} } as Own }
			templates={ [] }
			onChange={ () => {} }
		/>
	);
	const toggle = button( 'Background' );
	await act( async () => {
		toggle.focus();
		toggle.click();
	} );
	expect( toggle.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	// The picker focuses itself in a timer, which a busy page runs after the keys.
	await act( async () => {
		toggle.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
		);
	} );
	expect( toggle.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	await act( () => new Promise( ( done ) => setTimeout( done, 50 ) ) );
	expect( document.body.ownerDocument.activeElement ).toBe( toggle );
} );
