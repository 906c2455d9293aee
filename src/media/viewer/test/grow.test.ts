import { growFrom } from '../grow';
import { entry } from './entry';

const FILE = 'http://localhost/a.jpg';

function grownTo( more: object, src = FILE, srcset = '' ) {
	const from = document.createElement( 'img' );
	Object.defineProperties( from, {
		complete: { value: true },
		currentSrc: { value: FILE.replace( '.jpg', src.slice( -4 ) ) },
		naturalWidth: { value: 640 },
	} );
	from.srcset = srcset;
	const to = document.createElement( 'img' );
	Object.assign( to, { animate: () => ( { finished: Promise.resolve() } ) } );
	Object.assign( window, { matchMedia: () => ( { matches: true } ) } );
	const picture = entry( { kind: 'image', src, thumbnail: from, ...more } );
	growFrom( picture, to, () => {} );
	return to.width;
}

test.each( [
	[ 'as wide as it is known to be', 800, { width: 800 }, FILE, '' ],
	[ 'as its widest candidate', 900, {}, FILE, 'a 300w, b 900w' ],
	[ 'as the thumbnail, which is all of it', 640, {}, FILE, '' ],
	[ 'as the window: nobody knows', 9999, {}, `${ FILE }?of=b.jpg`, '' ],
	[ 'as the window: a drawing', 9999, {}, 'http://localhost/a.svg', '' ],
] )( '[LB-05] grow: once, %s', ( _, width, more, src, srcset ) => {
	expect( grownTo( more, src, srcset ) ).toBe( width );
} );
