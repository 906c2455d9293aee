import { createBlock, registerBlockType } from '@wordpress/blocks';
import { from, fromCore } from '../transforms/from';
import { to } from '../transforms/to';

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;

beforeAll( () => {
	for ( const [ name, attributes ] of Object.entries( {
		'frontage/accordion': {
			autoclose: yes,
			headingLevel: { type: 'integer' },
			icon: text,
			iconPosition: text,
			align: text,
		},
		'frontage/accordion-item': { title: text, isOpen: yes, anchor: text },
		'core/accordion': {
			autoclose: yes,
			headingLevel: { type: 'number' },
			iconPosition: text,
			showIcon: yes,
			align: text,
		},
		'core/accordion-item': { openByDefault: yes },
		'core/accordion-heading': { title: text, anchor: text },
		'core/accordion-panel': {},
		'core/details': {
			summary: text,
			showContent: yes,
			name: text,
			anchor: text,
		},
		'core/paragraph': { content: text },
	} ) ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes,
		} as Parameters< typeof registerBlockType >[ 1 ] );
	}
} );

const paragraph = () => createBlock( 'core/paragraph', { content: 'Words' } );

const ours = () =>
	createBlock(
		'frontage/accordion',
		{
			autoclose: true,
			headingLevel: 2,
			icon: 'plus',
			iconPosition: 'start',
			align: 'wide',
		},
		[
			createBlock(
				'frontage/accordion-item',
				{ title: 'One', isOpen: true, anchor: 'one' },
				[ paragraph() ]
			),
			createBlock( 'frontage/accordion-item', {
				title: 'Two',
				isOpen: false,
			} ),
		]
	);

interface Made {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Made[];
}

const shape = ( { name, attributes, innerBlocks }: Made ): object => ( {
	name,
	attributes,
	inner: innerBlocks.map( shape ),
} );

test( '[PB-05] accordion: core’s accordion and back is the same', () => {
	const [ toCore ] = to;
	const [ fromAccordion ] = from;
	const { attributes, innerBlocks } = ours();
	const core = toCore?.transform( attributes, innerBlocks ) as Made;
	expect( core.attributes ).toEqual( {
		autoclose: true,
		headingLevel: 2,
		iconPosition: 'left',
		showIcon: true,
		align: 'wide',
	} );
	expect( core.innerBlocks[ 0 ]?.innerBlocks[ 0 ]?.attributes ).toEqual( {
		title: 'One',
		anchor: 'one',
	} );
	const back = fromAccordion?.transform(
		core.attributes as never,
		core.innerBlocks as never
	) as Made;
	expect( shape( back ) ).toEqual( shape( ours() ) );
} );

test( '[PB-05] accordion: details of a name and back are the same', () => {
	const [ , toDetails ] = to;
	const [ , fromDetails ] = from;
	const { attributes, innerBlocks } = ours();
	const details = toDetails?.transform( attributes, innerBlocks ) as Made[];
	expect( details.map( ( { name } ) => name ) ).toEqual( [
		'core/details',
		'core/details',
	] );
	expect( details[ 0 ]?.attributes.name ).toMatch( /^details-.+/ );
	expect( details[ 1 ]?.attributes.name ).toBe(
		details[ 0 ]?.attributes.name
	);
	const back = fromDetails?.transform(
		details.map( ( each ) => each.attributes ) as never,
		details.map( ( each ) => each.innerBlocks ) as never
	) as Made;
	expect( back.attributes ).toMatchObject( { autoclose: true } );
	expect( back.innerBlocks.map( shape ) ).toEqual(
		ours().innerBlocks.map( shape )
	);
} );

test( '[PB-05] accordion: core’s defaults and unusual values have their like', () => {
	expect( fromCore( { headingLevel: 6, showIcon: false } ) ).toEqual( {
		autoclose: false,
		headingLevel: 4,
		icon: 'none',
		iconPosition: 'end',
	} );
} );
