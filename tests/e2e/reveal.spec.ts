/** What a visitor sees who follows a link to something that is hidden. */
import type { Locator } from '@playwright/test';
import {
	accordion,
	coreAccordion,
	coreTabs,
	expect,
	item,
	long,
	test,
	words,
	type Page,
} from './accordion-page';

const LINKS = words(
	'<a href="#deep">To the deep one</a> <a href="#w%C3%B6rter">To the words</a>'
);
const place = words( 'Here it is', ' id="deep"' );
const nested = accordion(
	item( { title: 'Other', isOpen: true }, words( 'Other text' ) ) +
		item(
			{ title: 'Outer' },
			words( 'Outer text' ) +
				`<!-- wp:details --><details class="wp-block-details"><summary>Core’s</summary>${ accordion(
					item(
						{ title: 'Inner' },
						place + words( 'Here they are', ' id="wörter"' )
					)
				) }</details><!-- /wp:details -->`
		)
);

const here = ( page: Page ) => page.getByText( 'Here it is' );

/** A target that is in view, near the top. */
async function isReached( target: Locator ) {
	await expect( target ).toBeVisible();
	await expect( target ).toBeInViewport();
	await expect
		.poll( async () => ( await target.boundingBox() )?.y ?? NaN )
		.toBeLessThan( 300 );
}

const close = ( page: Page ) =>
	page
		.locator( 'details' )
		.evaluateAll( ( all ) =>
			all.forEach( ( each ) => each.removeAttribute( 'open' ) )
		);

test(
	'way to a target: a hash opens accordions at any depth, by link and by Back',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { page, publish } ) => {
		const link = await publish(
			LINKS + long( 'Text', 6 ) + nested + long( 'Rest', 6 )
		);
		await page.goto( `${ link }#deep` );
		await isReached( here( page ) );
		await page.goto( 'about:blank' );
		await page.goto( link );
		await expect( here( page ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'To the deep one' } ).click();
		await isReached( here( page ) );
		// The same link again.
		await close( page );
		await page.getByRole( 'link', { name: 'To the deep one' } ).click();
		await isReached( here( page ) );
		await page.getByRole( 'link', { name: 'To the words' } ).click();
		await isReached( page.getByText( 'Here they are' ) );
		await close( page );
		await page.goBack();
		await expect( here( page ) ).toBeVisible();
	}
);

test(
	'way to a target: core’s accordion in an accordion of core opens',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const link = await publish(
			LINKS +
				long( 'Text', 6 ) +
				coreAccordion( 'Outer', coreAccordion( 'Inner', place ) ) +
				long( 'Rest', 6 )
		);
		await page.goto( `${ link }#deep` );
		await isReached( here( page ) );
		await page.goto( 'about:blank' );
		await page.goto( link );
		await page.getByRole( 'link', { name: 'To the deep one' } ).click();
		await isReached( here( page ) );
		// Nothing presses it again.
		await page.evaluate(
			() => new Promise( ( resolve ) => setTimeout( resolve, 500 ) )
		);
		await expect( here( page ) ).toBeVisible();
	}
);

test(
	'way to a target: core’s tabs open, at load and by a link',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const link = await publish(
			LINKS +
				long( 'Text', 6 ) +
				coreTabs( [ words( 'First' ), place ] ) +
				long( 'Rest', 6 )
		);
		await page.goto( `${ link }#deep` );
		await isReached( here( page ) );
		await page.goto( 'about:blank' );
		await page.goto( link );
		await expect( here( page ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'To the deep one' } ).click();
		await isReached( here( page ) );
	}
);

/** Tabs as core and page builders have them, whose script comes late. */
const FOREIGN = words(
	`<span role="tablist"><button role="tab" id="t1" aria-controls="p1" aria-selected="true">One</button> <button role="tab" id="t2" aria-controls="p2" aria-selected="false">Two</button></span>`
).concat(
	'<!-- wp:html --><section id="p1" class="wp-block-tab-panel" role="tabpanel" aria-labelledby="t1">First</section><section id="p2" class="wp-block-tab-panel" role="tabpanel" aria-labelledby="t2" hidden>',
	'<div class="elementor-accordion"><div class="elementor-tab-title" id="e1" role="button" tabindex="0" aria-controls="c1" aria-expanded="false">Title</div><div id="c1" class="elementor-tab-content" style="display:none" role="region" aria-labelledby="e1"><p id="deep">Here it is</p></div></div></section><!-- /wp:html -->'
);

const foreignScript = () => {
	const start = () => {
		for ( const name of [ 'selected', 'expanded' ] ) {
			document
				.querySelectorAll( `[aria-${ name }]` )
				.forEach( ( button ) =>
					button.addEventListener( 'click', () => {
						const panel = document.getElementById(
							button.getAttribute( 'aria-controls' ) ?? ''
						);
						const isOpen =
							name === 'selected' ||
							button.getAttribute( `aria-${ name }` ) === 'false';
						button.setAttribute(
							`aria-${ name }`,
							String( isOpen )
						);
						panel?.toggleAttribute( 'hidden', ! isOpen );
						panel?.style.setProperty(
							'display',
							isOpen ? 'block' : 'none'
						);
					} )
				);
		}
	};
	window.addEventListener( 'load', () => setTimeout( start, 300 ) );
};

test(
	'way to a target: tabs and a page builder’s accordion are opened by theirs',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await page.addInitScript( foreignScript );
		const link = await publish(
			LINKS + long( 'Text', 6 ) + FOREIGN + long( 'Rest', 6 )
		);
		await page.goto( `${ link }#deep` );
		await isReached( here( page ) );
		await expect(
			page.getByRole( 'tab', { name: 'Two' } )
		).toHaveAttribute( 'aria-selected', 'true' );
		await expect(
			page.getByRole( 'button', { name: 'Title', exact: true } )
		).toHaveAttribute( 'aria-expanded', 'true' );
	}
);

test(
	'way to a target: odd and hostile hashes open nothing and throw nothing',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const link = await publish( nested );
		for ( const hash of [
			'#50%',
			'#"]',
			'#<img src=x onerror=alert(1)>',
			'#%',
			'#',
			'#no-such-place',
			'#window',
		] ) {
			await page.goto( 'about:blank' );
			await page.goto( link + hash );
			await page.evaluate( ( next ) => ( location.hash = next ), hash );
			await expect( here( page ) ).toBeHidden();
			await expect( page.getByText( 'Other text' ) ).toBeVisible();
		}
	}
);

test(
	'way to a target: encoded or not, the first of two equal ids, an item itself',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		const link = await publish(
			accordion(
				item(
					{ title: 'One' },
					words( 'Decoded', ' id="50 %"' ) +
						words( 'First of two', ' id="two"' )
				) +
					item(
						{ title: 'Two', anchor: 'itself' },
						words( 'As it stands', ' id="50%20%25"' ) +
							words( 'Second of two', ' id="two"' )
					)
			)
		);
		for ( const [ hash, shown ] of [
			[ '#50%20%25', 'As it stands' ],
			[ '#two', 'First of two' ],
			[ '#itself', 'As it stands' ],
			[ '#50%20%', 'Decoded' ],
		] as const ) {
			await page.goto( 'about:blank' );
			await page.goto( link + hash );
			await expect( page.getByText( shown ) ).toBeVisible();
		}
	}
);

test(
	'way to a target: no script where nothing hides',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await page.goto( await publish( LINKS + place ) );
		await expect( here( page ) ).toBeVisible();
		await expect( page.locator( 'script[src*="/reveal/"]' ) ).toHaveCount(
			0
		);
	}
);
