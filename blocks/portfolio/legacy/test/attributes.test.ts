import { createBlock } from '@wordpress/blocks';
import { readAttributes } from '../../data/read-attributes';
import { registerPortfolio } from '../../data/test/block';
import { fromOriginal } from '../attributes';
import contents from './contents.json';

beforeAll( registerPortfolio );

test.each(
	contents.map( ( { said, original, ours } ) => ( { said, original, ours } ) )
)(
	'[PF-27] legacy attributes: $said means the same',
	( { original, ours } ) => {
		const { attributes } = createBlock(
			'frontage/portfolio',
			fromOriginal( { ...original } )
		);
		expect( {
			...attributes,
			...readAttributes( attributes ),
		} ).toMatchObject( ours );
	}
);

test( '[PF-27] legacy attributes: only given ones, in the block’s types', () => {
	expect(
		fromOriginal( {
			columns: '2',
			'quick-view-text': 'Look',
			enableMasonry: 'no',
			loadMoreSize: 'large',
			saved: '<div></div>',
		} )
	).toEqual( { columns: 2, quickViewText: 'Look', layout: 'grid' } );
} );
