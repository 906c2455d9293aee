/** Behavior of share links after intent: popup windows, copying, dialogs, counts. */
import type { Attach } from '../../../src/client/behavior/behavior';
import { isPlainClick } from '../../../src/client/events/plain-click';
import { loadDeferred } from '../../../src/client/deferred/deferred';
import { loadToolkit } from '../../../src/toolkit/load-toolkit';
import { onIntent } from '../../../src/client/trigger/intent';
import { page, word, type About } from './about';
import { countShare, refreshCounts } from './counts';
import type * as Dialogs from '../dialogs/dialogs';
import { openWindow } from './window';

/** The controls that open a dialog. */
const OPENERS = '[data-frontage-needs]';

const dialogs = () => loadDeferred< typeof Dialogs >( 'share-dialogs' );

/** Fetched once somebody reaches for a control that needs it. */
const dialogsAhead = () => void dialogs().catch( () => {} );

export const attach: Attach< About > = ( box, about ) => {
	const listening = new AbortController();
	const { signal } = listening;
	box.addEventListener(
		'click',
		( event ) => {
			const control = controlOf( event.target );
			if ( control ) {
				// A service among all of them: the button that has opened these is before their dialog.
				const dialog = control.closest( 'dialog' );
				const opener = dialog?.previousElementSibling ?? control;
				press( event, control, about, opener as HTMLElement );
				dialog?.close();
			}
		},
		{ signal }
	);
	// A link that the visitor followed before this came.
	const { opens, service } = about.pressed?.dataset ?? {};
	if ( opens && opens !== 'instance' ) {
		countShare( about.post, service );
	}
	refreshCounts();
	pressedEarly( box, about )?.click();
	const stop = onIntent( box, dialogsAhead, ( target ) =>
		target.closest( OPENERS )
	);
	if ( box.querySelector( `${ OPENERS }:is(:hover,:focus)` ) ) {
		dialogsAhead();
	}
	return () => {
		stop();
		listening.abort();
	};
};

/** The button that was pressed before there was any script, and whose popover is open; without popovers, More is answered now. */
const pressedEarly = ( box: HTMLElement, { pressed }: About ) =>
	'popover' in box
		? box.querySelector< HTMLElement >( ':has(+:popover-open)' )
		: pressed?.closest< HTMLElement >( '[value=more]' );

const controlOf = ( target: EventTarget | null ) =>
	target instanceof Element
		? target.closest< HTMLElement >( '[data-service]' )
		: null;

/** Answers a click on a service or button, in the page or in the dialog with all services. */
async function press(
	event: MouseEvent,
	control: HTMLElement,
	about: About,
	opener: HTMLElement
): Promise< void > {
	const { service = '', opens } = control.dataset;
	const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } =
		event;
	// The link's own new window is what is replaced.
	const isPlain = isPlainClick( {
		altKey,
		button,
		ctrlKey,
		defaultPrevented,
		metaKey,
		shiftKey,
		target: null,
	} );
	if ( opens && ! isPlain ) {
		return countShare( about.post, service );
	}
	if ( opens === 'instance' ) {
		event.preventDefault();
		return withDialogs( control, ( { askForInstance } ) =>
			askForInstance( service, about, opener )
		);
	}
	if ( opens ) {
		if (
			opens === 'popup' &&
			control instanceof HTMLAnchorElement &&
			openWindow( control.href )
		) {
			event.preventDefault();
		}
		return countShare( about.post, service );
	}
	if ( service === 'more' ) {
		// The browser opens its dialog, and warns where that is open.
		if ( control.matches( ':has(+:is(:popover-open))' ) ) {
			event.preventDefault();
		}
		return more( control, about );
	}
	// The popover stands in for this script.
	event.preventDefault();
	const problem = await about.asked;
	if ( service === 'native' ) {
		return answerNative( problem, control, about );
	}
	if ( problem ) {
		return withDialogs( control, ( { offerLink } ) =>
			offerLink( about, control )
		);
	}
	countShare( about.post, service );
	await say( word( 'copied' ) );
}

/** The device's own sheet was opened, and left; or there is none, and all services are offered. */
function answerNative( problem: string, control: HTMLElement, about: About ) {
	if ( problem === '' ) {
		countShare( about.post, 'native' );
	} else if ( problem !== 'AbortError' ) {
		return more( control, about );
	}
	return undefined;
}

const more = ( opener: HTMLElement, about: About ) =>
	withDialogs( opener, ( { showServices } ) =>
		showServices( about, opener )
	);

/** Controls whose dialog is being opened: a second press waits for the first. */
const opening = new WeakSet< HTMLElement >();

async function withDialogs(
	control: HTMLElement,
	work: ( all: typeof Dialogs ) => Promise< unknown >
) {
	if ( opening.has( control ) ) {
		return;
	}
	opening.add( control );
	control.setAttribute( 'aria-busy', 'true' );
	try {
		await work( await dialogs() );
	} catch {
		// A link still leads somewhere.
		if ( control instanceof HTMLAnchorElement ) {
			window.location.assign( control.href );
		} else if ( control instanceof HTMLButtonElement ) {
			// Nothing will come into it.
			(
				control.popoverTargetElement as HTMLElement | null
			 )?.hidePopover();
		}
	} finally {
		opening.delete( control );
		control.removeAttribute( 'aria-busy' );
	}
}

async function say( message: string ) {
	// eslint-disable-next-line no-alert -- The owner has asked for it.
	const loud = () => window.alert( message );
	if ( page().isAlert ) {
		loud();
		return;
	}
	const toolkit = await loadToolkit().catch( () => null );
	if ( toolkit ) {
		toolkit.notify( message, { status: 'success' } );
	} else {
		loud();
	}
}
