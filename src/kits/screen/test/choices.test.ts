import {
	actionOf,
	allowedChoices,
	chooseForAll,
	conflictsIn,
	countActions,
	shownPlan,
} from '../import/choices';
import type { PlanItem } from '../rest';

const item = ( name: string, changes: Partial< PlanItem > ): PlanItem => ( {
	name,
	kind: 'page',
	title: name,
	action: 'make',
	conflict: null,
	choices: [],
	chosen: null,
	...changes,
} );

const plan = [
	item( 'page/new', {} ),
	item( 'page/same', {
		action: 'keep',
		conflict: 'same',
		choices: [ 'keep' ],
		chosen: 'keep',
	} ),
	item( 'page/here', {
		conflict: 'exists',
		choices: [ 'keep', 'replace', 'both' ],
		chosen: 'both',
	} ),
	item( 'styles/user', {
		action: 'change',
		conflict: 'exists',
		choices: [ 'keep', 'replace' ],
		chosen: 'replace',
	} ),
];

test( '[KT-02] choices: what differs asks, one choice for all where it is allowed', () => {
	expect( conflictsIn( plan ).map( ( { name } ) => name ) ).toEqual( [
		'page/here',
		'styles/user',
	] );
	expect( chooseForAll( plan, {}, 'both' ) ).toEqual( {
		'page/here': 'both',
	} );
	expect( chooseForAll( plan, { 'page/here': 'both' }, 'keep' ) ).toEqual( {
		'page/here': 'keep',
		'styles/user': 'keep',
	} );
} );

test( '[KT-02] choices: the numbers follow them', () => {
	expect( countActions( plan, {} ) ).toEqual( {
		make: 2,
		change: 1,
		keep: 1,
	} );
	expect(
		countActions( plan, { 'page/here': 'replace', 'styles/user': 'keep' } )
	).toEqual( { make: 1, change: 1, keep: 2 } );
	expect( plan.map( ( each ) => actionOf( each, {} ) ) ).toEqual( [
		'make',
		'keep',
		'make',
		'change',
	] );
} );

test( '[KT-07] choices: those that a new plan still offers stay, and the plan that is shown names each action', () => {
	const choices = {
		'page/here': 'keep',
		'page/same': 'both',
		'page/gone': 'keep',
	} as const;
	expect( allowedChoices( plan, choices ) ).toEqual( {
		'page/here': 'keep',
	} );
	const found = {
		hash: 'a',
		print: 'b',
		plan,
		missing: { objects: [], blocks: [], fonts: [], presets: [] },
		warnings: [],
	};
	expect( shownPlan( found, {} ) ).toBe( 'b:mkmc' );
	expect( shownPlan( found, allowedChoices( plan, choices ) ) ).toBe(
		'b:mkkc'
	);
} );
