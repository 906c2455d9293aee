/**
 * Tabs on wide viewports, an accordion on narrow ones, made from a list of links to panels as progressive enhancement. Crossing the breakpoint keeps the
 * open panel and the focus. An address with the hash of a panel, or of an element in it, opens it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
import { onToggle } from '../../client/disclosure/on-toggle';
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

	const markAll = () =>
		pairs.forEach( ( pair, at ) =>
			mark( pair, at === selected, wide.matches )
		);
	const select = ( index: number ) => {
		requireType( 'index', index, 'number' );
		if ( pairs[ index ] ) {
			selected = index;
			open( pairs, index, wide.matches );
			markAll();
		}
	};
	const arrange = () => {
		const isWide = wide.matches;
		const { activeElement } = document;
		const focused = pairs.findIndex( holds( activeElement ) );
		element.setAttribute( 'data-mode', isWide ? 'tabs' : 'accordion' );
		showTitles( list, pairs, isWide );
		select( focused < 0 ? selected : focused );
		const { link, button, panel } = pairs[ focused ] ?? {};
		if ( ! panel?.contains( activeElement ) ) {
			( isWide ? link : button )?.focus( { preventScroll: true } );
		}
	};

	toggleNames( element, list, true );
	pairs.forEach( ( pair, index ) => {
		listen( pair, () => select( index ), signal );
		onToggle( pair.panel, signal, ( isOpen ) => {
			selected = isOpen ? index : selected;
			markAll();
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
			toggleNames( element, list, false );
			element.removeAttribute( 'data-mode' );
			pairs.forEach( restore );
		},
	};
}

function open( pairs: Pair[], index: number, closesOthers: boolean ) {
	if ( closesOthers ) {
		pairs.forEach(
			( { disclosure }, at ) => at !== index && disclosure.close()
		);
	}
	pairs[ index ]?.disclosure.open();
}

function showTitles( list: HTMLElement, pairs: Pair[], isWide: boolean ) {
	list.hidden = ! isWide;
	pairs.forEach( ( { heading } ) => ( heading.hidden = isWide ) );
}

const holds =
	( element: Element | null ) =>
	( { link, button, panel }: Pair ) =>
		[ link, button, panel ].some( ( part ) => part.contains( element ) );

/** Classes and roles of the list. */
function toggleNames(
	element: HTMLElement,
	list: HTMLElement,
	areTabs: boolean
) {
	element.classList.toggle( 'frontage-toolkit-tabs', areTabs );
	list.classList.toggle( 'frontage-toolkit-tabs__list', areTabs );
	list.hidden = false;
	set( list, { role: areTabs ? 'tablist' : undefined } );
	[ ...list.children ].forEach( ( item ) =>
		set( item, { role: areTabs ? 'presentation' : undefined } )
	);
}

function listen(
	{ link, panel }: Pair,
	select: () => void,
	signal: AbortSignal
) {
	link.addEventListener(
		'click',
		( event ) => {
			if ( isPlainClick( event ) ) {
				event.preventDefault();
				select();
				// Not every browser focuses a pressed link.
				link.focus();
			}
		},
		{ signal }
	);
	panel.addEventListener( 'beforematch', select, { signal } );
}

function mark(
	{ link, panel, button, disclosure: { isOpen } }: Pair,
	isSelected: boolean,
	isWide: boolean
) {
	set( link, {
		role: isWide ? 'tab' : undefined,
		tabindex: isSelected ? '0' : '-1',
		'aria-selected': isWide ? String( isSelected ) : undefined,
		'aria-controls': isWide ? panel.id : undefined,
	} );
	// The browser's find-in-page opens it (hidden=until-found); until then its box is skipped.
	const role = isWide ? 'tabpanel' : 'region';
	const name = isWide ? link : button;
	set( panel, {
		hidden: isOpen ? undefined : 'until-found',
		role: isOpen ? role : undefined,
		tabindex: isOpen && isWide ? '0' : undefined,
		'aria-labelledby': isOpen ? name.id : undefined,
	} );
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
