/** A live preview from this side: shows a page of the site in a frame, and sends it what it is to show. */
import type { State, Texts } from './check';

/** Values that the page shows, and those it refuses, of all that it was sent. */
export interface Shown {
	/** Values by path, such as `/colorPalette/colors/0`. */
	applied: Texts;
	/** Reasons by path: `unknown` or `invalid`. */
	refused: Texts;
}

const PARAMETER = 'frontage_preview';
const MOST_STATES = 50;

/* Changes of one parameter that follow each other so soon are one step of undoing. */
const STEP_MS = 500;

/** Address of a page as a preview. */
function asPreview( address: string ): string {
	const url = new URL( address, location.href );
	url.searchParams.set( PARAMETER, '1' );
	return url.href;
}

/* A frame that has shown a page replaces it: its `src` would add an entry to the history, and cost a press of Back. */
function show( frame: HTMLIFrameElement, address: string ): void {
	if ( frame.src ) {
		frame.contentWindow?.location.replace( address );
	} else {
		frame.src = address;
	}
}

/* Leads on from a page that is not previewed, to which a link or a form led, to the same as a preview; once, for that may lead back. */
function keepPreviewed( frame: HTMLIFrameElement ): () => void {
	let led = '';
	const lead = () => {
		const { href, search } = frame.contentDocument?.location ?? {};
		if (
			href?.startsWith( 'http' ) &&
			href !== led &&
			! new URLSearchParams( search ).has( PARAMETER )
		) {
			led = href;
			frame.contentWindow?.location.replace( asPreview( href ) );
		}
	};
	frame.addEventListener( 'load', lead );
	return () => frame.removeEventListener( 'load', lead );
}

/* Messages to and from a frame, each of which is answered, if need be by a later one: what was lost before is in what the page shows then. */
function channelTo( frame: HTMLIFrameElement, onReady: () => void ) {
	let count = 0;
	const waiting = new Map< number, ( shown: Shown ) => void >();
	const receive = ( { data, origin, source }: MessageEvent ) => {
		if ( source !== frame.contentWindow || origin !== location.origin ) {
			return;
		}
		if ( data?.call === 'frontagePreviewReady' ) {
			onReady();
		} else if ( data?.call === 'frontagePreviewApplied' ) {
			for ( const [ id, resolve ] of waiting ) {
				if ( id <= data.id ) {
					waiting.delete( id );
					resolve( data );
				}
			}
		}
	};
	addEventListener( 'message', receive );
	return {
		send: ( param: string, data?: unknown ) =>
			new Promise< Shown >( ( resolve ) => {
				const id = ++count;
				waiting.set( id, resolve );
				frame.contentWindow?.postMessage(
					{
						call: 'starterTemplatePreviewDispatch',
						value: { param, data, id },
					},
					location.origin
				);
			} ),
		close: () => removeEventListener( 'message', receive ),
	};
}

/**
 * Shows a page of this site in a frame.
 *
 * @param frame   The frame.
 * @param address Address of the page.
 * @return Functions that send. Each promises what the page shows, also if it is loaded anew meanwhile.
 */
export function preview( frame: HTMLIFrameElement, address: string ) {
	let state: State = {};
	let isComplete = false;
	let last = { param: '', time: 0 };
	let answer: Promise< Shown > | undefined;
	const past: State[] = [];
	const { send, close } = channelTo( frame, sendAll );
	const letGo = keepPreviewed( frame );

	function sendAll() {
		const shown = send( 'clearPreviewAssets', state );
		return isComplete ? send( 'completeOnboarding' ) : shown;
	}

	function isNewStep( param: string ): boolean {
		const before = last;
		last = { param, time: performance.now() };
		return param !== before.param || last.time > before.time + STEP_MS;
	}

	show( frame, asPreview( address ) );
	return {
		/** Data of one parameter. */
		set( param: string, data: unknown ) {
			if ( JSON.stringify( data ) !== JSON.stringify( state[ param ] ) ) {
				if ( isNewStep( param ) ) {
					past.push( state );
					past.splice( 0, past.length - MOST_STATES );
				}
				state = { ...state, [ param ]: data };
				isComplete = false;
				answer = send( param, data );
			}
			// What the page has already is not sent again.
			return ( answer ??= sendAll() );
		},
		/** Shows the state before the last step; without one nothing changes. */
		undo() {
			last.param = '';
			state = past.pop() ?? state;
			isComplete = false;
			return ( answer = sendAll() );
		},
		canUndo: () => past.length > 0,
		/** The state is used, or given up: the browser forgets it. */
		complete() {
			isComplete = true;
			return sendAll();
		},
		/** The frame goes, or shows something else. */
		end() {
			close();
			letGo();
		},
	};
}
