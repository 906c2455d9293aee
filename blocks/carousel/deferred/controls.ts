/** Arrows, dots and the position in words. Returns what brings them in step with the slides. */
export function controlsOf(
	root: HTMLElement,
	slides: HTMLElement[],
	isFinite: boolean,
	press: ( way: number ) => void,
	show: ( index: number ) => void
) {
	const [ controls = root ] = root.children;
	const [ status ] = controls.getElementsByTagName( 'p' );
	const all = ( selector: string ) => [
		...controls.querySelectorAll< HTMLElement >( selector ),
	];
	const dots = all( ':scope>div>button' );
	const arrows = all( '[data-step]' );
	const wayOf = ( { dataset }: HTMLElement ) => Number( dataset.step );
	arrows.forEach( ( arrow ) => {
		arrow.onclick = () => press( wayOf( arrow ) );
	} );
	dots.forEach( ( dot, index ) => {
		dot.onclick = () => show( index );
	} );

	/** `at` is the first slide that is shown; `room` the number of those that do not fit beside it. */
	return ( at: number, room: number, step: number, isQuiet: boolean ) => {
		const total = isFinite ? room + step : slides.length;
		root.toggleAttribute( 'data-is-plain', ! room );
		// One for each step.
		dots.filter( ( dot, index ) => {
			dot.hidden = index % step > 0 || index >= total;
			return ! dot.hidden;
		} ).forEach( ( dot, page, { length } ) => {
			const current = Math.min( Math.ceil( at / step ), length - 1 );
			dot.ariaCurrent = `${ page === current }`;
		} );
		arrows.forEach( ( arrow ) => {
			const end = wayOf( arrow ) > 0 ? room : 0;
			// Not `disabled`, which would lose the focus.
			arrow.ariaDisabled = `${ isFinite && at === end }`;
		} );
		if ( status ) {
			status.ariaLive = isQuiet ? 'off' : 'polite';
			status.textContent = slides[ at ]?.ariaLabel ?? '';
		}
	};
}
