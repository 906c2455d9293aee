/** What a visitor does with a carousel: presses, swipes, keys, and the scrolling of the browser itself. */
interface Acts {
	signal: AbortSignal;
	isFade: boolean;
	/** One step in reading order. */
	press: ( way: number ) => void;
	/** One step to the right or to the left. */
	turn: ( way: number ) => void;
	/** The visitor takes hold of the row. */
	grab: () => void;
	/** The row has come to a stop. */
	settle: () => void;
	resize: () => void;
	reveal: ( target: Node ) => void;
}

const KEYS: Record< string, number > = { ArrowLeft: -1, ArrowRight: 1 };

/** Milliseconds without scrolling that end it, where no event says so. */
const STILL = 150;

/** Pixels that make a swipe. */
const SWIPE = 30;

export function listen( root: HTMLElement, row: HTMLElement, acts: Acts ) {
	const { signal, isFade } = acts;
	const options = { signal, passive: true };
	let isHeld = false;
	let timer = 0;
	let from = 0;
	let width = row.clientWidth;

	root.addEventListener(
		'click',
		( { target } ) => {
			const button = ( target as Element ).closest< HTMLElement >(
				'[data-step]'
			);
			if ( button?.parentElement?.parentElement === root ) {
				acts.press( Number( button.dataset.step ) );
			}
		},
		options
	);
	row.addEventListener(
		'keydown',
		( event ) => {
			const way = KEYS[ event.key ];
			const { target, altKey, ctrlKey, metaKey } = event;
			if ( way && target === row && ! ( altKey || ctrlKey || metaKey ) ) {
				event.preventDefault();
				acts.turn( way );
			}
		},
		{ signal }
	);

	const settle = () => {
		clearTimeout( timer );
		timer = window.setTimeout( () => isHeld || acts.settle(), STILL );
	};
	row.addEventListener(
		'touchstart',
		() => {
			isHeld = true;
			acts.grab();
		},
		options
	);
	for ( const name of [ 'touchend', 'touchcancel' ] as const ) {
		row.addEventListener(
			name,
			() => {
				isHeld = false;
				settle();
			},
			options
		);
	}
	row.addEventListener(
		'scrollend',
		( { target } ) => target === row && acts.settle(),
		options
	);
	if ( ! ( 'onscrollend' in window ) ) {
		row.addEventListener( 'scroll', settle, options );
	}

	// Nothing scrolls under a finger where slides fade.
	if ( isFade ) {
		row.addEventListener(
			'pointerdown',
			( { clientX } ) => ( from = clientX ),
			options
		);
		row.addEventListener(
			'pointerup',
			( { clientX, pointerType } ) => {
				const by = from - clientX;
				if ( pointerType === 'touch' && Math.abs( by ) > SWIPE ) {
					acts.turn( Math.sign( by ) );
				}
			},
			options
		);
	}

	root.addEventListener(
		'frontage-reveal',
		( { target } ) => acts.reveal( target as Node ),
		{ signal, capture: true }
	);
	const observer = new ResizeObserver( () => {
		if ( width !== row.clientWidth ) {
			width = row.clientWidth;
			acts.resize();
		}
	} );
	observer.observe( row );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
