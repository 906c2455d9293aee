/**
 * Loads a script of the page data and its dependencies, React among them for islands, in order and each of them once, whatever else loads them on this
 * page: enqueued, deferred, concatenated, delayed, or by a second copy of this loader. A stylesheet is a dependency of the script that needs it.
 */
import { nonce } from './nonce';
import { pageData, type PageData, type Script } from './page-data';

const RETRY_DELAY_MS = 300;
const OTHERS_TIMEOUT_MS = 1500;
const POLL_INTERVAL_MS = 50;

/** Set on elements that this loader added: `loading` or `ran`. Another copy of the loader reads it. */
const MARK = 'data-frontage-script';

const STYLE = /\.css\b/;

const preloaded = new Set< string >();
const running = new Map< string, Promise< void > >();

/** Fetches without executing; a prefetch has low priority. */
export function preload( name: string, isAhead = false ): void {
	const { deferred, scripts } = pageData();
	for ( const handle of deferred[ name ] ?? [] ) {
		const { src, global } = scripts[ handle ] ?? {};
		if (
			src &&
			! preloaded.has( src ) &&
			! elementOf( handle ) &&
			! at( global )
		) {
			preloaded.add( src );
			add( 'link', {
				rel: isAhead ? 'prefetch' : 'preload',
				as: STYLE.test( src ) ? 'style' : 'script',
				href: src,
			} );
		}
	}
}

/**
 * Executes a script and those of its dependencies that have not run yet.
 * @throws {Error} If one of them fails to load.
 */
export async function run( name: string ): Promise< void > {
	const data = pageData();
	const handles = data.deferred[ name ];
	if ( ! handles ) {
		throw new Error( `No ${ name } here.` );
	}
	const deadline = Date.now() + OTHERS_TIMEOUT_MS;
	for ( const handle of handles ) {
		await once( handle, data, deadline );
	}
}

function once(
	handle: string,
	data: PageData,
	deadline: number
): Promise< void > {
	const promise = running.get( handle ) ?? load( handle, data, deadline );
	promise.catch( () => running.delete( handle ) );
	running.set( handle, promise );
	return promise;
}

async function load(
	handle: string,
	data: PageData,
	deadline: number
): Promise< void > {
	const script = data.scripts[ handle ] ?? {};
	if (
		at( script.global ) ||
		( await ranByOthers( handle, script, deadline ) )
	) {
		return;
	}
	translate( script );
	addInline( script.before );
	if ( script.src ) {
		const { src } = script;
		await addExternal( handle, src ).catch( async () => {
			await new Promise( ( resolve ) =>
				setTimeout( resolve, RETRY_DELAY_MS )
			);
			await addExternal( handle, src );
		} );
		if ( script.global && ! at( script.global ) ) {
			throw new Error( `${ script.global } did not load.` );
		}
	}
	if ( handle === 'wp-i18n' ) {
		translate( script );
	}
	addInline( script.after );
}

/**
 * Waits for a script element of the page, until the deadline (milliseconds since 1970, shared by all scripts of one call). An element does not mean an
 * executed script: it may be queued, delayed by an optimizer, or blocked.
 * @return Whether it has run.
 */
async function ranByOthers(
	handle: string,
	script: Script,
	deadline: number
): Promise< boolean > {
	const element = elementOf( handle );
	const isDone = () =>
		script.global
			? !! at( script.global )
			: element?.getAttribute( MARK ) === 'ran' ||
				/* By then all parser-inserted scripts have run. */
				( document.readyState === 'complete' &&
					!! element?.src &&
					! element.hasAttribute( MARK ) &&
					/^$|javascript/.test( element.type ) );
	if ( ! element || isDone() ) {
		return !! element;
	}
	return new Promise( ( resolve ) => {
		const finish = ( ran: boolean ) => {
			clearInterval( timer );
			resolve( ran );
		};
		const timer = setInterval( () => {
			if ( isDone() || Date.now() > deadline ) {
				finish( isDone() );
			}
		}, POLL_INTERVAL_MS );
		element.addEventListener( 'load', () =>
			finish( ! script.global || isDone() )
		);
		element.addEventListener( 'error', () => finish( false ) );
	} );
}

function addExternal( handle: string, src: string ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const id = elementOf( handle ) ? '' : `${ handle }-js`;
		const element = STYLE.test( src )
			? add( 'link', { rel: 'stylesheet', href: src } )
			: add( 'script', { src, id } );
		element.setAttribute( MARK, 'loading' );
		element.onload = () => {
			element.setAttribute( MARK, 'ran' );
			resolve();
		};
		element.onerror = () => {
			element.remove();
			reject( new Error( `${ src } did not load.` ) );
		};
	} );
}

const addInline = ( text = '' ) => text && add( 'script', { text } );

function add< Tag extends 'link' | 'script' >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] >
): HTMLElementTagNameMap[ Tag ] {
	const element = Object.assign( document.createElement( tag ), properties );
	element.nonce = nonce();
	document.head.append( element );
	return element;
}

/** Element by which WordPress or this loader has added it to the page. */
const elementOf = ( handle: string ) =>
	document.scripts.namedItem( `${ handle }-js` );

function translate( { translations = {} }: Script ): void {
	const setLocaleData = at( 'wp.i18n.setLocaleData' );
	if ( typeof setLocaleData === 'function' ) {
		for ( const [ domain, data ] of Object.entries( translations ) ) {
			setLocaleData( data, domain );
		}
	}
}

/* An element's id is a property of the window, too, but not its own. */
function at( path = '' ): unknown {
	return path
		.split( '.' )
		.reduce< unknown >(
			( value, key ) =>
				Object.hasOwn( Object( value ), key ) && Object( value )[ key ],
			window
		);
}
