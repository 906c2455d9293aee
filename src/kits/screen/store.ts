/** State that requests change, read by React. */
import { useSyncExternalStore } from '@wordpress/element';

export class Store< State extends object > {
	state: State;
	private listeners = new Set< () => void >();

	constructor( initial: State ) {
		this.state = initial;
	}

	set( changes: Partial< State > ): void {
		this.state = { ...this.state, ...changes };
		this.listeners.forEach( ( listener ) => listener() );
	}

	subscribe = ( listener: () => void ): ( () => void ) => {
		this.listeners.add( listener );
		return () => this.listeners.delete( listener );
	};

	snapshot = (): State => this.state;
}

export const useStore = < State extends object >(
	store: Store< State >
): State => useSyncExternalStore( store.subscribe, store.snapshot );
