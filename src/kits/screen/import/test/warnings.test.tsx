import { show } from '../../../../../tests/unit/show';
import { Warnings } from '../counts';

const told = () =>
	[ ...document.querySelectorAll( '.components-notice p' ) ].map(
		( { textContent } ) => textContent
	);

test( '[KT-02] [KT-05] plan: warnings are told as the site words them', async () => {
	await show( <Warnings warnings={ [ 'One & two', 'Three' ] } /> );
	expect( told() ).toEqual( [ 'One & two', 'Three' ] );
} );

test( '[KT-02] plan: without warnings there is no box', async () => {
	await show( <Warnings warnings={ [] } /> );
	expect( document.querySelector( '.components-notice' ) ).toBeNull();
} );
