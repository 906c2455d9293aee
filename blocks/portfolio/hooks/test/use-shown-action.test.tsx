import { act } from 'react';
import { createRoot } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import type { Item } from '../../../../src/gallery/item';
import { itemsOf } from '../../../../src/gallery/test/items';
import { useShownAction } from '../use-shown-action';

const element = document.createElement( 'div' );

function Gallery( { items }: { items: Item[] } ) {
	useShownAction( items, element );
	return <p>{ items.length }</p>;
}

test( '[IS-10] a developer hears which items stand in a gallery each time they change, and a fault in that script leaves the gallery alone', async () => {
	const report = jest.fn();
	Object.assign( globalThis, {
		IS_REACT_ACT_ENVIRONMENT: true,
		reportError: report,
	} );
	const root = createRoot( element );
	const show = ( items: Item[] ) =>
		act( async () => root.render( <Gallery items={ items } /> ) );
	const heard = jest.fn( () => element.textContent );
	addAction( 'frontage.galleryShown', 'site/count', heard );

	const first = itemsOf( 2 );
	await show( first );
	await show( first );
	expect( heard.mock.calls ).toEqual( [ [ first, element ] ] );
	const more = itemsOf( 3 );
	await show( more );
	expect( heard ).toHaveBeenLastCalledWith( more, element );
	expect( heard ).toHaveLastReturnedWith( '3' );

	heard.mockImplementation( () => {
		throw new Error( 'theirs' );
	} );
	await show( itemsOf( 4 ) );
	expect( report ).toHaveBeenCalledWith( new Error( 'theirs' ) );
	expect( element.textContent ).toBe( '4' );
	removeAction( 'frontage.galleryShown', 'site/count' );
	await act( async () => root.unmount() );
} );
