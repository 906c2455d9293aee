/** Files of Elementor that are opened as kits. */
import { __ } from '@wordpress/i18n';
import type { SampleOf } from '../../../client/rest/shape';
import {
	ENTRY,
	TEMPLATE,
	type Source,
	type SourceFile,
} from '../../../kits/archive/source';
import {
	openForeign,
	templateEntries,
	type Outline,
	type Told,
	type Translation,
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

const TOLD: SampleOf< Told > = {
	name: '',
	json: '',
	'entry?': ENTRY,
	'template?': TEMPLATE,
};

const TRANSLATION: SampleOf< Translation > = {
	objects: [ TOLD ],
	notes: [ { place: '', text: '' } ],
};

const OUTLINE: SampleOf< Outline > = {
	...TRANSLATION,
	head: { format: '', title: '' },
	context: {},
	parts: [ { name: '', entry: '' } ],
};

const translatorOf = ( { post }: SourceFile ): Translator => ( {
	outline: ( texts, entries ) =>
		post( 'foreign', { texts, entries }, OUTLINE ) as Promise< Outline >,
	objects: ( context, parts ) =>
		post(
			'foreign/objects',
			{ context, parts },
			TRANSLATION
		) as Promise< Translation >,
} );
