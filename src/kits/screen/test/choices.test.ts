import {
	actionOf,
	chooseForAll,
	conflictsIn,
	countActions,
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
		choices: [ 'keep', 'both' ],
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
