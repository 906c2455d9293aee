/**
 * Optional keyboard support of the ARIA disclosure navigation pattern: arrow keys, Home and End within a list and into a submenu.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
const CONTROL = 'a[href], button';
const ITEM = '.wp-block-frontage-menu__item';

export function moveByArrows( event: KeyboardEvent ): void {
	const { target, key } = event;
	if (
		! ( target instanceof Element ) ||
		! target.parentElement?.matches( ITEM ) ||
		event.ctrlKey ||
		event.metaKey ||
		event.altKey ||
		event.shiftKey
	) {
		return;
	}
	const next = destination( key, target, target.parentElement );
	if ( next ) {
		event.preventDefault();
		next.focus();
	}
}

function destination(
	key: string,
	from: Element,
	item: Element
): HTMLElement | null | undefined {
	const controls = controlsOf( item.parentElement );
	const step = ( by: number ) =>
		controls[ controls.findIndex( ( control ) => control === from ) + by ];
	const forward = getComputedStyle( item ).direction === 'rtl' ? -1 : 1;
	switch ( key ) {
		case 'Home':
			return controls[ 0 ];
		case 'End':
			return controls.at( -1 );
		case 'ArrowDown':
			return from.getAttribute( 'aria-expanded' ) === 'true'
				? firstIn( item )
				: step( 1 );
		case 'ArrowUp':
			return step( -1 ) ?? buttonOf( item.parentElement );
		case 'ArrowRight':
			return step( forward );
		case 'ArrowLeft':
			return step( -forward );
	}
}

/** Links and buttons of a list's direct items, in DOM order. */
const controlsOf = ( list: Element | null ): HTMLElement[] =>
	[ ...( list?.children ?? [] ) ].flatMap( ( item ) =>
		[ ...item.children ].filter(
			( child ): child is HTMLElement =>
				child instanceof HTMLElement && child.matches( CONTROL )
		)
	);

const firstIn = ( item: Element ) =>
	item
		.querySelector( ':scope > [data-state="open"]' )
		?.querySelector< HTMLElement >( CONTROL );

/** Button that opened a list; Arrow Up on the first item leads to it. */
const buttonOf = ( list: Element | null ) =>
	list?.parentElement?.querySelector< HTMLElement >(
		':scope > [aria-controls]'
	);
