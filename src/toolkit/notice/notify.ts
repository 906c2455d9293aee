/** Shows toasts: transient messages about an event. */
import { defaults } from '../defaults';
import { notImplemented, optionsOver, requireType } from '../errors';
import { parsed, words } from '../page';
import { part } from '../part';
import { icon } from '../svg/icons';
import { announce } from './announce';
import { column, type Column, type Item } from './column';
import { timer } from './timer';

const ICONS = {
	info: 'info',
	success: 'check',
	warning: 'caution',
	error: 'error',
};

export interface Action {
	label: string;
	/** Called before the toast closes. */
	run: () => void;
}

export interface NotifyOptions {
	/** An error is announced assertively, everything else politely. */
	status?: keyof typeof ICONS;
	/** Milliseconds until it closes; 0 for never. 5000, or 20000 with an action. */
	timeout?: number;
	/** A button before Close, such as Undo. */
	action?: Action;
	position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
}

export type Reason = 'timeout' | 'closed' | 'action';

export interface Notification {
	close: () => void;
	/** Resolves after closing, with the reason. */
	closed: Promise< Reason >;
}

const columns = new Map< string, Column >();

/**
 * Shows a toast, and announces it to screen readers. Text is never parsed as HTML.
 * @throws {Error}
 */
export function notify( text: string, options?: NotifyOptions ): Notification {
	requireType( 'text', text, 'string' );
	const { status, timeout, action, position } = optionsOver(
		{
			status: 'info' as const,
			timeout: options?.action
				? defaults.notify.actionTimeout
				: defaults.notify.timeout,
			action: undefined,
			position: 'bottom-start' as const,
		} as Required< Omit< NotifyOptions, 'action' > > &
			Pick< NotifyOptions, 'action' >,
		options
	);
	if ( action ) {
		requireType( 'action.label', action.label, 'string' );
		if ( typeof action.run !== 'function' ) {
			notImplemented( 'action.run' );
		}
	}
	let isOpen = true;
	let done: ( reason: Reason ) => void = () => {};
	const closed = new Promise< Reason >( ( resolve ) => ( done = resolve ) );
	let item: Item | undefined;
	const end = ( reason: Reason, byPointer = false ) => {
		if ( isOpen ) {
			isOpen = false;
			if ( item ) {
				columnAt( position ).remove( item, byPointer );
			}
			done( reason );
		}
	};

	parsed().then( () => {
		if ( ! isOpen ) {
			return;
		}
		const element = toast( text, status, action, end );
		item = {
			element,
			timer: timer( timeout, () => end( 'timeout' ) ),
			close: () => end( 'closed' ),
		};
		columnAt( position ).add( item );
		announce(
			action ? `${ text } ${ action.label }` : text,
			status === 'error' ? 'assertive' : 'polite'
		);
	} );
	return { close: () => end( 'closed' ), closed };
}

function columnAt( position: string ): Column {
	const known = columns.get( position ) ?? column( position );
	columns.set( position, known );
	return known;
}

/** `end` is called when one of its buttons is pressed. */
function toast(
	text: string,
	status: keyof typeof ICONS,
	action: Action | undefined,
	end: ( reason: Reason, byPointer: boolean ) => void
): HTMLElement {
	const element = part(
		'li',
		'notice',
		{ 'data-status': status },
		icon( ICONS[ status ] ?? ICONS.info ),
		part( 'p', 'notice__text', {}, text )
	);
	if ( action ) {
		const button = part(
			'button',
			'notice__action',
			{ type: 'button' },
			action.label
		);
		button.onclick = ( { detail } ) => {
			try {
				action.run();
			} finally {
				end( 'action', detail > 0 );
			}
		};
		element.append( button );
	}
	const button = part(
		'button',
		'notice__close',
		{ type: 'button', 'aria-label': words().close },
		icon( 'close' )
	);
	button.onclick = ( { detail } ) => end( 'closed', detail > 0 );
	element.append( button );
	return element;
}
