/**
 * The rules of the house that a program can check. Each one is shown a small repository that breaks it first, so that
 * no rule passes because it looks at nothing.
 */
import { rules as features } from './architecture/features';
import { rules as files } from './architecture/files';
import { rules as imports } from './architecture/imports';
import { rules as php } from './architecture/php';
import { rules as requirements } from './architecture/requirements';
import { repository } from './architecture/repository';
import { rules as scripts } from './architecture/scripts';
import { rules as styles } from './architecture/styles';

const house = repository();

describe.each( [
	...files,
	...features,
	...imports,
	...scripts,
	...styles,
	...php,
	...requirements,
] )( 'architecture: $sentence', ( { offences, broken } ) => {
	test( 'a breach is reported', () => {
		expect( offences( new Map( Object.entries( broken ) ) ) ).not.toEqual(
			[]
		);
	} );

	test( 'holds', () => {
		expect( offences( house ) ).toEqual( [] );
	} );
} );
