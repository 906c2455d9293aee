import { press, show } from '../../../../../tests/unit/show';
import type { Choice, PlanItem } from '../../rest';
import { Conflicts } from '../conflicts';
import { NotesList } from '../notes';

const item = ( name: string, ...choices: Choice[] ): PlanItem => ( {
	name,
	kind: 'page',
	title: name,
	action: 'make',
	conflict: 'exists',
	choices,
	chosen: choices[ 0 ] ?? null,
} );

const described = () =>
	document.querySelector( '#frontage-kits-others' )?.textContent;

test( '[KT-02] plan: the choice for all says how many it does not apply to', async () => {
	const page = item( 'page/about', 'both', 'replace', 'keep' );
	const styles = item( 'styles/user', 'replace', 'keep' );
	const props = { choices: {}, onChange: () => {} };
	await show( <Conflicts { ...props } plan={ [ page, styles ] } /> );
	expect( described() ).toBe(
		'Not available for 1 item, which keeps its own selection.'
	);
	await show(
		<Conflicts
			{ ...props }
			plan={ [ page, styles ] }
			choices={ { 'page/about': 'replace' } }
		/>
	);
	expect( described() ).toBe( '' );
} );

const forAll = () =>
	document.querySelector< HTMLSelectElement >( '#frontage-kits-all' );

test.each< [ string, Choice[][], string, string[] ] >( [
	[
		'no item allows',
		[
			[ 'keep', 'both' ],
			[ 'both', 'keep' ],
		],
		'',
		[ '', 'keep', 'both' ],
	],
	[
		'some items allow',
		[
			[ 'replace', 'keep' ],
			[ 'replace', 'both' ],
		],
		'replace',
		[ '', 'keep', 'replace', 'both' ],
	],
] )(
	'[KT-02] plan: the choice for all is none that %s',
	async ( _, choices, value, options ) => {
		await show(
			<Conflicts
				choices={ {} }
				onChange={ () => {} }
				plan={ choices.map( ( some, at ) =>
					item( `a/${ at }`, ...some )
				) }
			/>
		);
		expect( forAll()?.value ).toBe( value );
		expect(
			[ ...( forAll()?.options ?? [] ) ].map(
				( { value: each } ) => each
			)
		).toEqual( options );
		expect( described() ).toBe( '' );
	}
);

test( '[KT-02] plan: what is shown more of has the focus', async () => {
	const plan = Array.from( { length: 51 }, ( _, at ) =>
		item( `page/${ at }`, 'both', 'keep' )
	);
	await show(
		<Conflicts choices={ {} } onChange={ () => {} } plan={ plan } />
	);
	const focused = () => document.body.ownerDocument.activeElement;
	await press( 'Show more (1)' );
	expect( focused()?.id ).toBe( 'frontage-kits-page/50' );
	const notes = Array.from( { length: 21 }, ( _, at ) => ( {
		place: `${ at }`,
		text: 'Lost',
	} ) );
	await show( <NotesList id="a" title="Notes" notes={ notes } /> );
	await press( 'Show more (1)' );
	expect( focused()?.textContent ).toBe( '20 Lost' );
} );
