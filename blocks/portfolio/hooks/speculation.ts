/**
 * Pauses the page's speculation rules, by which browsers prefetch links (WordPress prints some since 6.8). Chromium evaluates every link again,
 * twice, on each URL change: with hundreds of tiles this takes longer on a phone than the rest of handling a keystroke or an additional page.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
import { useEffect } from '@wordpress/element';

const RULES = 'script[type="speculationrules"]';

let pauses = 0;
let resume = () => {};

/** Pauses prefetching until all callers have called the returned function. */
export function pauseSpeculation(): () => void {
	if ( pauses++ === 0 ) {
		resume = takeAway();
	}
	let isOver = false;
	return () => {
		if ( ! isOver && --pauses === 0 ) {
			resume();
		}
		isOver = true;
	};
}

/** Removes the rules; they apply only while their script element is in the document. */
function takeAway(): () => void {
	const taken = [
		...document.querySelectorAll< HTMLScriptElement >( RULES ),
	].map( ( script ) => {
		const marker = document.createComment( '' );
		script.replaceWith( marker );
		return { script, marker };
	} );
	return () =>
		taken.forEach( ( { script, marker } ) =>
			marker.replaceWith( renewed( script ) )
		);
}

/** Recreates a script element: the original and its clones do not run again. */
function renewed( script: HTMLScriptElement ): HTMLScriptElement {
	const twin = document.createElement( 'script' );
	for ( const { name, value } of script.attributes ) {
		twin.setAttribute( name, value );
	}
	// Browsers hide the nonce from the attributes.
	twin.nonce = script.nonce;
	twin.textContent = script.textContent;
	return twin;
}

/** Pauses prefetching while it is not enabled. */
export function useSpeculation( isEnabled: boolean ): void {
	useEffect(
		() => ( isEnabled ? undefined : pauseSpeculation() ),
		[ isEnabled ]
	);
}
