/**
 * Pauses the page's speculation rules, by which a browser fetches links ahead (WordPress prints some since 6.8). Chromium looks at every link again,
 * twice, each time the address changes: with hundreds of tiles that takes a phone longer than all else that a letter typed or a page added does.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const RULES = 'script[type="speculationrules"]';

let pauses = 0;
let resume = () => {};

/** Nothing is fetched ahead until all who paused it have called what this returns. */
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

/** Rules hold as long as their script stands in the page. */
function takeAway(): () => void {
	const taken = [
		...document.querySelectorAll< HTMLScriptElement >( RULES ),
	].map( ( script ) => {
		const place = document.createComment( '' );
		script.replaceWith( place );
		return { script, place };
	} );
	return () =>
		taken.forEach( ( { script, place } ) =>
			place.replaceWith( renewed( script ) )
		);
}

/** A script runs once only, and so does its clone. */
function renewed( script: HTMLScriptElement ): HTMLScriptElement {
	const twin = document.createElement( 'script' );
	for ( const { name, value } of script.attributes ) {
		twin.setAttribute( name, value );
	}
	// Browsers hide it from the attributes.
	twin.nonce = script.nonce;
	twin.textContent = script.textContent;
	return twin;
}
