import { getBlockBindingsSource } from '@wordpress/blocks';
import { registerBindings } from '../bindings';

const mockRegister = jest.fn();
jest.mock( '@wordpress/blocks', () => ( {
	getBlockBindingsSource: jest.fn( () => ( { label: 'Portfolio item' } ) ),
	registerBlockBindingsSource: ( source: object ) => mockRegister( source ),
} ) );

const title = { args: { key: 'title' } };
const ITEM = {
	status: 'publish',
	frontage_bound: { title: 'Tea & <b>', siteType: '', tags: 'Wood' },
};

/** Preview in the editor, with stores that contain one item and a paragraph. */
function shown( bindings: object, context: object, item: object = ITEM ) {
	registerBindings();
	const stores: Record< string, object > = {
		core: { getEntityRecord: () => item },
		'core/editor': {
			getEditorSettings: () => ( {
				frontagePortfolio: { postType: 'item' },
			} ),
		},
		'core/block-editor': { getBlockName: () => 'core/image' },
		'core/blocks': {
			getBlockType: () => ( {
				attributes: {
					caption: { source: 'rich-text' },
					alt: { source: 'attribute' },
				},
			} ),
		},
	};
	return mockRegister.mock.lastCall?.[ 0 ].getValues( {
		select: ( store: string ) => stores[ store ],
		clientId: 'a',
		bindings,
		context,
	} );
}

test( '[PF-25] what an item holds is HTML in a text and itself elsewhere; what nobody knows stays as written', () => {
	expect(
		shown(
			{
				caption: title,
				alt: title,
				href: { args: { key: 'siteType' } },
				title: { args: { key: 'terms', kind: 'tags' } },
				rel: { args: { key: 'unknown' } },
				id: {},
			},
			{ postType: 'item', postId: 1 }
		)
	).toEqual( {
		caption: 'Tea &amp; &lt;b&gt;',
		alt: 'Tea & <b>',
		href: '',
		title: 'Wood',
	} );
} );

test( '[PF-25] in a template, and of an item that is just begun, a field says what it is', () => {
	expect( shown( { alt: title }, { postType: 'item' } ) ).toEqual( {
		alt: 'Title',
	} );
	expect(
		shown(
			{ alt: title },
			{ postType: 'item', postId: 1 },
			{ ...ITEM, status: 'auto-draft' }
		)
	).toEqual( { alt: 'Title' } );
} );

test( '[PF-25] around anything but an item a bound block stays as it is written', () => {
	expect( shown( { alt: title }, { postType: 'page', postId: 1 } ) ).toEqual(
		{}
	);
} );

test( '[PF-25] an editor that has not been told of the source is left alone', () => {
	mockRegister.mockClear();
	jest.mocked( getBlockBindingsSource ).mockReturnValueOnce( undefined );
	registerBindings();
	expect( mockRegister ).not.toHaveBeenCalled();
} );

test( '[PF-25] the editor of a WordPress that has no such sources goes on', () => {
	jest.isolateModules( () => {
		jest.doMock( '@wordpress/blocks', () => ( {} ) );
		expect( () =>
			require( '../bindings' ).registerBindings()
		).not.toThrow();
	} );
} );
