/** Arrows, dots and the position in words, in step with the slides. */
export interface Position {
	/** Index of the first slide that is shown. */
	at: number;
	/** Slides that do not fit beside those that are shown. */
	room: number;
	step: number;
	isLoop: boolean;
	/** Name of the slide, such as "2 of 5". */
	name: string;
	/** Whether a change is announced. */
	isQuiet: boolean;
}

export function controlsOf(
	root: HTMLElement,
	total: number,
	show: ( index: number ) => void
) {
	const [ controls = root ] = root.children;
	const dots = controls.querySelector< HTMLElement >( '[data-label]' );
	const status = controls.querySelector( 'p' );

	function makeDots( count: number, step: number ) {
		dots?.replaceChildren(
			...Array.from( { length: count }, ( _, page ) => {
				const dot = document.createElement( 'button' );
				const index = page * step;
				dot.type = 'button';
				dot.ariaLabel = `${ dots.dataset.label }`.replace(
					'%d',
					`${ index + 1 }`
				);
				dot.onclick = () => show( index );
				return dot;
			} )
		);
	}

	return ( { at, room, step, isLoop, name, isQuiet }: Position ) => {
		const pages = Math.ceil( ( isLoop ? total : room + step ) / step );
		const page = Math.min( Math.ceil( at / step ), pages - 1 );
		root.toggleAttribute( 'data-is-plain', ! room );
		if ( dots && dots.children.length !== pages ) {
			makeDots( pages, step );
		}
		[ ...( dots?.children ?? [] ) ].forEach( ( dot, index ) => {
			dot.ariaCurrent = index === page ? 'true' : null;
		} );
		for ( const arrow of controls.querySelectorAll< HTMLElement >(
			'[data-step]'
		) ) {
			const end = Number( arrow.dataset.step ) > 0 ? room : 0;
			// Not `disabled`, which would lose the focus.
			arrow.ariaDisabled = ! isLoop && at === end ? 'true' : null;
		}
		if ( status ) {
			status.ariaLive = isQuiet ? 'off' : 'polite';
			status.textContent = name;
		}
	};
}
