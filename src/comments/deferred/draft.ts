/**
 * Drafts of comments, kept until they are sent, for a week; one for each post and parent comment. Stores the text only: name and email follow core's own
 * consent, and a signed-in user shares no drafts with others in the same browser.
 */
import { pageSetting } from '../../client/settings/settings';
import { keys, read, remove, write } from '../../client/store/store';
import { nextFrame } from '../../client/trigger/next-frame';
import { DRAFTS, SIGNED_IN } from '../kept';
import { actionOf, commentForms, fieldOf, textOf } from './form';
import { hideNote, showNote } from './note';
import { nameOf, say } from './words';

const WEEK = 604800;

interface Draft {
	text: string;
	/** URL of the page on submit: the draft is removed once the URL has a comment's hash. */
	sentFrom?: string;
}

/** Key prefix, different for each signed-in user and for guests. */
function ownKeys(): string {
	const user = Number( pageSetting( 'comment_user' ) );
	return user ? `${ SIGNED_IN }${ user }:` : `${ DRAFTS }out:`;
}

/** Distinguishes sites that share a host. */
function keysOf( form: HTMLFormElement ) {
	const post = fieldOf( form, 'comment_post_ID' )?.value;
	const start = `${ ownKeys() }${ actionOf( form ).pathname }:${ post }:`;
	return {
		start,
		key: start + ( fieldOf( form, 'comment_parent' )?.value ?? 0 ),
	};
}

function draftAt( key: string ): Draft | null {
	const value = Object( read( key ) );
	const { text, sentFrom } = value;
	return typeof text === 'string' && text.trim() ? { text, sentFrom } : null;
}

/** Called on each input event: a comment is short. */
export function keepDraft( form: HTMLFormElement ): void {
	const text = textOf( form );
	if ( ! pageSetting( 'comment_drafts' ) || ! text ) {
		return;
	}
	const { key } = keysOf( form );
	if ( text.value.trim() ) {
		write( key, { text: text.value }, WEEK );
	} else {
		remove( key );
	}
}

/** Changes from another tab are kept. */
export function forgetDraft( form: HTMLFormElement ): void {
	const { key } = keysOf( form );
	if ( draftAt( key )?.text === textOf( form )?.value ) {
		remove( key );
	}
}

/** On a native submission, only the next page shows whether the comment was accepted. */
export function markSent( form: HTMLFormElement ): void {
	const text = textOf( form );
	if ( pageSetting( 'comment_drafts' ) && text?.value.trim() ) {
		const sentFrom = window.location.href;
		write( keysOf( form ).key, { text: text.value, sentFrom }, WEEK );
	}
}

/** Core redirects to the new comment only if it was accepted. */
export function wasTaken( sentFrom: string, now: string ): boolean {
	const { hash, searchParams } = new URL( now );
	return (
		sentFrom !== now &&
		( /^#comment-\d+$/.test( hash ) || searchParams.has( 'unapproved' ) )
	);
}

const seen = new WeakSet< HTMLFormElement >();

/** Only once per form: a cleared field stays cleared. */
export function restoreDraft( form: HTMLFormElement ): void {
	if ( ! seen.has( form ) ) {
		seen.add( form );
		fill( form );
	}
}

/** Restores the draft of the form's current target into its empty field, and shows a status message. */
function fill( form: HTMLFormElement ): boolean {
	const text = textOf( form );
	const { key } = keysOf( form );
	const draft = pageSetting( 'comment_drafts' ) ? draftAt( key ) : null;
	if ( ! text || ! draft || text.value ) {
		return false;
	}
	text.value = draft.text;
	showNote( form, {
		content: [ say( 'restored' ) ],
		act: {
			label: say( 'discard' ),
			run: () => {
				forgetDraft( form );
				text.value = '';
				text.focus();
			},
		},
	} );
	return true;
}

/** Follows the form to another parent comment, or back: its text moves along, and an empty field gets the draft of the new target. */
export function carryDraft( form: HTMLFormElement, move: () => void ): void {
	const isWritten = textOf( form )?.value.trim();
	if ( isWritten ) {
		forgetDraft( form );
	}
	move();
	if ( isWritten ) {
		keepDraft( form );
		return;
	}
	hideNote( form );
	// The form is painted before storage is read.
	void nextFrame().then( () => fill( form ) );
}

/** On page load. */
export function restoreDrafts(): void {
	tidy();
	for ( const form of commentForms() ) {
		const text = textOf( form );
		if ( text && text.value !== text.defaultValue ) {
			// Typed before this script ran, or restored by the browser.
			keepDraft( form );
		}
		seen.add( form );
		if ( ! fill( form ) && ! text?.value ) {
			offerReply( form );
		}
	}
}

/** Offers the draft of a reply as a link at the form: opening it would make the page jump. */
function offerReply( form: HTMLFormElement ): void {
	const { start } = keysOf( form );
	for ( const key of keys( start ) ) {
		const id = key.slice( start.length );
		const link = /^[1-9]\d*$/.test( id )
			? document.querySelector< HTMLElement >(
					`a.comment-reply-link[data-commentid="${ id }"]`
				)
			: null;
		if ( link && draftAt( key ) ) {
			showNote( form, {
				content: [ say( 'begun', nameOf( link.dataset.replyto ) ) ],
				act: { label: say( 'resume' ), run: () => link.click() },
			} );
			return;
		}
	}
}

/** Removes drafts that are expired, sent or of another user, and all if the site setting disables drafts. */
function tidy(): void {
	const own = ownKeys();
	const here = commentForms().map( ( form ) => keysOf( form ).start );
	for ( const key of keys( DRAFTS ) ) {
		const draft = draftAt( key );
		const isOfAnother =
			own.startsWith( SIGNED_IN ) &&
			key.startsWith( SIGNED_IN ) &&
			! key.startsWith( own );
		const wasSent =
			!! draft?.sentFrom &&
			here.some( ( start ) => key.startsWith( start ) ) &&
			wasTaken( draft.sentFrom, window.location.href );
		if (
			! draft ||
			isOfAnother ||
			wasSent ||
			! pageSetting( 'comment_drafts' )
		) {
			remove( key );
		}
	}
}
