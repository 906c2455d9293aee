import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Generator {
	attributeModules: ( root: string ) => { file: string; text: string }[];
	attributesModule: ( block: {
		name: string;
		attributes?: Record< string, unknown >;
	} ) => string;
}
const {
	attributeModules,
	attributesModule,
}: Generator = require( '../../../webpack/attribute-types.cjs' );

test( 'attribute types: match every block.json', () => {
	for ( const { file, text } of attributeModules(
		join( __dirname, '../../..' )
	) ) {
		expect( readFileSync( file, 'utf8' ) ).toBe( text );
	}
} );

test( 'attribute types: unions, lists and shapes, not optional with a default', () => {
	const text = attributesModule( {
		name: 'frontage/example',
		attributes: {
			columns: { type: 'string', enum: [ '1', '2' ], default: '2' },
			'show-label': { type: 'string' },
			ids: { type: 'array', items: { type: 'integer' }, default: [] },
			words: { type: 'array', items: { type: [ 'string', 'null' ] } },
			image: {
				type: 'object',
				properties: {
					id: { type: 'integer' },
					alt: { type: 'string' },
				},
				required: [ 'id' ],
				default: {},
			},
			anything: { type: 'object' },
			anyList: { type: 'array' },
			title: { type: 'rich-text', default: '' },
		},
	} );
	expect( text ).toContain( `export interface Attributes {
	columns: '1' | '2';
	'show-label'?: string;
	ids: number[];
	words?: ( string | null )[];
	image: {
		id: number;
		alt?: string;
	};
	anything?: Record< string, unknown >;
	anyList?: unknown[];
	title: string;
}
` );
} );

test( 'attribute types: a formatter keeps unions and quoted words', () => {
	const text = attributesModule( {
		name: 'frontage/example',
		attributes: {
			mode: {
				enum: [
					'a rather long word',
					'it’s',
					"it's",
					'say "so"',
					'another rather long word',
				],
			},
		},
	} );
	expect( text ).toContain( `	mode?:
		| 'a rather long word'
		| 'it’s'
		| "it's"
		| 'say "so"'
		| 'another rather long word';
` );
} );
