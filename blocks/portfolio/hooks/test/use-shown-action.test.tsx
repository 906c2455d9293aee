import { addAction, removeAction } from '@wordpress/hooks';
import type { Item } from '../../data/item';
import { itemsOf } from '../../data/test/items';
import { show } from '../../../../tests/unit/show';
import { useShownAction } from '../use-shown-action';

const element = document.body;

function Gallery( { items }: { items: Item[] } ) {
	useShownAction( items, element );
	return <p>{ items.length }</p>;
}

test( '[IS-10] shown action: scripts get the items on each change, errors stay theirs', async () => {
	const report = jest.fn();
	Object.assign( globalThis, { reportError: report } );
	const heard = jest.fn( () => element.textContent );
	addAction( 'frontage.galleryShown', 'site/count', heard );

	const first = itemsOf( 2 );
	await show( <Gallery items={ first } /> );
	await show( <Gallery items={ first } /> );
	expect( heard.mock.calls ).toEqual( [ [ first, element ] ] );
	const more = itemsOf( 3 );
	await show( <Gallery items={ more } /> );
	expect( heard ).toHaveBeenLastCalledWith( more, element );
	expect( heard ).toHaveLastReturnedWith( '3' );

	heard.mockImplementation( () => {
		throw new Error( 'theirs' );
	} );
	await show( <Gallery items={ itemsOf( 4 ) } /> );
	expect( report ).toHaveBeenCalledWith( new Error( 'theirs' ) );
	expect( element.textContent ).toBe( '4' );
	removeAction( 'frontage.galleryShown', 'site/count' );
} );
