/**
 * A visitor's eyes and hands in any browser that evaluates in a page and takes clicks and keys. Waits for what a person would wait for.
 */
import { expect } from '../own-site';

export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** What a browser has to be able to do. */
export interface Engine {
	goTo: ( address: string ) => Promise< unknown >;
	/** Answers what an expression is in the page. */
	evaluate: ( expression: string ) => Promise< unknown >;
	click: ( x: number, y: number ) => Promise< unknown >;
	press: ( key: Key ) => Promise< unknown >;
	type: ( text: string ) => Promise< unknown >;
	end: () => Promise< unknown >;
}

export type Visit = ReturnType< typeof visitWith >;

/* What is visible, by the words that a person reads or hears, pictures once they have come; and where the one that is wanted lies, in the window and
   under nothing else. */
const look = ( selector: string, wanted: string ) => {
	const visible = [
		...document.querySelectorAll< HTMLElement >( selector ),
	].filter(
		( each ) =>
			each.checkVisibility( { visibilityProperty: true } ) &&
			( ! ( each instanceof HTMLImageElement ) || each.naturalWidth )
	);
	const names = visible.map( ( each ) =>
		(
			each.getAttribute( 'aria-label' ) ??
			each.getAttribute( 'alt' ) ??
			each.textContent
		).trim()
	);
	const found = wanted ? visible[ names.indexOf( wanted ) ] : undefined;
	found?.scrollIntoView( { block: 'center', behavior: 'instant' } );
	const {
		left = 0,
		top = 0,
		width = 0,
		height = 0,
	} = found?.getBoundingClientRect() ?? {};
	const x = Math.round( left + width / 2 );
	const y = Math.round( top + height / 2 );
	const isOnTop = found?.contains( document.elementFromPoint( x, y ) );
	return { names, place: isOnTop ? { x, y } : null };
};

/**
 * A visit to the site.
 *
 * @param engine The browser.
 */
export const visitWith = ( engine: Engine ) => {
	const { press, type, end } = engine;
	const run = < Answer, Given extends string[] >(
		act: ( ...given: Given ) => Answer,
		...given: Given
	) =>
		engine.evaluate(
			`( ${ act } )( ...${ JSON.stringify( given ) } )`
		) as Promise< Answer >;
	const names = async ( selector: string ) =>
		( await run( look, selector, '' ) ).names;
	return {
		run,
		press,
		type,
		end,
		names,
		goTo: ( path: string ) =>
			engine.goTo( new URL( path, process.env.WP_BASE_URL ).href ),
		goBack: () => run( () => history.back() ),
		address: () => run( () => location.pathname + location.search ),
		/** Clicks on the middle of what has this name, once it rests there. */
		async click( selector: string, name: string ) {
			let at = { x: 0, y: 0 };
			await expect( async () => {
				const before = at;
				const { place } = await run( look, selector, name );
				at = place ?? before;
				expect( place, `“${ name }” rests` ).toEqual( before );
			} ).toPass( { intervals: [ 50 ], timeout: 10_000 } );
			await engine.click( at.x, at.y );
		},
		/** Goes on with the Tab key until the focus is on what has this name. */
		async tabTo( name: string ) {
			for ( let presses = 0; presses < 60; presses++ ) {
				await press( 'Tab' );
				if ( ( await names( ':focus' ) )[ 0 ]?.includes( name ) ) {
					return;
				}
			}
			throw new Error( `The Tab key does not lead to “${ name }”.` );
		},
		/** From now on the site notes what goes wrong in its pages. */
		async watch() {
			await run( () => {
				document.cookie = 'x-frontage-fixture=console; path=/';
				sessionStorage.clear();
			} );
		},
		/** What went wrong in pages of this site. */
		troubles: () => run( () => sessionStorage.getItem( 'troubles' ) ),
	};
};
