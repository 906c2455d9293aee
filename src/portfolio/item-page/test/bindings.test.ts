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

test( '[PF-25] bindings: fields are HTML in a text, plain elsewhere, unknown kept', () => {
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

test( '[PF-25] bindings: a template or new item shows the field’s name', () => {
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

test( '[PF-25] bindings: outside an item a bound block stays as written', () => {
	expect( shown( { alt: title }, { postType: 'page', postId: 1 } ) ).toEqual(
		{}
	);
} );

test( '[PF-25] bindings: an editor without the source is left alone', () => {
	mockRegister.mockClear();
	jest.mocked( getBlockBindingsSource ).mockReturnValueOnce( undefined );
	registerBindings();
	expect( mockRegister ).not.toHaveBeenCalled();
} );

test( '[PF-25] bindings: an old WordPress without sources goes on', () => {
	jest.isolateModules( () => {
		jest.doMock( '@wordpress/blocks', () => ( {} ) );
		expect( () =>
			require( '../bindings' ).registerBindings()
		).not.toThrow();
	} );
} );
