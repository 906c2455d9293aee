/** A small kit for tests. */
import { createHash } from 'node:crypto';
import { writeArchive } from '../zip';

export const sha256 = ( text: string ) =>
	createHash( 'sha256' ).update( text ).digest( 'hex' );

export const PAGE = JSON.stringify( {
	title: 'About',
	content: 'x'.repeat( 5000 ),
} );
export const PICTURE = 'a picture';

export const manifestOf = ( changes: object = {} ) => ( {
	format: 'frontage-kit/1',
	title: 'Marram',
	objects: {
		'page/about': {
			title: 'About',
			size: PAGE.length,
			sha256: sha256( PAGE ),
			needs: [],
			blocks: [],
			presets: [],
		},
	},
	files: {
		'files/a.jpg': {
			size: PICTURE.length,
			sha256: sha256( PICTURE ),
			type: 'image/jpeg',
		},
	},
	...changes,
} );

export const KIT = {
	'manifest.json': JSON.stringify( manifestOf() ),
	'objects/page/about.json': PAGE,
	'files/a.jpg': PICTURE,
};

export async function zip( entries: object ): Promise< Blob > {
	const writer = writeArchive();
	for ( const [ name, text ] of Object.entries( entries ) ) {
		await writer.add( name, [ new Blob( [ text ] ) ] );
	}
	return writer.finish();
}

export const bytesOf = async ( blob: Blob ) =>
	Buffer.from( await blob.arrayBuffer() );
