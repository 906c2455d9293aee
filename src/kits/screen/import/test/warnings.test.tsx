import { show } from '../../../../../tests/unit/show';
import { Missing } from '../counts';

const NONE = { objects: [], blocks: [], fonts: [], presets: [] };

const told = () =>
	[ ...document.querySelectorAll( '.components-notice p' ) ].map(
		( { textContent } ) => textContent
	);

test( '[KT-02] [KT-05] plan: warnings are told as the site words them', async () => {
	const warnings = [ 'One & two', 'Three' ];
	await show( <Missing { ...NONE } warnings={ warnings } /> );
	expect( told() ).toEqual( warnings );
} );

test( '[KT-02] plan: with nothing missing and no warnings there is no box', async () => {
	await show( <Missing { ...NONE } warnings={ [] } /> );
	expect( document.querySelector( '.components-notice' ) ).toBeNull();
} );
