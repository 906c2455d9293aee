/** Previews the value of a block binding in the editor, and offers the item's fields for binding. bindings.php documents the fields. */
import {
	getBlockBindingsSource,
	registerBlockBindingsSource,
} from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

const SOURCE = 'frontage/portfolio-item';

interface Args {
	key?: string;
	/** Taxonomy of the terms, for the key `terms`. */
	kind?: string;
}

interface Situation {
	select: ( store: string ) => unknown;
	context: { postId?: number; postType?: string };
}

interface Bound extends Situation {
	clientId?: string;
	/** Keyed by the bound attribute. */
	bindings: Record< string, { args?: Args } >;
}

interface ItemRecord {
	status: string;
	frontage_bound?: Record< string, string >;
}

interface CoreStore {
	getEntityRecord: (
		kind: string,
		name: string,
		id: number
	) => ItemRecord | undefined;
}

interface EditorStore {
	getEditorSettings: () => { frontagePortfolio?: { postType: string } };
}

interface BlockEditorStore {
	getBlockName: ( clientId: string ) => string | null;
}

interface BlocksStore {
	getBlockType: (
		name: string
	) => { attributes: Record< string, { source?: string } > } | undefined;
}

/** Registers the source in the editor, with its name from the server; WordPress before 6.7 shows the placeholder. */
export function registerBindings(): void {
	const isTold =
		typeof getBlockBindingsSource === 'function' &&
		getBlockBindingsSource( SOURCE );
	if ( isTold ) {
		registerBlockBindingsSource( {
			name: SOURCE,
			getValues,
			getFieldsList: ( situation ) =>
				isAboutItems( situation as Situation ) ? fields() : [],
		} );
	}
}

const fields = (): { label: string; type: string; args: Args }[] =>
	(
		[
			[ __( 'Title', 'frontage' ), { key: 'title' } ],
			[ __( 'What it opens', 'frontage' ), { key: 'url' } ],
			[ __( 'Address of the site', 'frontage' ), { key: 'siteUrl' } ],
			[ __( 'Kind of site', 'frontage' ), { key: 'siteType' } ],
			[ __( 'Address of the video', 'frontage' ), { key: 'videoUrl' } ],
			[ __( 'Address of the picture', 'frontage' ), { key: 'imageUrl' } ],
			[ __( 'Alternative text', 'frontage' ), { key: 'imageAlt' } ],
			[ __( 'Categories', 'frontage' ), { key: 'terms' } ],
			[
				__( 'Other categories', 'frontage' ),
				{ key: 'terms', kind: 'otherCategories' },
			],
			[ __( 'Tags', 'frontage' ), { key: 'terms', kind: 'tags' } ],
		] as const
	 ).map( ( [ label, args ] ) => ( { label, type: 'string', args } ) );

/** Without a taxonomy, categories are meant. */
const nameOf = ( { key = '', kind = 'categories' }: Args ): string =>
	key === 'terms' && kind !== 'categories' ? kind : key;

function isAboutItems( { select, context }: Situation ): boolean {
	// The widgets screen has no such store, and no item.
	const editor = select( 'core/editor' ) as EditorStore | undefined;
	const names = editor?.getEditorSettings().frontagePortfolio;
	return Boolean( names ) && context.postType === names?.postType;
}

/** In a template, without an item, each field shows its label. */
function getValues( bound: Bound ): Record< string, string > {
	const { select, context, bindings } = bound;
	if ( ! isAboutItems( bound ) ) {
		return {};
	}
	const item =
		context.postType && context.postId
			? ( select( 'core' ) as CoreStore ).getEntityRecord(
					'postType',
					context.postType,
					context.postId
				)
			: undefined;
	const values =
		item && item.status !== 'auto-draft'
			? ( item.frontage_bound ?? {} )
			: labels();
	return Object.fromEntries(
		Object.entries( bindings ).flatMap(
			( [ attribute, { args = {} } ] ) => {
				const value = values[ nameOf( args ) ];
				const shown = isHtml( bound, attribute ) ? asHtml : String;
				return value === undefined
					? []
					: [ [ attribute, shown( value ) ] ];
			}
		)
	);
}

const labels = (): Record< string, string > =>
	Object.fromEntries(
		fields().map( ( { args, label } ) => [ nameOf( args ), label ] )
	);

/** In rich text, the value is parsed as HTML. */
function isHtml( { select, clientId }: Bound, attribute: string ): boolean {
	const name =
		clientId &&
		( select( 'core/block-editor' ) as BlockEditorStore ).getBlockName(
			clientId
		);
	const type =
		name && ( select( 'core/blocks' ) as BlocksStore ).getBlockType( name );
	const { source = '' } = ( type && type.attributes[ attribute ] ) || {};
	return [ 'html', 'rich-text' ].includes( source );
}

function asHtml( text: string ): string {
	const element = document.createElement( 'p' );
	element.textContent = text;
	return element.innerHTML;
}
