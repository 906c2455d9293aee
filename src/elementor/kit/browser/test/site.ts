/** A kit of Elementor, and a site that translates it. */
import type { Sources } from '../../../../kits/archive/source';
import type { Part, Translator } from '../elementor';
import { sources } from '../sources';

export const ENTRIES = {
	'manifest.json': '{"title":"Marram"}',
	'site-settings.json': '{"settings":{}}',
	'taxonomies/category.json': '[]',
	'taxonomies/nav_menu.json': '[]',
	'content/page/1.json': '{"content":[1]}',
	'content/page/2.json': '{"content":[2]}',
	'content/page/3.json': '{"content":[3]}',
	'wp-content/post/post.xml': '<rss/>',
};

export const part = ( id: number ): Part => ( {
	name: `page/p${ id }`,
	entry: `content/page/${ id }.json`,
} );

export const told = ( { name, entry }: Part, json: string ) => ( {
	name,
	json,
	entry: {
		title: entry,
		size: json.length,
		sha256: 'x',
		needs: [],
		blocks: [],
		presets: [],
	},
	template: name.startsWith( 'page/' )
		? { doc_type: 'wp-page', name, title: entry }
		: null,
} );

/** The way to a site that answers so. */
export const to = ( { outline, objects }: Translator ): Sources => ( {
	list: sources(),
	post( route, data ) {
		const [ one, other ] = Object.values( data );
		return route === 'foreign'
			? outline( one, other )
			: objects( one, other );
	},
} );

/** A site that translates two parts at a time, and the numbers of those that it was asked for. */
export function site() {
	const asked: number[] = [];
	const heads: string[][] = [];
	const translator: Translator = {
		outline: async ( texts, entries ) => {
			heads.push( Object.keys( texts ), entries );
			return {
				head: { format: 'frontage-kit/1', title: 'Marram' },
				context: { known: true },
				objects: [
					told( { name: 'styles/user', entry: 'styles' }, '{}' ),
				],
				parts: [ part( 1 ), part( 2 ), part( 3 ) ],
				notes: [ { place: 'Plugins', text: 'None' } ],
			};
		},
		objects: async ( context, parts ) => {
			expect( context ).toEqual( { known: true } );
			asked.push( parts.length );
			return {
				objects: parts
					.slice( 0, 2 )
					.map( ( one ) => told( one, one.json ) ),
				notes: parts
					.slice( 0, 2 )
					.map( ( { name } ) => ( { place: name, text: 'HTML' } ) ),
			};
		},
	};
	return { translator, asked, heads };
}
