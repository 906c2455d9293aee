/** A small kit for tests. */
import { createHash } from 'node:crypto';
import limits from '../../format/limits.json';
import { openArchive } from '../read';
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

/** The kit with its directory changed; the last entry is the picture. */
export async function patched(
	change: ( bytes: Buffer, central: number, local: number ) => void
): Promise< Blob > {
	const bytes = await bytesOf( await zip( KIT ) );
	const signature = Buffer.from( [ 0x50, 0x4b, 1, 2 ] );
	const central = bytes.lastIndexOf( signature );
	change( bytes, central, bytes.readUInt32LE( central + 42 ) );
	return new Blob( [ bytes ] );
}

/** Code and entry of a refusal; undefined for a kit that is read. */
export const refusal = async ( file: Blob | Promise< Blob >, own = {} ) => {
	const archive = openArchive( await file, { ...limits, ...own } );
	return await archive.then(
		async ( kit ) =>
			Promise.all( [
				kit.object( 'page/about' ),
				kit.file( 'files/a.jpg' ),
			] ).then(
				() => undefined,
				( { code, entry } ) => [ code, entry ]
			),
		( { code, entry } ) => [ code, entry ]
	);
};
