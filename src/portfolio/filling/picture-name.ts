/** Name of a portfolio item that is created from an image. */
import { plainText } from '../../editor/plain-text';

const LONGEST = 100;

/**
 * The caption as plain text, without a final period; without a caption the image's title, made readable if it is only the file name.
 * @return Plain text; empty if the image has neither.
 */
export function pictureName( {
	title,
	caption = '',
}: {
	title: string;
	caption?: string;
} ): string {
	return shortened(
		withoutFullStop( plain( caption ) ) || readable( plain( title ) )
	);
}

const plain = ( html: string ) =>
	plainText( html ).replace( /\s+/g, ' ' ).trim();

const withoutFullStop = ( text: string ) =>
	text.replace( /([^.])[.。]$/, '$1' );

const ENDING = /\.(jpe?g|png|gif|webp|avif|heic|svg)$/i;
/* Suffix that WordPress appends to the file name of a scaled image. */
const SIZE = /-(scaled|\d+x\d+)$/;

/** `harbour_crane-scaled.jpg` → `Harbour crane`; a title written by a person stays unchanged. */
function readable( title: string ): string {
	const name = title.replace( ENDING, '' );
	if ( /\s/.test( name ) ) {
		return name;
	}
	const words = name.replace( SIZE, '' ).replace( /[-_]+/g, ' ' ).trim();
	return words.charAt( 0 ).toLocaleUpperCase() + words.slice( 1 ) || name;
}

function shortened( name: string ): string {
	if ( name.length <= LONGEST ) {
		return name;
	}
	const start = name.slice( 0, LONGEST );
	return `${ start.replace( /\s+\S*$/, '' ) }…`;
}
