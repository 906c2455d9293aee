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
	let wasDragged = false;

	const apply = () => {
		const { offsetWidth, offsetHeight } = picture ?? stage;
		x = within( x, offsetWidth * scale - stage.clientWidth );
		y = within( y, offsetHeight * scale - stage.clientHeight );
		if ( picture ) {
			picture.style.scale = scale > 1 ? String( scale ) : '';
			picture.style.translate = scale > 1 ? `${ x }px ${ y }px` : '';
		}
		stage.toggleAttribute( 'data-zoomed', scale > 1 );
		for ( const [ button, other, isEnd ] of [
			[ out, into, scale <= 1 ],
			[ into, out, scale >= MOST ],
		] as const ) {
			if ( isEnd && button === button.ownerDocument.activeElement ) {
				other.focus();
			}
			button.disabled = isEnd;
		}
	};
	const reset = () => {
		scale = 1;
		wasDragged = false;
		apply();
		picture = null;
	};
	const by = ( factor: number ) => {
		const current = stage.querySelector< HTMLImageElement >(
			'[class~="current"] .frontage-viewer__media > img'
		);
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
		x += moveX;
		y += moveY;
		apply();
		return true;
	};

	out.onclick = () => by( 1 / STEP );
	into.onclick = () => by( STEP );
	stage.addEventListener( 'dragstart', ( event ) => event.preventDefault() );
	stage.addEventListener( 'pointerdown', () => ( wasDragged = false ) );
	stage.addEventListener( 'pointermove', ( event ) => {
		const { buttons, isPrimary, movementX, movementY } = event;
		if ( scale > 1 && buttons === 1 && isPrimary ) {
			wasDragged ||= movementX !== 0 || movementY !== 0;
			move( movementX, movementY );
		}
	} );
	stage.addEventListener(
		'click',
		( event ) => wasDragged && event.stopPropagation(),
		{ capture: true }
	);
	apply();

	return {
		buttons: [ out, into ],
		press( key ) {
			const factor = FACTORS[ key ];
			const [ moveX = 0, moveY = 0 ] = MOVES[ key ] ?? [];
			return factor
				? by( factor )
				: scale > 1 && key in MOVES && move( moveX, moveY );
		},
		reset,
	};
}

/** Limits the offset to the part of the image that is outside the viewport on each side. */
const within = ( offset: number, beyond: number ): number => {
	const most = Math.max( 0, beyond / 2 );
	return Math.min( Math.max( offset, -most ), most );
};
