import { destination, type Item } from '../item';
import addresses from './addresses.json';

/* DestinationTest.php holds the server to the same addresses. */
const ITEM: Item = {
	id: 1,
	title: 'Shop',
	link: '/portfolio/shop/',
	type: 'iframe',
	opensIn: 'lightbox',
};

test.each( addresses.shown )(
	'[PF-19] an item leads to the site that it shows: %s',
	( siteUrl ) => {
		expect( destination( { ...ITEM, siteUrl } ) ).toBe( siteUrl );
	}
);

test.each( addresses.refused )(
	'[PF-19] an item whose address is none leads to its own page: %s',
	( address ) => {
		expect( destination( { ...ITEM, siteUrl: address } ) ).toBe(
			ITEM.link
		);
		expect(
			destination( { ...ITEM, type: 'video', videoUrl: address } )
		).toBe( ITEM.link );
	}
);
