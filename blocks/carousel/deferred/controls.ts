/** Arrows, dots and the position in words. */
export interface Position {
	/** Index of the first slide that is shown. */
	at: number;
	/** Slides that do not fit beside those that are shown. */
	room: number;
	step: number;
	/** Name of the slide, such as "2 of 5". */
	name: string;
	/** Whether a change is not announced. */
	isQuiet: boolean;
}

/** Returns what brings them in step with the slides. */
export function controlsOf(
	root: HTMLElement,
	{
		total,
		isFinite,
		show,
		press,
	}: {
		total: number;
		isFinite: boolean;
		show: ( index: number ) => void;
		press: ( way: number ) => void;
	}
) {
	const [ controls = root ] = root.children;
	const [ dots ] = controls.getElementsByTagName( 'div' );
	const [ status ] = controls.getElementsByTagName( 'p' );
	const arrows = [
		...controls.querySelectorAll< HTMLElement >( '[data-step]' ),
	].map( ( arrow ) => {
		const way = Number( arrow.dataset.step );
		arrow.onclick = () => press( way );
		return [ arrow, way ] as const;
	} );

	function makeDot( index: number ) {
		const dot = document.createElement( 'button' );
		dot.type = 'button';
		dot.ariaLabel = `${ dots?.dataset.label }`.replace(
			'%d',
			`${ index + 1 }`
		);
		dot.onclick = () => show( index );
		return dot;
	}

	return ( { at, room, step, name, isQuiet }: Position ) => {
		const pages = Math.ceil( ( isFinite ? room + step : total ) / step );
		const page = Math.min( Math.ceil( at / step ), pages - 1 );
		root.toggleAttribute( 'data-is-plain', ! room );
		if ( dots ) {
			if ( dots.children.length !== pages ) {
				dots.replaceChildren(
					...Array.from( { length: pages }, ( _, index ) =>
						makeDot( index * step )
					)
				);
			}
			[ ...dots.children ].forEach( ( dot, index ) => {
				dot.ariaCurrent = index === page ? 'true' : null;
			} );
		}
		for ( const [ arrow, way ] of arrows ) {
			// Not `disabled`, which would lose the focus.
			arrow.ariaDisabled =
				isFinite && at === ( way > 0 ? room : 0 ) ? 'true' : null;
		}
		if ( status ) {
			status.ariaLive = isQuiet ? 'off' : 'polite';
			status.textContent = name;
		}
	};
}
