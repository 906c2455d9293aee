/**
 * How styles are written.
 */
import { type Rule, among } from './repository';

const STYLES = /^(blocks|src)\/.*\.scss$/;
/* Classes of WordPress itself and of its themes, which we may lean on but do not own. */
const OF_WORDPRESS =
	/^(wp-(?!block-frontage)|is-|has-|align|components-|block-editor-|editor-|screen-reader-text|admin-bar|rtl|js|no-js)/;

const withoutComments = ( text: string ) =>
	text
		.replace( /\/\*[\s\S]*?\*\//g, '' )
		.replace( /(^|\s)\/\/[^\n]*/g, '$1' )
		.replace( /#\{[^}]*\}/g, 'x' )
		.replace( /(["'])(?:\\.|(?!\1).)*\1/g, '""' );

/** Beginnings of the classes that a folder may call its own: those of its block, of its feature and of its part. */
function prefixesOf( path: string ): string[] {
	const [ layer, ...folders ] = path.split( '/' ).slice( 0, -1 );
	return [
		...( layer === 'blocks'
			? [ `wp-block-frontage-${ folders[ 0 ] }` ]
			: [] ),
		...folders.map( ( name ) => `frontage-${ name }` ),
	];
}

/** Selectors of a file that name another folder's classes. */
function strangeSelectors( path: string, text: string ): string[] {
	const prefixes = prefixesOf( path );
	const isStrange = ( name: string ) =>
		! OF_WORDPRESS.test( name ) &&
		! prefixes.some(
			( prefix ) =>
				name === prefix ||
				name.startsWith( `${ prefix }__` ) ||
				name.startsWith( `${ prefix }-` )
		);
	return [ ...withoutComments( text ).matchAll( /([^{};]+){/g ) ]
		.map( ( [ , selector = '' ] ) => selector.trim() )
		.filter(
			( selector ) =>
				! selector.startsWith( '@' ) &&
				[ ...selector.matchAll( /\.(-?[a-zA-Z_][\w-]*)/g ) ].some(
					( [ , name = '' ] ) => isStrange( name )
				)
		)
		.map( ( selector ) => `${ path }: ${ selector }` );
}

export const rules: Rule[] = [
	{
		sentence:
			'a folder styles its own classes and WordPress’s, and no other’s',
		offences: ( files ) =>
			among( files, STYLES ).flatMap( ( [ path, text ] ) =>
				strangeSelectors( path, text )
			),
		broken: {
			'blocks/a/style.scss': '.wp-block-frontage-b__part { color: red; }',
		},
	},
	{
		sentence:
			'transitions and animations are under a media query about motion',
		offences: ( files ) =>
			among( files, STYLES ).flatMap( ( [ path, text ] ) =>
				movingOutside( withoutComments( text ) ).map(
					( declaration ) => `${ path }: ${ declaration }`
				)
			),
		broken: {
			'blocks/a/style.scss':
				'@media (hover) { .wp-block-frontage-a { transition: opacity 1s; } }',
		},
	},
];

/** Transitions and animations that no media query about motion holds. */
function movingOutside( text: string ): string[] {
	const open: string[] = [];
	const found: string[] = [];
	for ( const [ , piece = '', end ] of text.matchAll(
		/([^{};]*)([{};])/g
	) ) {
		const moves =
			/^\s*(transition|animation)(-name|-property)?\s*:(?!\s*none)/.test(
				piece
			);
		if (
			end !== '{' &&
			moves &&
			! open.some( ( each ) => each.includes( 'prefers-reduced-motion' ) )
		) {
			found.push( piece.trim() );
		}
		if ( end === '{' ) {
			open.push( piece );
		} else if ( end === '}' ) {
			open.pop();
		}
	}
	return found;
}
