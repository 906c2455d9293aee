/** Pages with sections, and how a visitor sees them. */
import { test as base, type Page } from './sticky-page';

/** A group with attributes, whose HTML WordPress's editor would save. */
export const section = ( attributes: object, inner: string ) =>
	`<!-- wp:group ${ JSON.stringify( attributes ) } --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;

export const paragraph = ( text: string, attributes: object = {} ) =>
	`<!-- wp:paragraph ${ JSON.stringify( attributes ) } --><p>${ text }</p><!-- /wp:paragraph -->`;

/** Bare HTML, some windows high. */
export const space = ( name = 'Space', height = 2600 ) =>
	`<!-- wp:html --><p style="height: ${ height }px">${ name }</p><!-- /wp:html -->`;

export const entrance = ( value: string, more: object = {} ) => ( {
	frontageEntrance: { animation: { value }, ...more },
} );

/** Whether the page can be scrolled sideways. */
export const isTooWide = ( page: Page ) =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth > clientWidth;
	} );

export const test = base;
export { expect, type Page } from './sticky-page';
