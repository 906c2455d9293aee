/**
 * Tabs where their list is displayed, an accordion where it is not: the styles of each device decide.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
import type { Attach } from '../../../src/client/behavior/behavior';
import { isPlainClick } from '../../../src/client/events/plain-click';

interface Options {
	/** Whether arrow keys only move the focus, and Enter or Space selects. */
	isManual: boolean;
}

const all = ( root: HTMLElement, selector: string ) => [
	...root.querySelectorAll< HTMLElement >( `:scope>div>${ selector }` ),
];

export const attach: Attach< Options > = ( root, { isManual } ) => {
	const tabs = all( root, 'a' );
	const toggles = all( root, 'section>*>a' );
	const panels = all( root, 'section>div' );
	const [ list = root ] = root.children;
	const styles = getComputedStyle( list );
	const isAccordion = () => styles.display === 'none';
	const isVertical = () => styles.display === 'grid';
	const initial = tabs.findIndex( ( { ariaCurrent } ) => ariaCurrent );
	// A link or find-in-page may have shown another panel.
	const other = panels.findIndex(
		( { hidden }, index ) => ! hidden && index !== initial
	);
	let selected = other < 0 ? initial : other;

	function select( next = selected ) {
		// Read before the first write: browsers compute all styles anew for what is read after it.
		const isClosable = isAccordion();
		const orientation = isVertical() ? 'vertical' : null;
		const there = panels.map( isThere );
		list.ariaOrientation = orientation;
		const isMissing = next < 0 ? ! isClosable : ! there[ next ];
		selected = isMissing ? there.indexOf( true ) : next;
		list.role = 'tablist';
		tabs.forEach( ( tab, index ) => markTab( tab, index === selected ) );
		toggles.forEach( ( toggle, index ) => {
			toggle.role = 'button';
			toggle.ariaExpanded = `${ index === selected }`;
		} );
		panels.forEach( ( panel, index ) =>
			markPanel( panel, index === selected, isClosable )
		);
	}

	[ ...tabs, ...toggles ].forEach( ( link, at ) => {
		const index = at % tabs.length;
		link.onclick = ( event ) => {
			if ( isPlainClick( event ) ) {
				event.preventDefault();
				select( index === selected && isAccordion() ? -1 : index );
				// Not every browser focuses a pressed link; and a panel above it may have been closed.
				link.focus();
			}
		};
		link.onkeydown = ( event ) => {
			const there = tabs.filter( isDisplayed );
			const to = step( event.key, there.indexOf( link ), {
				isVertical: isVertical(),
				isRtl: styles.direction === 'rtl',
			} );
			if ( event.key === ' ' ) {
				press( event, link, true );
			} else if ( to !== undefined && ! isAccordion() ) {
				press( event, there.at( to ) ?? there[ 0 ], ! isManual );
			}
		};
	} );
	panels.forEach( ( panel, index ) =>
		panel.addEventListener( 'beforematch', () => select( index ) )
	);
	const observer = new ResizeObserver( () => select() );
	observer.observe( list );
	select();
	return () => observer.disconnect();
};

/** Index to which a key leads. */
function step(
	key: string,
	from: number,
	{ isVertical, isRtl }: { isVertical: boolean; isRtl: boolean }
) {
	const on = isRtl && ! isVertical ? -1 : 1;
	const steps: Record< string, number > = {
		[ isVertical ? 'ArrowUp' : 'ArrowLeft' ]: from - on,
		[ isVertical ? 'ArrowDown' : 'ArrowRight' ]: from + on,
		Home: 0,
		End: -1,
	};
	return steps[ key ];
}

const isDisplayed = ( element: HTMLElement ) =>
	getComputedStyle( element ).display !== 'none';

/** Whether the tab of a panel is not hidden on this device. */
const isThere = ( { parentElement }: HTMLElement ) =>
	! parentElement || isDisplayed( parentElement );

function markTab( tab: HTMLElement, isSelected: boolean ) {
	tab.role = 'tab';
	tab.tabIndex = isSelected ? 0 : -1;
	tab.ariaCurrent = null;
	tab.ariaSelected = `${ isSelected }`;
}

function markPanel(
	panel: HTMLElement,
	isShown: boolean,
	isAccordion: boolean
) {
	panel.role = isAccordion ? 'group' : 'tabpanel';
	// Its box alone would still be there for screen readers.
	panel.ariaHidden = isShown ? null : 'true';
	// Not by the property, which is boolean in browsers without find-in-page for it.
	panel.setAttribute( 'hidden', 'until-found' );
	panel.toggleAttribute( 'hidden', ! isShown );
}

/** Focuses an element by a key, and clicks it. */
function press(
	event: KeyboardEvent,
	element: HTMLElement | undefined,
	clicks: boolean
) {
	if ( ! ( event.altKey || event.ctrlKey || event.metaKey ) ) {
		event.preventDefault();
		element?.focus();
		if ( clicks ) {
			element?.click();
		}
	}
}
