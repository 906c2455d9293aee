import { chrome } from '../chrome';
import type { Settings } from '../settings';

test( '[PF-20] whole sentences are translated, none is put together', () => {
	const words = {
		openPage: 'Seite öffnen',
		openPageInTab: 'Seite in einem neuen Tab öffnen',
		pixels: '%width% Pixel',
	};
	const { dialog, title, width } = chrome( {
		settings: { zoom: 300, before: 0, after: 2, labels: words } as Settings,
		isRtl: false,
		onStep() {},
		onSize() {},
	} );
	title( 'Laden', 'https://shop.example/' );
	width( 768 );
	expect( dialog.querySelector( 'a' )?.getAttribute( 'aria-label' ) ).toBe(
		words.openPageInTab
	);
	expect( dialog.textContent ).toContain( '768 Pixel' );
} );
