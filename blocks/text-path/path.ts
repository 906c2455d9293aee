/** Paths in the editor: those of shapes.json, and the owner's own. */
import type { Attributes } from './attributes';
import shapes from './shapes.json';

/** As in server/drawing.php. */
const COMMANDS = /^[Mm][\d\sMLHVCSQTAZmlhvcsqtaz.,eE+-]{3,20000}$/;
const BOX = /^(-?\d+(\.\d+)?\s+){2}[1-9]\d*(\.\d+)?\s+[1-9]\d*(\.\d+)?$/;

interface Shape {
	d: string;
	box: string;
	length: number;
}

export function shapeOf( {
	path,
	d,
	box,
}: Pick< Attributes, 'path' | 'd' | 'box' > ): Shape {
	if ( path !== 'custom' ) {
		return shapes[ path ];
	}
	return COMMANDS.test( d ) && BOX.test( box )
		? { d, box, length: widthOf( box ) }
		: shapes.wave;
}

export const widthOf = ( box: string ) => Number( box.split( /\s+/ )[ 2 ] );

/** Custom properties of the drawing, and the width below which it is not shown: as in server/drawing.php. */
export function sizesOf(
	text: string,
	{ box, length }: Shape,
	{ width, startOffset, isCentered }: Attributes
): { style: Record< string, number >; least: number } {
	const room = isCentered ? length : length * ( 1 - startOffset / 100 );
	const bytes = new Blob( [ text ] ).size;
	const most = room / Math.max( 1, bytes ) / 0.55;
	const least = 9 / Math.max( 28 / width, most / widthOf( box ), 0.001 );
	return {
		style: {
			'--frontage-text-path-box': widthOf( box ),
			'--frontage-text-path-scale': widthOf( box ) / width,
			'--frontage-text-path-most': most,
		},
		least:
			least > 320
				? ( [ 360, 480 ].find( ( each ) => each >= least ) ?? 640 )
				: 0,
	};
}

/** Path data of what an owner pastes: an SVG's first path, or the data itself. */
export function pathData( pasted: string ): string {
	const text = pasted.trim();
	const [ , found ] =
		/<path\b[^>]*?\sd\s*=\s*["']([^"']*)/.exec( text ) ?? [];
	return ( found ?? text ).trim();
}

/** View box around a path; '' if it is not valid. */
export function boxAround( d: string ): string {
	if ( ! COMMANDS.test( d ) ) {
		return '';
	}
	const name = 'http://www.w3.org/2000/svg';
	const svg = document.createElementNS( name, 'svg' );
	const path = document.createElementNS( name, 'path' );
	path.setAttribute( 'd', d );
	svg.append( path );
	document.body.append( svg );
	const { x, y, width, height } = path.getBBox();
	svg.remove();
	const round = ( value: number ) => Math.round( value * 100 ) / 100;
	return [ round( x ), round( y ), Math.max( 1, round( width ) ) ]
		.concat( Math.max( 1, round( height ) ) )
		.join( ' ' );
}
