/** Loads a page of a template into a frame when it is near and its turn has come, and keeps it as the owner fills in. */
import {
	useEffect,
	useRef,
	useState,
	type RefObject,
} from '@wordpress/element';
import { preview } from '../../preview/sender';
import {
	addressOf,
	messagesOf,
	reloadKey,
	type Own,
	type Template,
} from '../own';
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

/**
 * @return Whether the frame is loading, or is to be loaded.
 */
export function usePreview(
	frame: RefObject< HTMLIFrameElement >,
	asked: Asked
): boolean {
	const { template, page, own, kept, queue, isDone } = asked;
	const sender = useRef< ReturnType< typeof preview > >();
	const loaded = useRef( kept );
	const now = useRef( own );
	now.current = own;
	const latest = useRef( kept );
	latest.current = kept;
	const [ isLoading, setLoading ] = useState( true );
	const address = addressOf( template, page );
	const key = reloadKey( kept );

	const tell = useRef( () => {} );
	tell.current = () => {
		const messages = messagesOf( now.current, loaded.current, template );
		for ( const [ param, data ] of Object.entries( messages ) ) {
			void sender.current?.set( param, data );
		}
		if ( frame.current ) {
			showTitle( frame.current, now.current.title );
		}
	};

	useEffect( () => {
		const element = frame.current;
		if ( ! element ) {
			return;
		}
		setLoading( true );
		let leave = () => {};
		let onLoad = () => {};
		const stop = whenNear( element, () => {
			leave = queue.add( ( done ) => {
				loaded.current = latest.current;
				sender.current = preview( element, address );
				tell.current();
				onLoad = () => {
					// Some browsers announce the empty page, too.
					if ( element.contentDocument?.URL === 'about:blank' ) {
						return;
					}
					// A link in it may have led on to a page that shows what was kept meanwhile.
					loaded.current = latest.current;
					setLoading( false );
					tell.current();
					done();
				};
				element.addEventListener( 'load', onLoad );
			} );
		} );
		return () => {
			stop();
			leave();
			element.removeEventListener( 'load', onLoad );
			sender.current?.end();
			sender.current = undefined;
		};
	}, [ frame, queue, address, key ] );

	useEffect( () => tell.current(), [ own ] );
	useEffect( () => {
		if ( isDone ) {
			void sender.current?.complete();
		}
	}, [ isDone ] );

	return isLoading;
}
