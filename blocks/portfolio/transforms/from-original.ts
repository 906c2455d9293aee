/** Transforms from the legacy plugin: its block, its shortcodes, and the wrapper element that it printed. */
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
		// Shortcodes are only recognized on a line of their own.
		rawHandler( { HTML: `\n${ String( text ).trim() }\n` } ),
};

export const fromShortcode = {
	type: 'shortcode',
	tag: [ ...ORIGINAL_SHORTCODES ],
	transform: ( { named }: { named: Loose } ) => {
		// The legacy plugin used the default for empty attributes.
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

/** Parses the attributes of a wrapper element; null for any other element, or if they are invalid. */
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
