import { chrome } from '../around/chrome';
import { entry, SETTINGS } from './entry';

const HOSTILE = [
	'javascript:alert(1)',
	' JavaScript:alert(1)',
	'data:text/html,a',
	'blob:http://localhost/a',
	'vbscript:a',
	'about:blank',
];

test.each( HOSTILE )(
	'[PF-20] untitled slide: %s is no link in the bar',
	( href ) => {
		const { dialog, entry: show } = chrome( {
			settings: SETTINGS,
			isRtl: false,
		} );
		show( entry( { link: href } ) );
		expect( dialog.querySelector( 'a' )?.hidden ).toBe( true );
		expect( dialog.querySelector( 'a' )?.getAttribute( 'href' ) ).toBe(
			''
		);
	}
);

test( '[LB-01] untitled slide: has a name', () => {
	const { dialog, entry: show } = chrome( {
		settings: SETTINGS,
		isRtl: false,
	} );
	show( entry( { title: '' } ) );
	expect( dialog.getAttribute( 'aria-label' ) ).toBe( 'untitled' );
	expect( dialog.querySelector( 'h2' )?.textContent ).toBe( 'untitled' );
} );
