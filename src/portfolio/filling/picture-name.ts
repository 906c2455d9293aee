/** The name that a portfolio item gets from its picture. */
const LONGEST = 100;

/**
 * The caption in words, without the full stop at its end; without one the picture's title, made readable where it is only the name of its file.
 * @return Plain text; empty where the picture has neither.
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

function plain( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return ( body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
}

const withoutFullStop = ( text: string ) =>
	text.replace( /([^.])[.。]$/, '$1' );

const ENDING = /\.(jpe?g|png|gif|webp|avif|heic|svg)$/i;
/* What WordPress writes behind the name of a file that it has made smaller. */
const SIZE = /-(scaled|\d+x\d+)$/;

/** `harbour_crane-scaled.jpg` → `Harbour crane`; words that a person wrote stay as they are. */
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
