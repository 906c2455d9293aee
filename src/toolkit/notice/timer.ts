/** A pausable countdown: it continues with the remaining time. */
export interface Timer {
	run: () => void;
	hold: () => void;
}

/** @param milliseconds 0 for one that never ends. */
export function timer( milliseconds: number, callback: () => void ): Timer {
	let left = milliseconds;
	let began = 0;
	let running: ReturnType< typeof setTimeout > | undefined;
	return {
		run() {
			if ( ! running && milliseconds > 0 ) {
				began = Date.now();
				running = setTimeout( callback, left );
			}
		},
		hold() {
			if ( running ) {
				clearTimeout( running );
				running = undefined;
				left -= Date.now() - began;
			}
		},
	};
}
