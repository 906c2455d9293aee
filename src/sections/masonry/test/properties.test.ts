/** Promises about the preview of a masonry. */
import { propertiesOf } from '../editor/properties';

test( '[PB-09] masonry: space in the canvas is the variable that WordPress prints', () => {
	const space = ( slug: string ) =>
		propertiesOf( {
			style: { spacing: { blockGap: `var:preset|spacing|${ slug }` } },
		} )[ '--frontage-masonry-gap' ];
	expect( space( '40' ) ).toBe( 'var(--wp--preset--spacing--40)' );
	expect( space( '2xl' ) ).toBe( 'var(--wp--preset--spacing--2-xl)' );
	expect( space( 'x-large2' ) ).toBe(
		'var(--wp--preset--spacing--x-large-2)'
	);
} );
