import { pauseSpeculation } from '../speculation';

const RULES =
	'<script type="speculationrules" id="rules" nonce="abc">{"prefetch":[]}</script>';

const rules = () => [
	...document.querySelectorAll< HTMLScriptElement >( '#rules' ),
];

beforeEach( () => {
	document.body.innerHTML = `<p>Before</p>${ RULES }<p>After</p>`;
} );

test( '[PF-23] many tiles: speculation rules are away, until the tiles are', () => {
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

test( '[PF-23] many tiles: two galleries wait for each other', () => {
	const resumeOne = pauseSpeculation();
	const resumeOther = pauseSpeculation();
	resumeOne();
	resumeOne();
	expect( rules() ).toHaveLength( 0 );
	resumeOther();
	expect( rules() ).toHaveLength( 1 );
} );

test( '[PF-23] many tiles: other scripts stay', () => {
	document.body.innerHTML = '<script type="application/json">{}</script>';
	pauseSpeculation()();
	expect( document.scripts ).toHaveLength( 1 );
} );
