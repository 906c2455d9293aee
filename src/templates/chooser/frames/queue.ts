/** Loads frames one after another: each is a whole page of the site. */

type Job = ( done: () => void ) => void;

/* A page that never ends loading does not hold up the others. */
const LONGEST_MS = 15_000;

export class Queue {
	private waiting: Job[] = [];
	private running: Job | undefined;

	/**
	 * @param job Begins to load, and calls when that is done.
	 * @return Takes it out again.
	 */
	add( job: Job ): () => void {
		this.waiting.push( job );
		this.next();
		return () => {
			this.waiting = this.waiting.filter( ( other ) => other !== job );
			this.end( job );
		};
	}

	private end( job: Job ): void {
		if ( this.running === job ) {
			this.running = undefined;
			this.next();
		}
	}

	private next(): void {
		if ( this.running ) {
			return;
		}
		const job = this.waiting.shift();
		if ( job ) {
			this.running = job;
			const timer = setTimeout( () => this.end( job ), LONGEST_MS );
			job( () => {
				clearTimeout( timer );
				this.end( job );
			} );
		}
	}
}
