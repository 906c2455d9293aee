import { forPreview } from '../preview';

jest.mock( '@wordpress/server-side-render', () => ( {} ) );
jest.mock( '@wordpress/components', () => ( {} ) );

test( '[PF-06] preview: gets the gallery’s inside, not the editor’s wrapper', () => {
	expect(
		forPreview( {
			columns: 2,
			align: 'wide',
			className: 'is-style-monochrome',
			fontSize: 'large',
			borderColor: 'accent-1',
			style: {
				border: { radius: '8px' },
				spacing: { blockGap: '4px', padding: { top: '9px' } },
			},
		} )
	).toEqual( {
		columns: 2,
		borderColor: 'accent-1',
		style: { border: { radius: '8px' }, spacing: { blockGap: '4px' } },
	} );
	expect( forPreview( { columns: 2, style: {} } ) ).toEqual( { columns: 2 } );
} );
