import type {} from './disclosure';

/** Calls back when the panel itself is opened or closed, and not one inside it. */
export const onToggle = (
	panel: HTMLElement,
	signal: AbortSignal,
	callback: ( isOpen: boolean ) => void
) =>
	panel.addEventListener(
		'frontage-disclosure-toggle',
		( { target, detail } ) => {
			if ( target === panel ) {
				callback( detail.isOpen );
			}
		},
		{ signal }
	);
