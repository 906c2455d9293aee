/** A slide and settings for tests. */
import type { Entry } from '../entry';
import type { Settings } from '../settings';

export const SETTINGS: Settings = {
	zoom: 300,
	before: 0,
	after: 2,
	// Each label is its own name.
	labels: new Proxy( {} as Settings[ 'labels' ], {
		get: ( _, name ) => String( name ),
	} ),
};

export const entry = ( more: Partial< Entry > ): Entry => ( {
	id: 1,
	kind: 'frame',
	src: 'https://shop.example/',
	title: 'Shop',
	link: 'https://shop.example/',
	address: () => ( {} ),
	opener: () => null,
	...more,
} );
