import { act } from 'react';
import { replace } from '../../../../src/client/address/address';
import { DEFAULT_STATE } from '../../data/address';
import { show } from '../../../../tests/unit/show';
import type { Props } from '../../props';
import { useLinks } from '../use-links';

const props = {
	instance: '1',
	tracking: [ 'utm_*', 'gclid' ],
} as Props;

function Link() {
	return <a href={ useLinks( props )( { ...DEFAULT_STATE, page: 2 } ) }>2</a>;
}

test( '[PF-28] links: campaign parameters are dropped, the address keeps them', async () => {
	const sent = '?utm_source=a&gclid=b&utm=c&lang=fr';
	history.replaceState( null, '', `/work/${ sent }` );
	const link = () => document.querySelector( 'a' )?.getAttribute( 'href' );

	await show( <Link /> );
	expect( link() ).toBe( '/work/?utm=c&lang=fr&frontage-1-page=2' );

	await act( async () => replace( { 'frontage-2-page': '3' } ) );
	expect( link() ).toBe(
		'/work/?utm=c&lang=fr&frontage-2-page=3&frontage-1-page=2'
	);
	expect( location.search ).toBe( `${ sent }&frontage-2-page=3` );
} );
