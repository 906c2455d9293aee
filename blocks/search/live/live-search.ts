/** Live search: one request after each pause in typing; outdated responses are ignored. */
export interface Result {
	url: string;
	title: string;
	/** Label of the result's type, such as `Page`. */
	type: string;
	image: { src: string; width: number; height: number } | null;
}

export interface Found {
	results: Result[];
	total: number;
}

export interface Now extends Found {
	/** While loading and after a failure, the results belong to an earlier term. */
	state: 'idle' | 'loading' | 'ready' | 'failed';
	/** Last typed term, trimmed. */
	term: string;
}

export interface LiveSearch {
	get: () => Now;
	subscribe: ( listener: () => void ) => () => void;
	/** Called with the field's value. */
	type: ( text: string ) => void;
	retry: () => void;
	stop: () => void;
}

const PAUSE_MS = 150;
const SHORTEST = 2;
const NOTHING: Found = { results: [], total: 0 };

export function liveSearch(
	find: ( term: string, signal: AbortSignal ) => Promise< Found >
): LiveSearch {
	const listeners = new Set< () => void >();
	let now: Now = { state: 'idle', term: '', ...NOTHING };
	let asking: AbortController | undefined;
	let timer: ReturnType< typeof setTimeout > | undefined;

	function set( next: Partial< Now > ) {
		now = { ...now, ...next };
		listeners.forEach( ( listener ) => listener() );
	}

	function stop() {
		clearTimeout( timer );
		asking?.abort();
	}

	async function ask( term: string ) {
		const { signal } = ( asking = new AbortController() );
		try {
			const found = await find( term, signal );
			if ( ! signal.aborted ) {
				set( { state: 'ready', ...found } );
			}
		} catch {
			if ( ! signal.aborted ) {
				set( { state: 'failed', ...NOTHING } );
			}
		}
	}

	return {
		get: () => now,
		subscribe( listener ) {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		type( text ) {
			const term = text.trim().replace( /\s+/g, ' ' );
			if ( term === now.term ) {
				return;
			}
			stop();
			if ( [ ...term ].length < SHORTEST ) {
				set( { state: 'idle', term, ...NOTHING } );
				return;
			}
			set( { state: 'loading', term } );
			timer = setTimeout( () => ask( term ), PAUSE_MS );
		},
		retry() {
			stop();
			set( { state: 'loading' } );
			ask( now.term );
		},
		stop,
	};
}
