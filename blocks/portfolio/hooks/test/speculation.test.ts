import { pauseSpeculation } from '../speculation';

const RULES =
	'<script type="speculationrules" id="rules" nonce="abc">{"prefetch":[]}</script>';

const rules = () => [
	...document.querySelectorAll< HTMLScriptElement >( '#rules' ),
];

beforeEach( () => {
	document.body.innerHTML = `<p>Before</p>${ RULES }<p>After</p>`;
} );

test( 'a visitor of thousands of tiles is spared the links that are fetched ahead, until they are gone', () => {
	const [ before ] = rules();
	const resume = pauseSpeculation();
	expect( rules() ).toHaveLength( 0 );
	resume();
	const [ after ] = rules();
	expect( after ).not.toBe( before );
	expect( after?.textContent ).toBe( '{"prefetch":[]}' );
	expect( after?.type ).toBe( 'speculationrules' );
	expect( after?.nonce ).toBe( 'abc' );
	expect( after?.previousElementSibling?.textContent ).toBe( 'Before' );
} );

test( 'two galleries of thousands wait for each other', () => {
	const resumeOne = pauseSpeculation();
	const resumeOther = pauseSpeculation();
	resumeOne();
	resumeOne();
	expect( rules() ).toHaveLength( 0 );
	resumeOther();
	expect( rules() ).toHaveLength( 1 );
} );

test( 'other scripts stay', () => {
	document.body.innerHTML = '<script type="application/json">{}</script>';
	pauseSpeculation()();
	expect( document.scripts ).toHaveLength( 1 );
} );
