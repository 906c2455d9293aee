/**
 * How styles are written.
 */
import { type Files, type Rule, among } from './repository';

interface Piece {
	path: string;
	/** A selector or at-rule before its braces, or one declaration. */
	text: string;
	isSelector: boolean;
}

/* Classes of WordPress itself and of its themes, which we may lean on but do not own. */
const OF_WORDPRESS =
	/^(wp-(?!block-frontage)|is-|has-|align|components-|block-editor-|editor-|screen-reader-text|admin-bar|rtl|js|no-js)/;

function piecesOf( files: Files ): Piece[] {
	return among( files, /^(blocks|src)\/.*\.scss$/ ).flatMap(
		( [ path, text ] ) =>
			[ ...withoutComments( text ).matchAll( /([^{};]+)([{};])/g ) ].map(
				( [ , piece = '', end ] ) => ( {
					path,
					text: piece.trim(),
					isSelector: end === '{',
				} )
			)
	);
}

const withoutComments = ( text: string ) =>
	text
		.replace( /\/\*[\s\S]*?\*\//g, '' )
		.replace( /(^|\s)\/\/[^\n]*/g, '$1' )
		.replace( /#\{[^}]*\}/g, 'x' )
		.replace( /(["'])(?:\\.|(?!\1).)*\1/g, '""' );

const offending = ( files: Files, isWrong: ( piece: Piece ) => boolean ) =>
	piecesOf( files )
		.filter( isWrong )
		.map(
			( { path, text } ) => `${ path }: ${ text.replace( /\s+/g, ' ' ) }`
		);

const SIDED =
	/^(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-[a-z]+)?|border-(top|bottom)-(left|right)-radius)\s*:|^(float|clear|text-align)\s*:\s*(left|right)\b/;

/** The beginning of every class that a folder may call its own. */
function prefixOf( path: string ): string {
	const [ layer, idea = '' ] = path.split( '/' );
	return layer === 'blocks'
		? `wp-block-frontage-${ idea }`
		: `frontage-${ idea }`;
}

const strangeClasses = ( { path, text, isSelector }: Piece ) =>
	isSelector &&
	! text.startsWith( '@' ) &&
	[ ...text.matchAll( /\.(-?[a-zA-Z_][\w-]*)/g ) ].some(
		( [ , name = '' ] ) => {
			const prefix = prefixOf( path );
			const isOwn =
				name === prefix ||
				[ '__', '--', '-' ].some( ( mark ) =>
					name.startsWith( prefix + mark )
				);
			return ! isOwn && ! OF_WORDPRESS.test( name );
		}
	);

export const rules: Rule[] = [
	{
		sentence: 'a theme can overrule every style: none is marked important',
		offences: ( files ) =>
			offending( files, ( { text } ) => /!\s*important/.test( text ) ),
		broken: {
			'blocks/a/style.scss':
				'.wp-block-frontage-a { color: red !important; }',
		},
	},
	{
		sentence: 'styles name no ids',
		offences: ( files ) =>
			offending(
				files,
				( { text, isSelector } ) =>
					isSelector &&
					! text.startsWith( '@' ) &&
					/#[a-zA-Z_-]/.test( text )
			),
		broken: { 'blocks/a/style.scss': '#menu { color: red; }' },
	},
	{
		sentence: 'styles hold from right to left as from left to right',
		offences: ( files ) =>
			offending(
				files,
				( { text, isSelector } ) => ! isSelector && SIDED.test( text )
			),
		broken: {
			'blocks/a/style.scss': '.wp-block-frontage-a { margin-left: 1px }',
		},
	},
	{
		sentence:
			'a folder styles its own classes and WordPress’s, and no other’s',
		offences: ( files ) => offending( files, strangeClasses ),
		broken: {
			'blocks/a/style.scss': '.wp-block-frontage-b__part { color: red; }',
		},
	},
	{
		sentence:
			'what moves stands where visitors who want less motion are spared it',
		offences: ( files ) =>
			among( files, /^(blocks|src)\/.*\.scss$/ ).flatMap(
				( [ path, text ] ) =>
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
