/** Renews one-time values of the form after a response: hidden fields of plugins, taken from the site's response, and captchas. */
import { emit } from '../../client/events/events';
import { CLICK_TIMEOUT_MS } from '../../client/trigger/click-timeout';
import { fieldOf } from './form';

declare global {
	interface GlobalEventHandlersEventMap {
		/**
		 * On the form: the site has responded, and one-time values have to be renewed.
		 *
		 * @since 0.2.0
		 */
		'frontage-comment-answered': CustomEvent< { isAccepted: boolean } >;
	}
}

const HIDDEN = 'input[type="hidden"][name]';

/** The form's own fields: post and parent comment. */
const OWN = /^comment_(post_ID|parent)$/;

/** Name of the field that contains a captcha's token, by the global that renews it. */
const CAPTCHAS = {
	grecaptcha: 'g-recaptcha-response',
	hcaptcha: 'h-captcha-response',
	turnstile: 'cf-turnstile-response',
};

const hiddenIn = ( form: ParentNode ) =>
	[ ...form.querySelectorAll< HTMLInputElement >( HIDDEN ) ].filter(
		( { name } ) => ! OWN.test( name )
	);

export async function renew(
	form: HTMLFormElement,
	page: Document | undefined
): Promise< void > {
	renewCaptchas( form );
	emit( form, 'frontage-comment-answered', { isAccepted: !! page } );
	if ( hiddenIn( form ).length === 0 ) {
		return;
	}
	const post = fieldOf( form, 'comment_post_ID' )?.value;
	const fresh = [ ...( page ?? ( await newPage() ) ).forms ].find(
		( each ) => fieldOf( each, 'comment_post_ID' )?.value === post
	);
	for ( const { name, value } of fresh ? hiddenIn( fresh ) : [] ) {
		const field = fieldOf( form, name );
		if ( field?.type === 'hidden' ) {
			field.value = value;
		}
	}
}

/** An error page has no form: the current page is fetched again. */
async function newPage(): Promise< Document > {
	const html = await fetch( window.location.href, {
		cache: 'no-store',
		signal: AbortSignal.timeout( CLICK_TIMEOUT_MS ),
	} )
		.then( ( answer ) => answer.text() )
		.catch( () => '' );
	return new DOMParser().parseFromString( html, 'text/html' );
}

/** Each by its widget's number, which is part of the field's id: other forms of the page may have a captcha, too. */
function renewCaptchas( form: HTMLFormElement ): void {
	for ( const [ name, field ] of Object.entries( CAPTCHAS ) ) {
		const token = fieldOf( form, field );
		const widget = token?.id
			.replace( field, '' )
			.replace( /^-|_response$/, '' );
		try {
			if ( token ) {
				Reflect.get( window, name ).reset( widget || undefined );
			}
		} catch {}
	}
}
