/**
 * Tabs on wide viewports, an accordion on narrow ones, made from a list of links to panels as progressive enhancement. Crossing the breakpoint keeps the
 * open panel and the focus. An address with the hash of a panel, or of an element in it, opens it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
import { isPlainClick } from '../../client/events/plain-click';
import { defaults } from '../defaults';
import { optionsOver, requireInstance, requireType } from '../errors';
import { followAddresses } from './addresses';
import { moveByKeys } from './keys';
import { pairsIn, type Pair } from './pairs';

export interface TabsOptions {
	/** Minimum viewport width of the tabs, in pixels. */
	media?: number;
	/** Level of the accordion's headings. */
	level?: number;
}

export interface Tabs {
	/** Index of the panel that was opened last. */
	readonly selected: number;
	select: ( index: number ) => void;
	/** Restores the original markup. */
	detach: () => void;
}

/**
 * @param  element Contains a list (`<ul><li><a href="#id">`) and, anywhere after it, the panels with these ids.
 * @param  options
 * @throws {Error}
 */
export function tabs( element: HTMLElement, options?: TabsOptions ): Tabs {
	requireInstance( 'element', element, HTMLElement );
	const { media, level } = optionsOver(
		{ ...defaults.tabs, level: 3 },
		options
	);
	const { list, pairs } = pairsIn( element, level );
	const wide = window.matchMedia( `(min-width: ${ media }px)` );
	const detached = new AbortController();
	const { signal } = detached;
	let selected = 0;

	const select = ( index: number ) => {
		requireType( 'index', index, 'number' );
		if ( pairs[ index ] ) {
			selected = index;
			if ( wide.matches ) {
				pairs.forEach(
					( { disclosure }, at ) => at !== index && disclosure.close()
				);
			}
			pairs[ index ]?.disclosure.open();
			pairs.forEach( mark );
		}
	};
	const mark = ( { link, panel, button, disclosure }: Pair, at: number ) => {
		const isWide = wide.matches;
		const isSelected = at === selected;
		set( link, {
			role: isWide ? 'tab' : undefined,
			tabindex: isSelected ? '0' : '-1',
			'aria-selected': isWide ? String( isSelected ) : undefined,
			'aria-controls': isWide ? panel.id : undefined,
		} );
		// The browser's find-in-page opens it (hidden=until-found); until then its box is skipped.
		const { isOpen } = disclosure;
		const role = isWide ? 'tabpanel' : 'region';
		const name = isWide ? link : button;
		set( panel, {
			hidden: isOpen ? undefined : 'until-found',
			role: isOpen ? role : undefined,
			tabindex: isOpen && isWide ? '0' : undefined,
			'aria-labelledby': isOpen ? name.id : undefined,
		} );
	};
	const arrange = () => {
		const isWide = wide.matches;
		const { activeElement } = document;
		const focused = pairs.findIndex( ( { link, button, panel } ) =>
			[ link, button, panel ].some( ( part ) =>
				part.contains( activeElement )
			)
		);
		element.setAttribute( 'data-mode', isWide ? 'tabs' : 'accordion' );
		list.hidden = ! isWide;
		pairs.forEach( ( { heading } ) => ( heading.hidden = isWide ) );
		select( focused < 0 ? selected : focused );
		const pair = pairs[ focused ];
		if ( pair && ! pair.panel.contains( activeElement ) ) {
			( isWide ? pair.link : pair.button ).focus( {
				preventScroll: true,
			} );
		}
	};

	element.classList.add( 'frontage-toolkit-tabs' );
	list.classList.add( 'frontage-toolkit-tabs__list' );
	setListRoles( list, 'tablist', 'presentation' );
	pairs.forEach( ( { link, panel }, index ) => {
		link.addEventListener(
			'click',
			( event ) => {
				if ( isPlainClick( event ) ) {
					event.preventDefault();
					select( index );
					// Not every browser focuses a pressed link.
					link.focus();
				}
			},
			{ signal }
		);
		panel.addEventListener(
			'frontage-disclosure-toggle',
			( { target, detail } ) => {
				if ( target === panel ) {
					selected = detail.isOpen ? index : selected;
					pairs.forEach( mark );
				}
			},
			{ signal }
		);
		panel.addEventListener( 'beforematch', () => select( index ), {
			signal,
		} );
	} );
	moveByKeys( list, pairs, select, signal );
	followAddresses( pairs, select, signal );
	wide.addEventListener( 'change', arrange, { signal } );
	arrange();

	return {
		get selected() {
			return selected;
		},
		select,
		detach() {
			detached.abort();
			element.classList.remove( 'frontage-toolkit-tabs' );
			element.removeAttribute( 'data-mode' );
			list.classList.remove( 'frontage-toolkit-tabs__list' );
			list.hidden = false;
			setListRoles( list );
			pairs.forEach( restore );
		},
	};
}

function setListRoles( list: HTMLElement, role?: string, inner?: string ) {
	set( list, { role } );
	[ ...list.children ].forEach( ( item ) => set( item, { role: inner } ) );
}

function restore( { link, panel, heading, disclosure }: Pair ) {
	disclosure.detach();
	heading.remove();
	set( link, {
		role: undefined,
		tabindex: undefined,
		'aria-controls': undefined,
		'aria-selected': undefined,
	} );
	set( panel, {
		role: undefined,
		hidden: undefined,
		tabindex: undefined,
		'aria-labelledby': undefined,
		'data-state': undefined,
	} );
	panel.classList.remove( 'frontage-toolkit-tabs__panel' );
}

function set(
	element: Element,
	attributes: Record< string, string | undefined >
) {
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		if ( value === undefined ) {
			element.removeAttribute( name );
		} else {
			element.setAttribute( name, value );
		}
	}
}
