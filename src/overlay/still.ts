/**
 * Holds the page behind an overlay still.
 *
 * The trouble it prevents: a wheel or finger that reaches the end of the overlay scrolls the page on, and where hiding the
 * page's scrollbar widens it, everything jumps. What it jumped by is measured, not guessed, and kept free: the scrollbar may be
 * on either side, overlaid, or not there. Fixed parts of a theme can read the same widths from `--frontage-scrollbar-left` and
 * `--frontage-scrollbar-right`.
 */
let holders = 0;
let letGo = () => {};

/** Holds the page still until every holder has called what it was given, each once. */
export function holdStill(): () => void {
	holders += 1;
	if ( holders === 1 ) {
		letGo = hold( document.documentElement );
	}
	let isReleased = false;
	return () => {
		if ( ! isReleased ) {
			isReleased = true;
			holders -= 1;
			if ( holders === 0 ) {
				letGo();
			}
		}
	};
}

function hold( root: HTMLElement ): () => void {
	const { style } = root;
	const before = root.getBoundingClientRect();
	const own = getComputedStyle( root );
	const undo = [ change( style, 'overflow', 'hidden' ) ];
	const after = root.getBoundingClientRect();
	const sides = {
		left: before.left - after.left,
		right: after.right - before.right,
	};
	for ( const [ side, width ] of Object.entries( sides ) ) {
		if ( width > 0 ) {
			const padding = parseFloat(
				own.getPropertyValue( `padding-${ side }` )
			);
			undo.push(
				change( style, `padding-${ side }`, `${ padding + width }px` ),
				change(
					style,
					`--frontage-scrollbar-${ side }`,
					`${ width }px`
				)
			);
		}
	}
	return () => undo.forEach( ( each ) => each() );
}

function change( style: CSSStyleDeclaration, name: string, value: string ) {
	const before = style.getPropertyValue( name );
	style.setProperty( name, value );
	return () => style.setProperty( name, before );
}
