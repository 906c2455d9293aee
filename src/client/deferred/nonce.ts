/* In a callback there is no current script any more. */
const script = document.currentScript;

/** The policy's nonce, read from an element whenever it is needed: a stored value could be read by every script of the page. */
export const nonce = (): string =>
	script?.nonce ||
	document.querySelector< HTMLElement >( 'script[nonce]' )?.nonce ||
	'';
