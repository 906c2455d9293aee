import { DEFAULTS } from '../../../client/settings/visitor';

/** The page data is read once, so each test loads the module again. */
function settingOn( html: string ): ( name: keyof typeof DEFAULTS ) => unknown {
	document.body.innerHTML = html;
	let setting: ( name: keyof typeof DEFAULTS ) => unknown = () => undefined;
	jest.isolateModules(
		() => ( { setting } = require( '../../../client/settings/setting' ) )
	);
	return setting;
}

test( '[SE-01] settings: pages follow the stored values', () => {
	const setting = settingOn(
		'<script type="application/json" id="frontage-settings-data">{"island_prefetch":"idle"}</script>'
	);
	expect( setting( 'island_prefetch' ) ).toBe( 'idle' );
} );

test( '[SE-01] settings: an element of the same name is ignored', () => {
	const setting = settingOn(
		'<div id="frontage-settings-data">{"island_prefetch":"never"}</div><script type="application/json" id="frontage-settings-data">{"island_prefetch":"idle"}</script>'
	);
	expect( setting( 'island_prefetch' ) ).toBe( 'idle' );
} );

test.each( [
	[ 'without settings', '' ],
	[
		'with malformed settings',
		'<script type="application/json" id="frontage-settings-data">{"island</script>',
	],
	[
		'with empty settings',
		'<script type="application/json" id="frontage-settings-data"></script>',
	],
] )( '[SE-01] settings: a page %s has the defaults', ( _, html ) => {
	expect( settingOn( html )( 'island_prefetch' ) ).toBe(
		DEFAULTS.island_prefetch
	);
} );
