/** Transforms of tabs, with registered blocks. */
import {
	createBlock,
	getPossibleBlockTransformations,
	registerBlockType,
	switchToBlockType,
	unregisterBlockType,
	type Block,
} from '@wordpress/blocks';
import { transforms } from '../transforms';

const string = { type: 'string' } as const;

const register = ( name: string, attributes: object, settings: object = {} ) =>
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes,
		save: () => null,
		...settings,
	} as never );

const CORE = {
	'core/tabs': {
		anchor: string,
		activeTabIndex: { type: 'number', default: 0 },
	},
	'core/tab-list': {},
	'core/tab-panels': {},
	'core/tab-panel': { anchor: string, label: string },
};

const outline = ( { name, attributes, innerBlocks }: Block ): unknown => [
	name,
	attributes,
	innerBlocks.map( outline ),
];

beforeAll( () => {
	register( 'core/paragraph', { content: string } );
	register( 'frontage/tab', { title: string, anchor: string } );
	register(
		'frontage/tabs',
		{ anchor: string, initial: { type: 'integer', default: 0 } },
		{ transforms }
	);
} );

const own = () =>
	createBlock( 'frontage/tabs', { anchor: 'about', initial: 1 }, [
		createBlock( 'frontage/tab', { title: 'A <b>b</b>', anchor: '' }, [
			createBlock( 'core/paragraph', { content: 'Text' } ),
		] ),
		createBlock( 'frontage/tab', { title: 'Two', anchor: 'two' } ),
	] );

const names = ( block: Block ) =>
	getPossibleBlockTransformations( [ block ] ).map( ( { name } ) => name );

it( '[PB-05] tabs: offer no transform to blocks that are not registered', () => {
	expect( names( own() ) ).toEqual( [] );
} );

it( '[PB-05] tabs: become core’s tabs and come back whole', () => {
	Object.entries( CORE ).forEach( ( [ name, attributes ] ) =>
		register( name, attributes )
	);
	const before = own();
	const [ core ] = switchToBlockType( before, 'core/tabs' ) ?? [];
	expect( core && outline( core ) ).toEqual( [
		'core/tabs',
		{ anchor: 'about', activeTabIndex: 1 },
		[
			[ 'core/tab-list', {}, [] ],
			[
				'core/tab-panels',
				{},
				[
					[
						'core/tab-panel',
						{ label: 'A <b>b</b>' },
						[ [ 'core/paragraph', { content: 'Text' }, [] ] ],
					],
					[ 'core/tab-panel', { label: 'Two', anchor: 'two' }, [] ],
				],
			],
		],
	] );
	const [ back ] =
		( core && switchToBlockType( core, 'frontage/tabs' ) ) ?? [];
	expect( back && outline( back ) ).toEqual( outline( before ) );
	Object.keys( CORE ).forEach( unregisterBlockType );
} );

it( '[PB-05] tabs: become an accordion and come back with titles', () => {
	register( 'frontage/accordion', { anchor: string } );
	register( 'frontage/accordion-item', { title: string, anchor: string } );
	const before = own();
	const [ accordion ] =
		switchToBlockType( before, 'frontage/accordion' ) ?? [];
	const [ back ] =
		( accordion && switchToBlockType( accordion, 'frontage/tabs' ) ) ?? [];
	expect( back?.innerBlocks.map( outline ) ).toEqual(
		before.innerBlocks.map( outline )
	);
	[ 'frontage/accordion', 'frontage/accordion-item' ].forEach(
		unregisterBlockType
	);
} );
