/** Pages with something that sticks, and how a person sees where it stands. */
import type { Locator } from '@playwright/test';
import { expect, test as base, type Page } from './frontage';

interface Fixtures {
	/** Publishes a page with this markup, until the test is over; answers with its address. */
	publish: ( content: string ) => Promise< string >;
}

export const test = base.extend< Fixtures >( {
	publish: async ( { requestUtils }, use ) => {
		const made: number[] = [];
		await use( async ( content ) => {
			const { id, link } = await requestUtils.rest< {
				id: number;
				link: string;
			} >( {
				path: '/wp/v2/pages',
				method: 'POST',
				data: { title: 'Long page', status: 'publish', content },
			} );
			made.push( id );
			return link;
		} );
		for ( const id of made ) {
			await requestUtils.rest( {
				path: `/wp/v2/pages/${ id }`,
				method: 'DELETE',
				params: { force: true },
			} );
		}
	},
} );

/** A group whose words are its name. */
export const group = ( sticky: object | null, inner: string, html = '' ) =>
	`<!-- wp:group ${ JSON.stringify(
		sticky ? { frontageSticky: sticky } : {}
	) } --><div class="wp-block-group"${ html }>${ inner }</div><!-- /wp:group -->`;

export const words = ( text: string, html = '' ) =>
	`<!-- wp:html --><p${ html }>${ text }</p><!-- /wp:html -->`;

/** Paragraphs with links, some windows high. */
export const long = ( name: string, count = 12 ) =>
	Array.from( { length: count }, ( _, index ) =>
		words(
			`${ name } ${ index }. <a href="/work/">Link ${ name } ${ index }</a>`,
			' style="height: 260px"'
		)
	).join( '' );

/** A bar that sticks from 100 px on, above a long text. */
export const bar = ( sticky: object = {} ) =>
	group(
		{ enabled: true, ...sticky },
		words( 'Bar <a href="/journal/">Bar link</a>' )
	);

export const groupOf = ( page: Page, text: string ): Locator =>
	page.locator( 'main .wp-block-group' ).filter( { hasText: text } ).last();

/** Scrolls as a visitor does, by some pixels. */
export async function scroll( page: Page, pixels: number ) {
	const from = await page.evaluate( () => window.scrollY );
	await page.mouse.wheel( 0, pixels );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.not.toBe( from );
	await atRest( page );
}

/** Waits until nothing scrolls or moves. */
export async function atRest( page: Page ) {
	await page.evaluate( async () => {
		const place = () =>
			[
				window.scrollY,
				...[ ...document.querySelectorAll( '[data-state]' ) ].map(
					( each ) => each.getBoundingClientRect().top
				),
			].join();
		for (
			let last = '', same = 0;
			same < 20;
			same = last === place() ? same + 1 : 0
		) {
			last = place();
			await new Promise( requestAnimationFrame );
		}
	} );
}

/** Pixels from the window's top. */
export const topOf = async ( element: Locator ) =>
	// No -0.
	Math.round( ( await element.boundingBox() )?.y ?? NaN ) + 0;

/**
 * How much of the page has shifted since it came.
 *
 * @param page  The page.
 * @param apart What may move alone, as a header does that is painted when only a part of it has come.
 */
export async function watchShifts(
	page: Page,
	apart = 'template'
): Promise< () => Promise< number > > {
	// The theme's font moves the text when it comes late, whatever else does.
	await page.route( /\.woff2/, ( route ) => route.fulfill( { body: '' } ) );
	await page.addInitScript( ( selector ) => {
		Object.assign( window, { shift: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const sources: { node?: Node }[] =
					Reflect.get( entry, 'sources' ) ?? [];
				const isApart = ( { node }: { node?: Node } ) =>
					node?.parentElement?.closest( selector );
				if ( ! sources.length || ! sources.every( isApart ) ) {
					Reflect.set(
						window,
						'shift',
						Reflect.get( window, 'shift' ) +
							Reflect.get( entry, 'value' )
					);
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	}, apart );
	return () => page.evaluate( () => Reflect.get( window, 'shift' ) );
}

/** Whether what has the focus can be seen, whole, at its middle. */
export const focusIsSeen = ( page: Page ) =>
	page.evaluate( () => {
		const { activeElement } = document;
		const box = activeElement?.getBoundingClientRect();
		const there =
			box &&
			document.elementFromPoint(
				box.left + box.width / 2,
				box.top + box.height / 2
			);
		return !! there && !! activeElement?.contains( there );
	} );

export { expect };
export type { Page };
