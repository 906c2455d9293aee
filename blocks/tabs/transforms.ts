/** Transforms from and to core's tabs, where WordPress has them, and accordions. */
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';

type Attributes = Record< string, unknown >;

/** A tab or a part of an accordion. */
interface Part {
	title: string;
	anchor: string;
	innerBlocks: Block[];
}

/** Attributes that blocks with the same supports share. */
const SHARED = [
	'align',
	'anchor',
	'className',
	'backgroundColor',
	'fontFamily',
	'fontSize',
	'gradient',
	'style',
	'textColor',
];

const shared = ( attributes: Attributes ): Attributes =>
	Object.fromEntries(
		SHARED.filter( ( name ) => attributes[ name ] !== undefined ).map(
			( name ) => [ name, attributes[ name ] ]
		)
	);

const within = ( blocks: Block[], name: string ) =>
	blocks.filter( ( block ) => block.name === name );

const parts = ( blocks: Block[], titleOf = 'title' ): Part[] =>
	blocks.map( ( { attributes, innerBlocks } ) => ( {
		// A string of HTML, or a RichTextData object that converts to one.
		title: String( attributes[ titleOf ] ?? '' ),
		anchor: String( attributes.anchor ?? '' ),
		innerBlocks,
	} ) );

const tabsOf = ( attributes: Attributes, panels: Part[] ) =>
	createBlock(
		'frontage/tabs',
		attributes,
		panels.map( ( { innerBlocks, ...panel } ) =>
			createBlock( 'frontage/tab', panel, innerBlocks )
		)
	);

const fromCore = ( attributes: Attributes, [ ...innerBlocks ]: Block[] ) =>
	tabsOf(
		{
			...shared( attributes ),
			initial: Number( attributes.activeTabIndex ?? 0 ),
		},
		parts(
			within( innerBlocks, 'core/tab-panels' ).flatMap(
				( panels ) => panels.innerBlocks
			),
			'label'
		)
	);

const toCore = ( attributes: Attributes, innerBlocks: Block[] ) =>
	createBlock(
		'core/tabs',
		{ ...shared( attributes ), activeTabIndex: attributes.initial },
		[
			createBlock( 'core/tab-list' ),
			createBlock(
				'core/tab-panels',
				{},
				parts( innerBlocks ).map(
					( { title, anchor, innerBlocks: inner } ) =>
						createBlock(
							'core/tab-panel',
							{ label: title, ...( anchor ? { anchor } : {} ) },
							inner
						)
				)
			),
		]
	);

const withBlock = ( other: string, transform: unknown ) => ( {
	type: 'block',
	blocks: [ other ],
	// Not all versions of WordPress have it.
	isMatch: () => getBlockType( other ) !== undefined,
	transform,
} );

export const transforms = {
	from: [
		withBlock( 'core/tabs', fromCore ),
		withBlock(
			'frontage/accordion',
			( attributes: Attributes, items: Block[] ) =>
				tabsOf( shared( attributes ), parts( items ) )
		),
	],
	to: [
		withBlock( 'core/tabs', toCore ),
		withBlock(
			'frontage/accordion',
			( attributes: Attributes, tabs: Block[] ) =>
				createBlock(
					'frontage/accordion',
					shared( attributes ),
					parts( tabs ).map( ( { innerBlocks, ...item } ) =>
						createBlock(
							'frontage/accordion-item',
							item,
							innerBlocks
						)
					)
				)
		),
	],
};
