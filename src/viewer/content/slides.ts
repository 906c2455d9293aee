/**
 * Lets a visitor look at one thing after the other: GLightbox puts them side by side, slides from one to the next, follows a
 * finger (swipe, pinch, double tap) and a mouse (drag, zoom).
 *
 * It takes itself for the whole overlay, which ours is: under a modal dialog its box on the body would be inert, and hiding the
 * body's other children from assistive technology would hide the dialog. So its box is moved into ours, its hiding, its
 * classes on the page and its scrollbar's width are undone, and its buttons, keys and closing stay unused. From right to left its list
 * runs backwards, so that gestures and movement turn around by themselves.
 */
import GLightbox from 'glightbox';
import { part } from '../part';

/** A picture, or an element for anything else. */
export type Slide = { picture: string; alt: string } | { element: HTMLElement };

export interface SlidesOptions {
	first: Slide;
	isMoving: boolean;
	isRtl: boolean;
	/** A gesture that wants the next or the previous one. */
	onStep: ( direction: 1 | -1 ) => void;
	/** A gesture that throws the picture away. */
	onThrow: () => void;
	/** The one that is shown is there, or its picture did not come. */
	onSettled: ( hasFailed: boolean ) => void;
}

export interface Slides {
	/** Puts one behind the last, or before the first. */
	add: ( slide: Slide, isBehind: boolean ) => void;
	/** Shows one, counted from the first. */
	show: ( at: number ) => void;
	/** Whether the click that ends a drag is just going on. */
	readonly isDragging: boolean;
	/** The slide that is shown. */
	readonly current: HTMLElement;
	end: () => void;
}

interface Signal {
	add: ( handler: ( event: { zoom: number } ) => void ) => void;
	dispatch: ( event?: { zoom: number } ) => void;
}

/** What of it is ours to use; its own types leave most of this out. */
interface Engine {
	index: number;
	prevActiveSlideIndex: number | null;
	elements: unknown[];
	modal: HTMLElement;
	slidesContainer: HTMLElement;
	activeSlide: HTMLElement;
	bodyHiddenChildElms: Element[];
	preventOutsideClick?: boolean;
	events: {
		touch?: Record<
			'multipointStart' | 'multipointEnd' | 'pinch' | 'doubleTap',
			Signal
		>;
	};
	openAt: ( index: number ) => void;
	goToSlide: ( index: number ) => void;
	insertSlide: ( config: object, index: number ) => void;
	slideAnimateIn: ( slide: Element, isFirst: boolean ) => void;
	preloadSlide: () => void;
	nextSlide: () => void;
	prevSlide: () => void;
	close: () => void;
	destroy: () => void;
	on: ( name: string, callback: () => void ) => void;
}

const BOX = `<div id="glightbox-body" class="frontage-viewer__slides" tabindex="-1"><span class="gloader" hidden></span><span class="goverlay" hidden></span><span class="gprev" hidden></span><span class="gnext" hidden></span><div id="glightbox-slider" class="frontage-viewer__slider"></div></div>`;
const SLIDE = `<div class="gslide frontage-viewer__slide"><div class="ginner-container frontage-viewer__inner"><div class="gslide-media frontage-viewer__media"></div></div></div>`;
const ON_PAGE = [ 'glightbox-open', 'gscrollbar-fixer' ];
const DOUBLE_TAP_SCALE = 2.5;

const configOf = ( slide: Slide ) =>
	'element' in slide
		? { type: 'inline', content: slide.element, draggable: false }
		: { type: 'image', href: slide.picture, alt: slide.alt };

/**
 * @param box     Where they are shown.
 * @param options What is shown first, and who is told.
 */
