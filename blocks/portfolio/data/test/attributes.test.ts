import { readAttributes } from '../read-attributes';
import { registerPortfolio } from './block';

beforeAll( registerPortfolio );

test( '[PF-06] attributes: without any the documented defaults apply', () => {
	expect( readAttributes( {} ) ).toEqual( {
		showCategories: true,
		showOtherCategories: false,
		showSearch: true,
		showCategoriesAll: true,
		showOtherCategoriesAll: true,
		categorySelectedNum: [],
		otherCategorySelectedNum: [],
		tagsSelectedNum: [],
		itemsPerPage: 24,
		columns: 3,
		pickedItems: [],
		scrollSpeed: 5,
		tileRatio: '4/3',
		showTerms: false,
		'show-quick-view': 'yes',
		quickViewText: '',
		loadMoreButtonText: '',
		loadMoreSize: null,
		loadMoreVerticalPadding: null,
		loadMoreHorizantalPadding: null,
		loadMoreBorderRadius: null,
		loadMoreBorderWidth: null,
	} );
} );

test.each( [
	[
		[ 3, '4', 'x', -1, null, 3 ],
		[ 3, 4 ],
	],
	[ '3,4', [ 3, 4 ] ],
	[ '[3,4]', [ 3, 4 ] ],
	[ 3, [ 3 ] ],
	[ { a: 1 }, [] ],
	[ '', [] ],
] )(
	'[PF-06] attributes: term ids are read from any notation: %j',
	( given, read ) => {
		expect(
			readAttributes( { tagsSelectedNum: given } ).tagsSelectedNum
		).toEqual( read );
	}
);

test.each( [
	[ '4', 4 ],
	[ 2.9, 2 ],
	[ 0, 3 ],
	[ 'many', 3 ],
	[ null, 3 ],
	[ '99', 8 ],
	[ [], 3 ],
	[ { a: 1 }, 3 ],
	[ { value: '2', mobile: 0 }, 2 ],
	[
		{ value: 4, mobile: 2 },
		{ value: 4, mobile: 2 },
	],
	[
		{ tablet: 5, widescreen: '99', mobile: '1px' },
		{ value: 3, tablet: 5, widescreen: 8, mobile: 1 },
	],
] )(
	'[PF-06] [PB-06] attributes: columns are one number or those of devices: %j',
	( given, read ) => {
		expect( readAttributes( { columns: given } ).columns ).toEqual( read );
	}
);

test( '[PF-06] attributes: switches accept the words of older content', () => {
	const read = readAttributes( {
		showCategories: 'no',
		showOtherCategories: 'yes',
		showSearch: 0,
		showCategoriesAll: { odd: true },
	} );
	expect( read ).toMatchObject( {
		showCategories: false,
		showOtherCategories: true,
		showSearch: false,
		showCategoriesAll: true,
	} );
} );

test.each( [
	[ 16, 16 ],
	[ '18px', 18 ],
	[ '1.5', 1.5 ],
	[ 900, 100 ],
	[ 0, null ],
	[ '-3', null ],
	[ '1em;color:red', null ],
	[ undefined, null ],
] )(
	'[PF-06] attributes: a measure is in pixels, or the theme’s: %j',
	( given, read ) => {
		expect( readAttributes( { loadMoreSize: given } ).loadMoreSize ).toBe(
			read
		);
	}
);

test.each( [
	[ '16/9', '16/9' ],
	[ '1/1', '1/1' ],
	[ '0/1', '4/3' ],
	[ '1/0', '4/3' ],
	[ '1/1;}', '4/3' ],
	[ null, '4/3' ],
] )(
	'[PF-24] attributes: a tile’s shape is width by height: %j',
	( given, read ) => {
		expect( readAttributes( { tileRatio: given } ).tileRatio ).toBe( read );
	}
);
