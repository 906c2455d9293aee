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

export const attach: Attach< Options > = ( root, { isManual } ) => {
	const all = ( selector: string ) => [
		...root.querySelectorAll< HTMLElement >( `:scope>div>${ selector }` ),
	];
	const tabs = all( 'a' );
	const toggles = all( 'section>*>a' );
	const panels = all( 'section>div' );
	const [ list = root ] = root.children;
	const styles = getComputedStyle( list );
	const isAccordion = () => styles.display === 'none';
	const isVertical = () => styles.display === 'grid';
	const isInitial = ( { ariaCurrent }: Element ) => ariaCurrent;
	// A link or find-in-page may have shown another panel.
	let selected = panels.findIndex(
		( { hidden }, index ) =>
			! hidden && ! isInitial( tabs[ index ] ?? list )
	);
	if ( selected < 0 ) {
		selected = tabs.findIndex( isInitial );
	}

	function update() {
		// Only an accordion can be closed.
		selected = isAccordion() ? selected : Math.max( selected, 0 );
		list.role = 'tablist';
		list.ariaOrientation = isVertical() ? 'vertical' : null;
		tabs.forEach( ( tab, index ) => {
			tab.role = 'tab';
			tab.tabIndex = index === selected ? 0 : -1;
			tab.ariaCurrent = null;
			tab.ariaSelected = `${ index === selected }`;
		} );
		toggles.forEach( ( toggle, index ) => {
			toggle.role = 'button';
			toggle.ariaExpanded = `${ index === selected }`;
		} );
		panels.forEach( ( panel, index ) => {
			panel.role = isAccordion() ? 'group' : 'tabpanel';
			// Its box alone would still be there for screen readers.
			panel.ariaHidden = index === selected ? null : 'true';
			// Not by the property, which is boolean in browsers without find-in-page for it.
			panel.setAttribute( 'hidden', 'until-found' );
			panel.toggleAttribute( 'hidden', index !== selected );
		} );
	}

	function select( index: number ) {
		selected = index;
		update();
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
			const { key, altKey, ctrlKey, metaKey } = event;
			const on = styles.direction === 'rtl' && ! isVertical() ? -1 : 1;
			const steps: Record< string, number > = {
				[ isVertical() ? 'ArrowUp' : 'ArrowLeft' ]: at - on,
				[ isVertical() ? 'ArrowDown' : 'ArrowRight' ]: at + on,
				Home: 0,
				End: -1,
			};
			const to = isAccordion() ? undefined : steps[ key ];
			const next =
				to === undefined ? link : ( tabs.at( to ) ?? tabs[ 0 ] );
			const isSpace = key === ' ';
			if (
				( isSpace || to !== undefined ) &&
				! ( altKey || ctrlKey || metaKey )
			) {
				event.preventDefault();
				next?.focus();
				if ( isSpace || ! isManual ) {
					next?.click();
				}
			}
		};
	} );
	panels.forEach( ( panel, index ) =>
		panel.addEventListener( 'beforematch', () => select( index ) )
	);
	const observer = new ResizeObserver( update );
	observer.observe( list );
	update();
	return () => observer.disconnect();
};