export function slidesIn( box: HTMLElement, options: SlidesOptions ): Slides {
	const { isRtl, onStep, onSettled } = options;
	const none = { in: 'none', out: 'none' };
	const engine = GLightbox( {
		elements: [ configOf( options.first ) ],
		lightboxHTML: BOX,
		slideHTML: SLIDE,
		closeButton: false,
		closeOnOutsideClick: false,
		keyboardNavigation: false,
		preload: false,
		autoplayVideos: false,
		loop: false,
		width: '',
		height: '',
		openEffect: 'none',
		closeEffect: 'none',
		slideEffect: 'slide',
		...( options.isMoving
			? {}
			: { cssEfects: { slide: none, slideBack: none, none } } ),
	} as unknown as Parameters< typeof GLightbox >[ 0 ] ) as unknown as Engine;

	const settle = ( hasFailed = false ) => {
		// A picture that comes when another one is shown already would be shown with it.
		for ( const slide of engine.slidesContainer.children ) {
			if ( slide !== engine.activeSlide ) {
				slide.classList.remove( 'current' );
			}
		}
		if ( engine.activeSlide.classList.contains( 'current' ) ) {
			onSettled( hasFailed );
		}
	};
	engine.on( 'slide_after_load', () => queueMicrotask( () => settle() ) );
	engine.openAt( 0 );
	box.append( engine.modal );
	comeBackFromPage( engine );

	const close = engine.close.bind( engine );
	engine.close = options.onThrow;
	engine.preloadSlide = () => {};
	engine.nextSlide = () => onStep( isRtl ? -1 : 1 );
	engine.prevSlide = () => onStep( isRtl ? 1 : -1 );
	const straighten = zoomByDoubleTap( engine );

	engine.modal.addEventListener(
		'error',
		( { target } ) => {
			const slide =
				target instanceof HTMLImageElement &&
				target.closest( '.gslide-image' )?.closest( '.gslide' );
			if ( slide ) {
				slide.setAttribute( 'data-state', 'failed' );
				if ( slide === engine.activeSlide ) {
					engine.slideAnimateIn( slide, true );
					settle( true );
				}
			}
		},
		{ capture: true }
	);

	return {
		add( slide, isBehind ) {
			const atEnd = isBehind !== isRtl;
			const { index } = engine;
			engine.insertSlide(
				configOf( slide ),
				atEnd ? engine.elements.length : 0
			);
			if ( ! atEnd ) {
				// It does not count on by itself.
				engine.index = index + 1;
				engine.prevActiveSlideIndex = null;
			}
		},
		show( at ) {
			const { elements } = engine;
			straighten();
			engine.goToSlide( isRtl ? elements.length - 1 - at : at );
			settle(
				engine.activeSlide.getAttribute( 'data-state' ) === 'failed'
			);
		},
		get isDragging() {
			return engine.preventOutsideClick === true;
		},
		get current() {
			return engine.activeSlide;
		},
		end() {
			engine.close = close;
			engine.destroy();
		},
	};
}

/** Undoes what it has done to the page: its box is in a modal dialog, which does all of that already. */
function comeBackFromPage( engine: Engine ) {
	engine.bodyHiddenChildElms.forEach( ( element ) =>
		element.removeAttribute( 'aria-hidden' )
	);
	engine.bodyHiddenChildElms = [];
	document.documentElement.classList.remove( ...ON_PAGE );
	document.body.classList.remove( ...ON_PAGE );
	document.querySelector( 'style.gcss-styles' )?.remove();
	// By their ids the next one would find this one's, which may still be on its way out.
	engine.modal.removeAttribute( 'id' );
	engine.slidesContainer.removeAttribute( 'id' );
}

/**
 * Zooms at a double tap, in the words of its own pinch, which then knows of it.
 *
 * @return Takes the zoom away; it would not do so for the next picture.
 */
function zoomByDoubleTap( { events: { touch } }: Engine ): () => void {
	if ( ! touch ) {
		return () => {};
	}
	let base = 1;
	let scale = 1;
	let isZoomed = false;
	touch.multipointStart.add( () => {
		base = scale;
	} );
	touch.pinch.add( ( { zoom } ) => {
		isZoomed = base * zoom > 1;
		scale = isZoomed ? Math.min( 4.5, base * zoom ) : scale;
	} );
	const zoomTo = ( wanted: number ) => {
		touch.multipointStart.dispatch();
		touch.pinch.dispatch( { zoom: wanted / base } );
		touch.multipointEnd.dispatch();
	};
	const straighten = () => {
		if ( isZoomed ) {
			// The first so that it forgets how far it was, which the second does not do.
			zoomTo( 1.0001 );
			zoomTo( 0.5 );
		}
	};
	touch.doubleTap.add( () =>
		isZoomed ? straighten() : zoomTo( DOUBLE_TAP_SCALE )
	);
	return straighten;
}

/** What a slide shows in place of a picture that did not come. */
export function replaceFailed(
	slide: HTMLElement,
	message: HTMLElement
): void {
	if ( ! slide.querySelector( '.frontage-viewer__notice' ) ) {
		slide
			.querySelector( '.frontage-viewer__media' )
			?.replaceChildren( part( 'div', 'failure', {}, message ) );
	}
}
