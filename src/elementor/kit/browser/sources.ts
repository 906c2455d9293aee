/** Files of Elementor that are opened as kits. */
import { __ } from '@wordpress/i18n';
import type { Source, SourceFile } from '../../../kits/archive/source';
import {
	openForeign,
	templateEntries,
	type Outline,
	type Translator,
} from './elementor';
import formats from '../formats.json';

export const sources = (): Source[] => [
	{
		format: 'elementor-kit',
		...formats[ 'elementor-kit' ],
		description: __(
			'Elementor kits are converted to blocks. Anything that can’t be converted is listed.',
			'frontage'
		),
		open: ( file ) => openForeign( file, translatorOf( file ) ),
	},
	{
		format: 'elementor-template',
		...formats[ 'elementor-template' ],
		async open( file ) {
			const [ entry ] = file.entries;
			const entries = entry
				? templateEntries(
						await file.textOf( entry ),
						entry.name,
						file.parse
					)
				: [];
			return openForeign( { ...file, entries }, translatorOf( file ) );
		},
	},
];

const translatorOf = ( { post }: SourceFile ): Translator => ( {
	outline: ( texts, entries ) =>
		answer< Outline >(
			post( 'foreign', { texts, entries } ),
			'context',
			'head',
			'notes',
			'objects',
			'parts'
		),
	objects: ( context, parts ) =>
		answer(
			post( 'foreign/objects', { context, parts } ),
			'notes',
			'objects'
		),
} );

/** The answer, if it has these keys. */
async function answer< Shape >(
	pending: Promise< unknown >,
	...keys: ( keyof Shape & string )[]
): Promise< Shape > {
	const value = await pending;
	if (
		typeof value !== 'object' ||
		value === null ||
		! keys.every( ( key ) => key in value )
	) {
		throw new Error( 'No kit.' );
	}
	return value as Shape;
}
