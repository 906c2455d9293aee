/** Links of a list and their panels, with a heading and a button for each panel, for narrow viewports. */
import {
	disclosure,
	type Disclosure,
} from '../../client/disclosure/disclosure';
import { targetOf } from '../../client/dom/target';
import { DeveloperError, requireInstance, requireValue } from '../errors';
import { newId } from '../page';
import { part } from '../part';
import { icon } from '../svg/icons';

export interface Pair {
	link: HTMLAnchorElement;
	panel: HTMLElement;
	heading: HTMLElement;
	button: HTMLElement;
	disclosure: Disclosure;
}

/** @throws {DeveloperError} Without a list, without a link in it, or without a panel for a link. */
export function pairsIn(
	element: HTMLElement,
	level: number
): { list: HTMLElement; pairs: Pair[] } {
	const list = element.querySelector( 'ul, ol' );
	requireValue( 'list', list );
	requireInstance( 'list', list, HTMLElement );
	const links = list.querySelectorAll< HTMLAnchorElement >(
		':scope > li > a[href*="#"]'
	);
	requireValue( 'link', links[ 0 ] );
	const found = [ ...links ].map( ( link ) => {
		const panel = targetOf( element, link.hash );
		if ( ! ( panel instanceof HTMLElement ) ) {
			throw new DeveloperError( 'required', 'panel is required.' );
		}
		return { link, panel };
	} );
	return { list, pairs: found.map( ( each ) => pairOf( each, level ) ) };
}

function pairOf(
	{ link, panel }: Pick< Pair, 'link' | 'panel' >,
	level: number
): Pair {
	link.id ||= newId();
	const button = part(
		'button',
		'tabs__button',
		{ type: 'button', id: newId(), 'aria-controls': panel.id },
		link.textContent ?? '',
		icon( 'chevron-down' )
	);
	const heading = part(
		'div',
		'tabs__heading',
		{ role: 'heading', 'aria-level': String( level ) },
		button
	);
	panel.classList.add( 'frontage-toolkit-tabs__panel' );
	panel.before( heading );
	return {
		link,
		panel,
		heading,
		button,
		disclosure: disclosure( button, panel ),
	};
}
