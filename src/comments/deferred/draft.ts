/**
 * Keeps what a visitor writes until it is sent, for a week, one draft for each post and comment that is answered. Only the text: name and address
 * follow core's own consent, and whoever is signed in shares no drafts with others at the same browser.
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
	/** Where the page stood when the form went out: the draft is done once it stands at a comment. */
	sentFrom?: string;
}

/** Begins the keys of whoever is signed in, and of those who are not. */
function ownKeys(): string {
	const user = Number( pageSetting( 'comment_user' ) );
	return user ? `${ SIGNED_IN }${ user }:` : `${ DRAFTS }out:`;
}

/** Of sites that share a host, each has its own. */
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

/** Called at every key: a comment is short. */
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

/** What another tab has written meanwhile stays. */
export function forgetDraft( form: HTMLFormElement ): void {
	const { key } = keysOf( form );
	if ( draftAt( key )?.text === textOf( form )?.value ) {
		remove( key );
	}
}

/** The form goes out the ordinary way: only the page that comes next knows whether it was taken. */
export function markSent( form: HTMLFormElement ): void {
	const text = textOf( form );
	if ( pageSetting( 'comment_drafts' ) && text?.value.trim() ) {
		const sentFrom = window.location.href;
		write( keysOf( form ).key, { text: text.value, sentFrom }, WEEK );
	}
}

/** Core leads to the new comment, and only there. */
export function wasTaken( sentFrom: string, now: string ): boolean {
	const { hash, searchParams } = new URL( now );
	return (
		sentFrom !== now &&
		( /^#comment-\d+$/.test( hash ) || searchParams.has( 'unapproved' ) )
	);
}

const seen = new WeakSet< HTMLFormElement >();

/** Once for each form: who empties it wants it empty. */
export function restoreDraft( form: HTMLFormElement ): void {
	if ( ! seen.has( form ) ) {
		seen.add( form );
		fill( form );
	}
}

/** Puts the draft for what the form now answers into its empty field, and says so. */
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

/** The form goes to another comment, or back: what is written in it goes with it, and an empty one gets what was begun there. */
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
	// The form is seen before the store is read.
	void nextFrame().then( () => fill( form ) );
}

/** At the page's start. */
export function restoreDrafts(): void {
	tidy();
	for ( const form of commentForms() ) {
		const text = textOf( form );
		if ( text && text.value !== text.defaultValue ) {
			// Written before this script was there, or kept by the browser.
			keepDraft( form );
		}
		seen.add( form );
		if ( ! fill( form ) && ! text?.value ) {
			offerReply( form );
		}
	}
}

/** A reply that was begun is found again from the form: it is not opened, for the page would jump. */
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

/** Takes away what has expired, what was sent, what another person has left, and everything where the owner wants no drafts. */
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
