/** Zooms the current image by keys and buttons, and moves it by arrow keys and by dragging. The slides handle pinch and double tap. */
import { iconButton } from '../part';
import type { Settings } from '../settings';

const STEP = 1.5;
const MOST = STEP ** 4;
/** Pixels that an arrow key moves an image by. */
const MOVE = 80;

const MOVES: Record< string, [ x: number, y: number ] > = {
	ArrowLeft: [ MOVE, 0 ],
	ArrowRight: [ -MOVE, 0 ],
	ArrowUp: [ 0, MOVE ],
	ArrowDown: [ 0, -MOVE ],
};

const FACTORS: Record< string, number > = {
	'+': STEP,
	// The same key without Shift.
	'=': STEP,
	'-': 1 / STEP,
};

const PICTURE = '[class~="current"] .frontage-viewer__media > img';

export interface Zoom {
	buttons: HTMLButtonElement[];
	/** Whether it has handled a key. */
	press: ( key: string ) => boolean;
	reset: () => void;
}

/** The stage has `data-zoomed` while its image is larger than the stage. */
export function zoom( stage: HTMLElement, labels: Settings[ 'labels' ] ): Zoom {
	const out = iconButton( 'zoomOut', labels.zoomOut, { 'data-zoom': '' } );
	const into = iconButton( 'zoomIn', labels.zoomIn, { 'data-zoom': '' } );
	let picture: HTMLImageElement | null = null;
	let scale = 1;
	let x = 0;
	let y = 0;

	const apply = () => {
		const { offsetWidth, offsetHeight } = picture ?? stage;
		x = within( x, offsetWidth * scale - stage.clientWidth );
		y = within( y, offsetHeight * scale - stage.clientHeight );
		if ( picture ) {
			picture.style.scale = scale > 1 ? String( scale ) : '';
			picture.style.translate = scale > 1 ? `${ x }px ${ y }px` : '';
		}
		stage.toggleAttribute( 'data-zoomed', scale > 1 );
		disable( out, into, scale <= 1 );
		disable( into, out, scale >= MOST );
	};
	const by = ( factor: number ) => {
		const current = stage.querySelector< HTMLImageElement >( PICTURE );
		if ( ! current ) {
			return false;
		}
		picture = current;
		const before = scale;
		// Rounding errors of repeated multiplication and division.
		const wanted = Math.round( scale * factor * 1000 ) / 1000;
		scale = Math.min( Math.max( wanted, 1 ), MOST );
		x *= scale / before;
		y *= scale / before;
		apply();
		return true;
	};
	const move = ( moveX: number, moveY: number ) => {
		if ( scale > 1 ) {
			x += moveX;
			y += moveY;
			apply();
		}
		return scale > 1;
	};
	const forgetDrag = onDrag( stage, move );

	out.onclick = () => by( 1 / STEP );
	into.onclick = () => by( STEP );
	apply();
	return {
		buttons: [ out, into ],
		press( key ) {
			const factor = FACTORS[ key ];
			const offset = MOVES[ key ];
			return factor ? by( factor ) : !! offset && move( ...offset );
		},
		reset() {
			scale = 1;
			forgetDrag();
			apply();
			picture = null;
		},
	};
}

/** Before a button is disabled, the focus moves to the other one. */
function disable(
	button: HTMLButtonElement,
	other: HTMLButtonElement,
	isEnd: boolean
) {
	if ( isEnd && button === button.ownerDocument.activeElement ) {
		other.focus();
	}
	button.disabled = isEnd;
}

/**
 * A click that ends a drag does nothing else.
 * @return Forgets the last drag.
 */
function onDrag(
	stage: HTMLElement,
	move: ( x: number, y: number ) => boolean
): () => void {
	let wasDragged = false;
	const forget = () => {
		wasDragged = false;
	};
	stage.addEventListener( 'dragstart', ( event ) => event.preventDefault() );
	stage.addEventListener( 'pointerdown', forget );
	stage.addEventListener( 'pointermove', ( event ) => {
		const { buttons, isPrimary, movementX, movementY } = event;
		if ( buttons === 1 && isPrimary && move( movementX, movementY ) ) {
			wasDragged ||= movementX !== 0 || movementY !== 0;
		}
	} );
	stage.addEventListener(
		'click',
		( event ) => wasDragged && event.stopPropagation(),
		{ capture: true }
	);
	return forget;
}

/** Limits the offset to the part of the image that is outside the viewport on each side. */
const within = ( offset: number, beyond: number ): number => {
	const most = Math.max( 0, beyond / 2 );
	return Math.min( Math.max( offset, -most ), most );
};
