/** Turns what the plugin that this one replaces has left behind into our block: its block, its shortcodes, and the bare wrapper that it printed. */
import { createBlock, rawHandler } from '@wordpress/blocks';
import { editorData } from '../editor/editor-data';
import {
	ORIGINAL_BLOCK,
	ORIGINAL_SHORTCODES,
	fromOriginal,
	type Loose,
} from '../legacy/attributes';

const NAME = 'frontage/portfolio';

const IS_SHORTCODE = new RegExp(
	`^\\s*\\[(${ ORIGINAL_SHORTCODES.join( '|' ) })(\\s[^\\]]*)?\\]\\s*$`
);

export const fromOriginalBlock = {
	type: 'block',
	blocks: [ ORIGINAL_BLOCK ],
	transform: ( attributes: Loose ) =>
		createBlock( NAME, fromOriginal( attributes ) ),
};

export const fromShortcodeBlock = {
	type: 'block',
	blocks: [ 'core/shortcode' ],
	isMatch: ( { text }: { text?: unknown } ) =>
		IS_SHORTCODE.test( String( text ) ),
	transform: ( { text }: { text?: unknown } ) =>
		// Only a shortcode on a line of its own is one.
		rawHandler( { HTML: `\n${ String( text ).trim() }\n` } ),
};

export const fromShortcode = {
	type: 'shortcode',
	tag: [ ...ORIGINAL_SHORTCODES ],
	transform: ( { named }: { named: Loose } ) => {
		// Where the original read nothing between the quotes, it took its default.
		const given = Object.entries( named ).filter(
			( [ , value ] ) => value !== ''
		);
		return createBlock(
			NAME,
			fromOriginal( {
				...editorData()?.shortcode,
				...Object.fromEntries( given ),
			} )
		);
	},
};

export const fromWrapper = {
	type: 'raw',
	isMatch: ( node: Element ) => readWrapper( node ) !== null,
	schema: {
		div: {
			classes: [ 'portfolio-block-wrapper' ],
			attributes: [ 'portfolio-block-attributes' ],
		},
	},
	transform: ( node: Element ) =>
		createBlock( NAME, fromOriginal( readWrapper( node ) ?? {} ) ),
};

/** What a bare wrapper says; null for any other element, and where it can not be read. */
function readWrapper( node: Element ): Loose | null {
	const json =
		node.matches?.( 'div.portfolio-block-wrapper' ) &&
		node.getAttribute( 'portfolio-block-attributes' );
	try {
		const read: unknown = JSON.parse( json || 'null' );
		return typeof read === 'object' && read !== null
			? Object.fromEntries( Object.entries( read ) )
			: null;
	} catch {
		return null;
	}
}
