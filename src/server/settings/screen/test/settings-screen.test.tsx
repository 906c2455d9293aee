import { act } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { show } from '../../../../../tests/unit/show';
import { SettingsScreen } from '../settings-screen';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const fetching = jest.mocked( apiFetch );
const groups = [
	{
		id: 'header',
		label: 'Header',
		fields: [ 'height', 'name' ].map( ( name ) => ( {
			name,
			label: name,
			help: '',
			type: 'string' as const,
			default: '',
		} ) ),
	},
];

const field = ( at: number ) => {
	const found =
		document.querySelectorAll< HTMLInputElement >( 'form input' )[ at ];
	if ( ! found ) {
		throw new Error( `no field ${ at }` );
	}
	return found;
};
const type = ( at: number, text: string ) =>
	act( async () => {
		const own = Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			'value'
		);
		own?.set?.call( field( at ), text );
		field( at ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
const save = () =>
	act( async () => document.querySelector( 'form' )?.requestSubmit() );
const text = () => document.body.textContent;

beforeEach( async () => {
	fetching.mockReset();
	await show(
		<SettingsScreen
			groups={ groups }
			values={ { height: '10', name: 'Studio' } }
		/>
	);
} );

test( '[SE-01] settings screen: a change while saving stays, and is unsaved', async () => {
	let answer: ( stored: unknown ) => void = () => {};
	fetching.mockReturnValueOnce(
		new Promise( ( resolve ) => ( answer = resolve ) )
	);
	await type( 0, '20' );
	await save();
	await type( 1, 'Marram' );
	await act( async () =>
		answer( { frontage_settings: { height: '20px', name: 'Studio' } } )
	);
	expect( field( 0 ).value ).toBe( '20px' );
	expect( field( 1 ).value ).toBe( 'Marram' );
	expect( text() ).not.toContain( 'Settings saved.' );

	fetching.mockResolvedValueOnce( {
		frontage_settings: { height: '20px', name: 'Marram' },
	} );
	await save();
	expect( text() ).toContain( 'Settings saved.' );
} );

test( '[SE-01] settings screen: an answer without settings is a failure', async () => {
	fetching.mockResolvedValueOnce( { title: 'My site' } );
	await type( 0, '20' );
	await save();
	expect( text() ).toContain( 'could not be saved' );
	expect( field( 0 ).value ).toBe( '20' );
	expect( field( 1 ).value ).toBe( 'Studio' );
} );
