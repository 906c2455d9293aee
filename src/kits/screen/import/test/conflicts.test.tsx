import { show } from '../../../../../tests/unit/show';
import type { Choice, PlanItem } from '../../rest';
import { Conflicts } from '../conflicts';

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
		'Not available for 1 item, which stays as selected below.'
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
