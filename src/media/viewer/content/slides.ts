/**
 * The slides, by GLightbox: swipe, pinch, double tap, drag and zoom. GLightbox assumes that it is the whole overlay. Its box in the body would be inert
 * under the viewer's modal dialog, and hiding the body's other children from assistive technology would hide the dialog. Therefore its box is moved into
 * the dialog, its changes to the page are reverted, and its buttons, keys and close function stay unused. In right-to-left its list is reversed, to
 * mirror gestures and animations.
 */
import GLightbox from 'glightbox';
import { zoomByDoubleTap, type Touch } from '../around/double-tap';
import { isDrawing } from './drawing';

/** An image, or an element for anything else. */
export type Slide =
	| { picture: string; srcset?: string; alt: string }
	| { element: HTMLElement };

export interface SlidesOptions {
	first: Slide;
	isMoving: boolean;
	isRtl: boolean;
	/** On a swipe towards the next or the previous slide. */
	onStep: ( direction: 1 | -1 ) => void;
	/** On a gesture that closes. */
	onDismiss: () => void;
	/** The current slide has loaded, or its image has failed. */
	onLoad: ( hasFailed: boolean ) => void;
}

export interface Slides {
	/** Appends or prepends a slide. */
	add: ( slide: Slide, isBehind: boolean ) => void;
	/** Removes the last or the first slide; not the current one nor its neighbors. */
	remove: ( isBehind: boolean ) => void;
	/** Renders the next or previous slide, whose image has loaded, so that it can be painted in the next frame. */
	prepare: ( isBehind: boolean ) => void;
	/** Shows a slide by its index; false if it has to be loaded first. */
	show: ( at: number ) => boolean;
	/** Whether the current click ends a drag. */
	readonly isDragging: boolean;

	readonly current: HTMLElement;
	end: () => void;
}

/** The parts of GLightbox that are used; its own types omit most of them. */
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
		touch?: Touch;
	};
	openAt: ( index: number ) => void;
	goToSlide: ( index: number ) => void;
	insertSlide: ( config: object, index: number ) => void;
	slideAnimateIn: ( slide: Element, isFirst: boolean ) => void;
	preloadSlide: ( index: number ) => void;
	nextSlide: () => void;
	prevSlide: () => void;
	close: () => void;
	destroy: () => void;
	on: (
		name: 'slide_after_load',
		callback: ( slide: { slideNode: HTMLElement } ) => void
	) => void;
}

const BOX = `<div id="glightbox-body" class="frontage-viewer__slides" tabindex="-1"><span class="gloader" hidden></span><span class="goverlay" hidden></span><span class="gprev" hidden></span><span class="gnext" hidden></span><div id="glightbox-slider" class="frontage-viewer__slider"></div></div>`;
const SLIDE = `<div class="gslide frontage-viewer__slide"><div class="ginner-container frontage-viewer__inner"><div class="gslide-media frontage-viewer__media"></div></div></div>`;
const ON_PAGE = [ 'glightbox-open', 'gscrollbar-fixer' ];

const configOf = ( slide: Slide ) =>
	'element' in slide
		? { type: 'inline', content: slide.element, draggable: false }
		: {
				type: 'image',
				href: slide.picture,
				srcset: slide.srcset ?? '',
				sizes: '100vw',
				alt: slide.alt,
			};

