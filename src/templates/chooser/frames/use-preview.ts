/** Loads a page of a template into a frame when it is near and its turn has come, and keeps it as the owner fills in. */
import {
	useCallback,
	useEffect,
	useRef,
	useState,
	type RefObject,
} from '@wordpress/element';
import { preview } from '../../../preview/sender';
import { addressOf, messagesOf, type Own, type Template } from '../own';
import type { Queue } from './queue';

interface Asked {
	template: Template;
	page: string;
	own: Own;
	kept: Own;
	queue: Queue;
	isDone: boolean;
}

/** Titles, for which the messages have no text: the page is one of this site, and this is only for now. */
function showTitle( frame: HTMLIFrameElement, title: string ): void {
	frame.contentDocument
		?.querySelectorAll( '.wp-block-site-title' )
		.forEach( ( element ) => {
			const inner = element.querySelector( 'a' ) ?? element;
			if ( title && inner.textContent !== title ) {
				inner.textContent = title;
			}
		} );
}

/** Calls once, when an element is near the window. */
function whenNear( element: HTMLElement, call: () => void ): () => void {
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				call();
			}
		},
		{ rootMargin: '400px' }
	);
	observer.observe( element );
	return () => observer.disconnect();
}

type Sender = ReturnType< typeof preview >;

/**
 * Loads a page into a frame when that is near and its turn has come.
 *
 * @param element The frame.
 * @param queue   Of all frames.
 * @param begin   Begins to load.
 * @param onLoad  Called for this page, and for each to which a link in it leads.
 * @return Ends it.
 */
function load(
	element: HTMLIFrameElement,
	queue: Queue,
	begin: () => Sender,
	onLoad: () => void
): () => void {
	let sender: Sender | undefined;
	let leave = () => {};
	let listener = () => {};
	const stop = whenNear( element, () => {
		leave = queue.add( ( done ) => {
			sender = begin();
			listener = () => {
				// Some browsers announce the empty page, too.
				if ( element.contentDocument?.URL !== 'about:blank' ) {
					onLoad();
					done();
				}
			};
			element.addEventListener( 'load', listener );
		} );
	} );
	return () => {
		stop();
		leave();
		element.removeEventListener( 'load', listener );
		sender?.end();
	};
}

/**
 * @return Whether the frame is loading, or is to be loaded.
 */
export function usePreview(
	frame: RefObject< HTMLIFrameElement >,
	asked: Asked
): boolean {
	const { template, page, own, kept, queue, isDone } = asked;
	const sender = useRef< Sender >();
	/* As the page in the frame was rendered. */
	const loaded = useRef( kept );
	const now = useRef( asked );
	useEffect( () => {
		now.current = asked;
	} );
	const [ isLoading, setLoading ] = useState( true );
	const address = addressOf( template, page, kept );

	const tell = useCallback( () => {
		const messages = messagesOf(
			now.current.own,
			loaded.current,
			now.current.template
		);
		for ( const [ param, data ] of Object.entries( messages ) ) {
			void sender.current?.set( param, data );
		}
		if ( frame.current ) {
			showTitle( frame.current, now.current.own.title );
		}
	}, [ frame ] );

	useEffect( () => {
		if ( ! frame.current ) {
			return;
		}
		const element = frame.current;
		setLoading( true );
		const begin = () => {
			loaded.current = now.current.kept;
			const begun = preview( element, address );
			sender.current = begun;
			tell();
			return begun;
		};
		const end = load( element, queue, begin, () => {
			// A link may have led to a page that shows what was kept meanwhile.
			loaded.current = now.current.kept;
			setLoading( false );
			tell();
		} );
		return () => {
			end();
			sender.current = undefined;
		};
	}, [ frame, queue, address, tell ] );

	useEffect( () => {
		// Once a frame of animation, however quickly somebody types.
		const next = requestAnimationFrame( tell );
		return () => cancelAnimationFrame( next );
	}, [ own, tell ] );

	useEffect( () => {
		if ( isDone ) {
			void sender.current?.complete();
		}
	}, [ isDone ] );

	return isLoading;
}
