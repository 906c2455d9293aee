import { createBlock } from '@wordpress/blocks';
import { readAttributes } from '../../data/read-attributes';
import { registerPortfolio } from '../../data/test/block';
import { fromOriginal } from '../attributes';
import contents from './contents.json';

beforeAll( registerPortfolio );

test.each(
	contents.map( ( { said, original, ours } ) => ( { said, original, ours } ) )
)(
	'[PF-27] what the original’s content says goes on meaning the same: $said',
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

test( '[PF-27] only what was said is kept, in the types that our block takes', () => {
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
