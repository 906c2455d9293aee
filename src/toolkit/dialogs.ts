/**
 * Native dialogs with the site's style, as replacements of the browser's alert, confirm and prompt: the focus is trapped inside and restored, Escape is
 * Cancel, the page does not scroll, and a dialog opened from a dialog is above it.
 */
import { openOverlay } from '../client/overlay/overlay';
import {
	optionsOver,
	requireInstance,
	requireType,
	requireValue,
} from './errors';
import { newId, parsed, words } from './page';
import { part } from './part';

/** Text is never parsed as HTML; line breaks are kept. An element is inserted unchanged. */
export type Content = string | Element;

export interface AlertOptions {
	/** A heading above the text. */
	title?: string;
	/** The buttons' labels. */
	ok?: string;
}

export interface ConfirmOptions extends AlertOptions {
	cancel?: string;
}

export interface PromptOptions extends ConfirmOptions {
	/** Initial value of the field. */
	value?: string;
	/** Labels the field if the text does not. */
	label?: string;
	/** The field's type, which determines a phone's keyboard: `text`, `email`, `url`, `tel`, `number`. */
	type?: string;
}

/** Milliseconds until it is removed, slightly longer than the CSS transition. */
const LEAVING = 150;

/**
 * Shows a message.
 * @return Resolves when it is closed.
 */
export async function alert(
	text: Content,
	options?: AlertOptions
): Promise< void > {
	await open( text, options );
}

/** @return Resolves with true for Ok, and false for Cancel and Escape. */
export function confirm(
	text: Content,
	options?: ConfirmOptions
): Promise< boolean > {
	return open( text, options, true );
}

/** @return Resolves with the entered text, '' for none; and null for Cancel and Escape. */
export async function prompt(
	text: Content,
	options?: PromptOptions
): Promise< string | null > {
	const field = part( 'input', 'dialog__field' );
	return ( await open( text, options, true, field ) ) ? field.value : null;
}

async function open(
	content: Content,
	given: PromptOptions | undefined,
	canCancel = false,
	field?: HTMLInputElement
): Promise< boolean > {
	requireContent( content );
	optionsOver( {}, given );
	await parsed();
	const { title, ok, cancel, value, label, type } = optionsOver(
		{ ...words(), title: '', value: '', label: '', type: 'text' },
		given
	);
	const isLabel = field && ! label;
	const heading = part( 'h2', 'dialog__title', { id: newId() }, title );
	const text = part(
		isLabel ? 'label' : 'div',
		'dialog__text',
		{ id: newId() },
		content
	);
	const submit = part( 'button', 'dialog__ok', { autofocus: '' }, ok );
	submit.classList.add( 'wp-element-button' );
	const form = part( 'form', 'dialog__form', { novalidate: '' } );
	if ( title ) {
		form.append( heading );
	}
	form.append( text );
	if ( field ) {
		const id = newId();
		Object.assign( field, { id, type, value, autofocus: true } );
		submit.autofocus = false;
		const name = isLabel
			? text
			: part( 'label', 'dialog__label', {}, label );
		name.setAttribute( 'for', id );
		form.append( ...( isLabel ? [] : [ name ] ), field );
	}
	form.append(
		part(
			'div',
			'dialog__buttons',
			{},
			...( canCancel ? [ cancelButton( cancel ) ] : [] ),
			submit
		)
	);
	const dialog = part(
		'dialog',
		'dialog',
		{
			role: field ? 'dialog' : 'alertdialog',
			'aria-labelledby': title ? heading.id : text.id,
			...( title && { 'aria-describedby': text.id } ),
		},
		form
	);
	return show( dialog, form, field );
}

const cancelButton = ( label: string ) =>
	part(
		'button',
		'dialog__cancel',
		{ type: 'button', 'data-frontage-overlay-close': '' },
		label
	);

function show(
	dialog: HTMLDialogElement,
	form: HTMLFormElement,
	field?: HTMLInputElement
): Promise< boolean > {
	form.onsubmit = ( event ) => {
		event.preventDefault();
		dialog.close( 'ok' );
	};
	// A press on the backdrop does nothing, as with the browser's own.
	dialog.addEventListener(
		'click',
		( event ) =>
			event.target === dialog && event.stopImmediatePropagation(),
		true
	);
	return new Promise( ( resolve, reject ) => {
		document.body.append( dialog );
		try {
			openOverlay( dialog, {
				onClose() {
					dialog.inert = true;
					resolve( dialog.returnValue === 'ok' );
					setTimeout( () => dialog.remove(), LEAVING );
				},
			} );
			field?.select();
		} catch ( error ) {
			dialog.remove();
			reject( error );
		}
	} );
}

function requireContent( content: unknown ) {
	requireValue( 'text', content );
	if ( typeof content === 'object' ) {
		requireInstance( 'text', content, Element );
	} else {
		requireType( 'text', content, 'string' );
	}
}
