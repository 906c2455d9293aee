/** Accordions as they are saved, ours and core's. */
export { axe, expect, fixture, type Page } from './frontage';
export { test, words, long } from './sticky-page';

interface Item {
	title: string;
	isOpen?: boolean;
	anchor?: string;
}

export const item = ( attributes: Item, inner: string ) =>
	`<!-- wp:frontage/accordion-item ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/accordion-item -->`;

export const accordion = ( inner: string, attributes: object = {} ) =>
	`<!-- wp:frontage/accordion ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/accordion -->`;

/** Core's accordion of one closed item. */
export const coreAccordion = ( title: string, inner: string ) =>
	`<!-- wp:accordion --><div role="group" class="wp-block-accordion"><!-- wp:accordion-item --><div class="wp-block-accordion-item"><!-- wp:accordion-heading --><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">${ title }</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><!-- /wp:accordion-heading --><!-- wp:accordion-panel --><div role="region" class="wp-block-accordion-panel">${ inner }</div><!-- /wp:accordion-panel --></div><!-- /wp:accordion-item --></div><!-- /wp:accordion -->`;

/** Core's tabs, of which the first is shown. */
export const coreTabs = ( panels: string[] ) =>
	`<!-- wp:tabs --><div class="wp-block-tabs"><!-- wp:tab-list --><div class="wp-block-tab-list" role="tablist">${ panels
		.map(
			( _, index ) =>
				`<button type="button" role="tab" class="wp-block-tab-list__tab">Tab ${ index }</button>`
		)
		.join(
			''
		) }</div><!-- /wp:tab-list --><!-- wp:tab-panels --><div class="wp-block-tab-panels">${ panels
		.map(
			( panel ) =>
				`<!-- wp:tab-panel --><section class="wp-block-tab-panel" role="tabpanel">${ panel }</section><!-- /wp:tab-panel -->`
		)
		.join( '' ) }</div><!-- /wp:tab-panels --></div><!-- /wp:tabs -->`;
