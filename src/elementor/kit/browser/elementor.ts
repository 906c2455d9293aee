/** Kits of Elementor: this browser reads the file, the site translates one entry after the other, and a kit of ours comes of it. */
import type { Entry, Limits } from '../../../kits/archive/entries';
import type {
	Manifest,
	ObjectEntry,
	Template,
} from '../../../kits/archive/manifest';
import type {
	Note,
	SourceFile,
	Translated,
} from '../../../kits/archive/source';
import { entryWith } from '../../../kits/archive/stored-entry';

/** A translated object. */
export interface Told {
	name: string;
	json: string;
	/** Null for a damaged document, of which there is nothing. */
	entry: ObjectEntry | null;
	template: Template | null;
}

/** A document that is still to be translated; the site knows the rest of it. */
export interface Part {
	name: string;
	entry: string;
}

export interface Outline {
	head: Pick< Manifest, 'format' | 'title' >;
	context: object;
	objects: Told[];
	parts: Part[];
	notes: Note[];
}

export interface Translation {
	objects: Told[];
	notes: Note[];
}

/** The site's side. */
export interface Translator {
	outline: (
		texts: Record< string, string >,
		entries: string[]
	) => Promise< Outline >;
	/** Answers with the first ones of what was asked for, at least one. */
	objects: (
		context: object,
		parts: ( Part & { json: string } )[]
	) => Promise< Translation >;
}

/* As in PHP (outline.php). */
const NAME =
	/^(?![a-z]:)(?:(?!\.\.?(?:\/|$))[^\\/\p{C}\u2028\u2029\uFFFD]+(?:\/|$))+$/iu;
const HEADS =
	/^(?:manifest|site-settings|taxonomies\/(?:category|post_tag))\.json$/;

const MANIFEST = 'manifest.json';

/** @throws {import('../../../kits/archive/refusal').Refusal} For an entry that breaks a rule; nothing was sent then. */
export async function openForeign(
	{ entries, textOf, limits, check, parse }: SourceFile,
	translator: Translator
): Promise< Translated > {
	check( entries, NAME );
	const byName = new Map( entries.map( ( entry ) => [ entry.name, entry ] ) );
	const texts: Record< string, string > = {};
	for ( const entry of entries.filter( ( { name } ) =>
		HEADS.test( name )
	) ) {
		texts[ entry.name ] = await textOf( entry );
	}
	const settings = byName.get(
		settingsEntry( parse( texts[ MANIFEST ] ?? '', MANIFEST ) )
	);
	if ( settings ) {
		texts[ 'site-settings.json' ] = await textOf( settings );
	}
	const outline = await translator.outline( texts, [ ...byName.keys() ] );
	// What is translated comes to what is whole.
	const { context, objects, notes, parts } = outline;
	const { length } = objects;
	for ( let left = parts; left.length; ) {
		const batch: ( Part & { json: string } )[] = [];
		for ( const part of firstOf( left, byName, limits ) ) {
			const entry = byName.get( part.entry );
			const json = entry ? textOf( entry ).catch( nothing ) : '';
			batch.push( { ...part, json: await json } );
		}
		const made = await translator.objects( context, batch );
		objects.push( ...made.objects.filter( ( { entry } ) => entry ) );
		notes.push( ...made.notes );
		left = left.slice( Math.max( 1, made.objects.length ) );
	}
	const [ first ] = parts;
	if ( first && objects.length === length ) {
		// All are damaged. This refuses the whole, for it is no JSON.
		parse( '', first.entry );
	}
	return {
		manifest: manifestOf( outline ),
		jsons: new Map( objects.map( ( { name, json } ) => [ name, json ] ) ),
		notes,
	};
}

/** Text of a damaged entry, which the site names. */
function nothing( error: unknown ): string {
	// Of another script, whose class this one does not know.
	if ( error instanceof Error && error.name === 'Refusal' ) {
		return '';
	}
	throw error;
}

interface ShopManifest {
	manifest_version?: unknown;
	templates?: {
		source?: unknown;
		metadata?: { template_type?: unknown };
	}[];
}

/** Entry of a shop's kit that holds colors and fonts, by the same rule as in PHP (shop.php); '' of other kits. */
function settingsEntry( manifest: unknown ): string {
	const { manifest_version: version, templates } = Object(
		manifest
	) as ShopManifest;
	const found =
		version !== undefined && Array.isArray( templates )
			? templates.find(
					( template ) =>
						template?.metadata?.template_type === 'global-styles'
				)
			: undefined;
	return typeof found?.source === 'string' ? found.source : '';
}

/**
 * One template as a kit of it alone, as in PHP (source.php).
 * @param  json
 * @param  file  Name of the file.
 * @param  parse
 * @throws {import('../../../kits/archive/refusal').Refusal}
 */
export function templateEntries(
	json: string,
	file: string,
	parse: SourceFile[ 'parse' ]
): Entry[] {
	const document = Object( parse( json, file ) );
	const { title, type }: { title?: unknown; type?: unknown } =
		// A list of elements, as Elementor stores them with a page.
		Array.isArray( document ) ? { type: 'page' } : document;
	const name =
		typeof title === 'string' ? title : file.replace( /\.json$/i, '' );
	const source = 'templates/template.json';
	const manifest = {
		manifest_version: '1',
		title: name,
		templates: [
			{ name, source, type: typeof type === 'string' ? type : '' },
		],
	};
	return [
		entryWith( MANIFEST, JSON.stringify( manifest ) ),
		entryWith( source, json ),
	];
}

/** The first parts, as many as fit into one request. */
function firstOf(
	parts: Part[],
	entries: Map< string, Entry >,
	{ batchObjects, pieceBytes }: Limits
): Part[] {
	let size = 0;
	const count = parts
		.slice( 0, batchObjects )
		.findIndex( ( { entry }, index ) => {
			size += entries.get( entry )?.size ?? 0;
			return index > 0 && size > pieceBytes;
		} );
	return parts.slice( 0, count < 0 ? batchObjects : count );
}

const manifestOf = ( { head, objects }: Outline ): Manifest => ( {
	...head,
	templates: objects.flatMap( ( { template } ) => template ?? [] ),
	objects: Object.fromEntries(
		objects.flatMap( ( { name, entry } ) =>
			entry ? [ [ name, entry ] ] : []
		)
	),
	files: {},
} );
