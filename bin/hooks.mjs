/**
 * `npm run hooks`: src/hooks.md, the reference of PHP filters and actions, DOM events and attributes, from the comments beside them. With `-- --check`
 * it changes nothing and fails where the file is stale, or where a hook or event has no comment.
 *
 * PHP hooks: the doc comment before `apply_filters()` or `do_action()`. DOM events: the one before their line in GlobalEventHandlersEventMap.
 * Attributes, custom properties and actions that a theme does: `@attribute data-frontage-name Description`, `@cssproperty`, `@action` in any doc comment.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tests/site/core/paths.mjs';

const FILE = 'src/hooks.md';

const sources = [ 'blocks', 'src' ]
	.flatMap( ( folder ) =>
		readdirSync( join( root, folder ), { recursive: true } ).map(
			( name ) => `${ folder }/${ name.replaceAll( '\\', '/' ) }`
		)
	)
	.filter(
		( path ) => /\.(php|tsx?)$/.test( path ) && ! /\/test\//.test( path )
	)
	.sort()
	.map( ( path ) => ( {
		path,
		text: readFileSync( join( root, path ), 'utf8' ),
	} ) );

/** Lines of a doc comment without its stars. */
const linesOf = ( comment ) =>
	comment
		.replace( /^\s*\/\*\*|\*\/\s*$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\* ?/, '' ).trim() );

/** Description, parameters and version of a doc comment. */
function parse( comment ) {
	const lines = linesOf( comment );
	const tags = lines
		.join( '\n' )
		.split( /\n(?=@)/ )
		.map( ( tag ) => tag.replaceAll( '\n', ' ' ).trim() )
		.filter( ( tag ) => tag.startsWith( '@' ) );
	const first = lines.findIndex( ( line ) => line.startsWith( '@' ) );
	return {
		description: lines
			.slice( 0, first < 0 ? lines.length : first )
			.join( ' ' )
			.trim(),
		since: tags
			.find( ( tag ) => tag.startsWith( '@since ' ) )
			?.slice( '@since '.length ),
		parameters: tags.flatMap( ( tag ) => {
			// The keys of an array are @type tags in braces after its own.
			const [ , kind, type, name, text ] =
				/^@(param|type) (.+?)\s+(\$\w+)\s*(.*?)[ {}]*$/.exec( tag ) ??
				[];
			const indent = kind === 'type' ? '  ' : '';
			return name
				? `${ indent }- \`${ type } ${ name }\` ${ text }`.trimEnd()
				: [];
		} ),
	};
}

const entry = ( { name, path, since, description, parameters = [] } ) =>
	[
		`### \`${ name }\``,
		description,
		parameters.join( '\n' ),
		`${ since ? `Since ${ since }. ` : '' }\`${ path }\``,
	]
		.filter( Boolean )
		.join( '\n\n' );

const faults = [];

function phpHooks( call ) {
	const found = new Map();
	for ( const { path, text } of sources ) {
		const calls = text.matchAll(
			new RegExp( `\\b${ call }\\(\\s*'(frontage_\\w+)'`, 'g' )
		);
		for ( const { 1: name, index } of calls ) {
			const line = text.slice(
				text.lastIndexOf( '\n', index ) + 1,
				index
			);
			if ( /^\s*\*/.test( line ) ) {
				continue;
			}
			const start = text.lastIndexOf( '/**', index );
			const comment = text.slice( start, text.indexOf( '*/', start ) );
			// A second call of a hook may refer to the comment of the first.
			if ( comment.includes( '@since' ) ) {
				found.set( name, { name, path, ...parse( comment ) } );
			} else if ( ! found.has( name ) ) {
				found.set( name, undefined );
			}
		}
	}
	return [ ...found ].flatMap( ( [ name, hook ] ) => {
		if ( ! hook ) {
			faults.push( `${ name } has no doc comment` );
		}
		return hook ?? [];
	} );
}

function domEvents() {
	return sources.flatMap( ( { path, text } ) =>
		[
			...text.matchAll(
				/interface GlobalEventHandlersEventMap \{([^]*?)\n\t\}/g
			),
		].flatMap( ( [ , body ] ) =>
			[
				...body.matchAll(
					/(?:(\/\*\*(?:(?!\*\/)[^])*\*\/)\s*)?'([\w:-]+)': CustomEvent<([^]*?)>;/g
				),
			].flatMap( ( [ , comment, name, detail ] ) => {
				if ( path.endsWith( 'events/events.ts' ) ) {
					return [];
				}
				if ( ! comment ) {
					faults.push( `${ name } in ${ path } has no doc comment` );
					return [];
				}
				const { description, since } = parse( comment );
				const type = detail
					.replace( /\/\*\*[^]*?\*\//g, '' )
					.replace( /\s+/g, ' ' )
					.trim();
				return {
					name,
					path,
					since,
					description: `${ description } ${
						type === 'null'
							? ''
							: `\`event.detail\`: \`${ type }\`.`
					}`.trim(),
				};
			} )
		)
	);
}

const tagged = ( tag ) =>
	sources.flatMap( ( { path, text } ) =>
		[ ...text.matchAll( /\/\*\*(?:(?!\*\/)[^])*\*\//g ) ].flatMap(
			( [ comment ] ) =>
				linesOf( comment )
					.join( '\n' )
					.split( /\n(?=@)|\n\n/ )
					.flatMap( ( part ) => {
						const [ , kind, name, description ] =
							/^@(\w+) (\S+) ([^]+)$/.exec( part ) ?? [];
						return kind === tag
							? {
									name,
									path,
									description: description
										.replaceAll( '\n', ' ' )
										.trim(),
								}
							: [];
					} )
		)
	);

const byName = ( a, b ) => a.name.localeCompare( b.name, 'en' );
const section = ( title, entries ) =>
	[ `## ${ title }`, ...entries.sort( byName ).map( entry ) ].join( '\n\n' );

const text = `${ [
	'# Hooks, events and attributes',
	'Made by `npm run hooks` from the comments in the code: change it there.',
	section( 'Filters', phpHooks( 'apply_filters' ) ),
	section( 'Actions', [ ...phpHooks( 'do_action' ), ...tagged( 'action' ) ] ),
	section( 'DOM events', [ ...domEvents(), ...tagged( 'event' ) ] ),
	section( 'Attributes', tagged( 'attribute' ) ),
	section( 'Custom properties', tagged( 'cssproperty' ) ),
].join( '\n\n' ) }\n`;

if ( process.argv.includes( '--check' ) ) {
	if ( text !== readFileSync( join( root, FILE ), 'utf8' ) ) {
		faults.push( `${ FILE } is stale: run npm run hooks` );
	}
} else {
	writeFileSync( join( root, FILE ), text );
}
console.log( faults.join( '\n' ) );
process.exitCode = faults.length ? 1 : 0;