export function slidesIn( box: HTMLElement, options: SlidesOptions ): Slides {
	const { isRtl, onLoad } = options;
	const engine = engineFor( options );
	const reportLoad = ( hasFailed = false ) => {
		if ( engine.activeSlide.classList.contains( 'current' ) ) {
			onLoad( hasFailed );
		}
	};
	watchLoads( engine, reportLoad );
	engine.openAt( 0 );
	box.append( engine.modal );
	undoPageChanges( engine );

	const close = engine.close.bind( engine );
	const prepare = engine.preloadSlide.bind( engine );
	engine.preloadSlide = () => {};
	const resetZoom = handleGestures( engine, options );
	watchImages( engine, reportLoad );
	return {
		add: ( slide, isBehind ) => insert( engine, slide, isBehind !== isRtl ),
		remove: ( isBehind ) => remove( engine, isBehind !== isRtl ),
		prepare( isBehind ) {
			prepare( engine.index + ( isBehind === isRtl ? -1 : 1 ) );
		},
		show( at ) {
			const index = isRtl ? engine.elements.length - 1 - at : at;
			spareLayout( engine.slidesContainer.children[ index ] );
			resetZoom();
			engine.goToSlide( index );
			const { activeSlide } = engine;
			reportLoad( activeSlide.getAttribute( 'data-state' ) === 'failed' );
			return activeSlide.classList.contains( 'current' );
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

function engineFor( { first, isMoving }: SlidesOptions ): Engine {
	const none = { in: 'none', out: 'none' };
	return GLightbox( {
		elements: [ configOf( first ) ],
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
		...( isMoving
			? {}
			: { cssEfects: { slide: none, slideBack: none, none } } ),
	} as unknown as Parameters< typeof GLightbox >[ 0 ] ) as unknown as Engine;
}

function watchLoads( engine: Engine, reportLoad: () => void ) {
	engine.on( 'slide_after_load', ( { slideNode } ) =>
		queueMicrotask( () => {
			if ( slideNode === engine.activeSlide ) {
				reportLoad();
			} else {
				// An image that loads later would be shown beside the current one.
				slideNode.classList.remove( 'current' );
			}
		} )
	);
}

/** @return Resets the zoom. */
function handleGestures(
	engine: Engine,
	{ isRtl, onStep, onDismiss }: SlidesOptions
): () => void {
	engine.close = onDismiss;
	engine.nextSlide = () => onStep( isRtl ? -1 : 1 );
	engine.prevSlide = () => onStep( isRtl ? 1 : -1 );
	return zoomByDoubleTap( engine.events.touch, ( direction ) => {
		// GLightbox swipes to existing slides; the neighbor may still be loading.
		if (
			direction === 'Left' &&
			engine.index === engine.elements.length - 1
		) {
			engine.nextSlide();
		} else if ( direction === 'Right' && engine.index === 0 ) {
			engine.prevSlide();
		}
	} );
}

/** The size of drawings, and images that fail. */
function watchImages(
	engine: Engine,
	reportLoad: ( hasFailed: boolean ) => void
) {
	engine.modal.addEventListener(
		'load',
		( { target } ) => {
			if (
				target instanceof HTMLImageElement &&
				isDrawing( target.src )
			) {
				const { naturalWidth, naturalHeight } = target;
				const slide = target.closest< HTMLElement >( '.gslide' );
				slide?.setAttribute( 'data-drawing', '' );
				slide?.style.setProperty(
					'--frontage-ratio',
					String( naturalWidth / naturalHeight || 1 )
				);
			}
		},
		{ capture: true }
	);
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
					reportLoad( true );
				}
			}
		},
		{ capture: true }
	);
}

function insert( engine: Engine, slide: Slide, atEnd: boolean ) {
	const { index } = engine;
	engine.insertSlide( configOf( slide ), atEnd ? engine.elements.length : 0 );
	if ( ! atEnd ) {
		// Not updated by insertSlide().
		engine.index = index + 1;
		engine.prevActiveSlideIndex = null;
	}
}

/** Its own removeSlide() treats the first slide as the current one. */
function remove( engine: Engine, atEnd: boolean ) {
	const at = atEnd ? engine.elements.length - 1 : 0;
	engine.elements.splice( at, 1 );
	engine.slidesContainer.children[ at ]?.remove();
	if ( ! atEnd ) {
		engine.index -= 1;
		engine.prevActiveSlideIndex = null;
	}
}

/** GLightbox reads the width for descriptions, which no slide has; the browser would compute the layout twice. */
function spareLayout( slide: Element | undefined ) {
	const media = slide?.querySelector( '.gslide-media' );
	if ( media ) {
		Object.defineProperty( media, 'offsetWidth', {
			value: 0,
			configurable: true,
		} );
	}
}

/** Its box is in a modal dialog, which handles inertness and scroll lock already. */
function undoPageChanges( engine: Engine ) {
	engine.bodyHiddenChildElms.forEach( ( element ) =>
		element.removeAttribute( 'aria-hidden' )
	);
	engine.bodyHiddenChildElms = [];
	document.documentElement.classList.remove( ...ON_PAGE );
	document.body.classList.remove( ...ON_PAGE );
	document.querySelector( 'style.gcss-styles' )?.remove();
	// GLightbox finds its elements by these ids, and the previous instance may still be closing.
	engine.modal.removeAttribute( 'id' );
	engine.slidesContainer.removeAttribute( 'id' );
}
