/**
 * The page's side of a live preview: in a frame, it takes the messages of the page around it, shows what they set, and acknowledges each.
 * The message, its parameters and the storage entry have the names of the senders that exist already.
 */
import { check, type Refused } from './check';
import { loadFonts } from './fonts';
import { showLogo } from './logo';
import { style } from './style';

/** Printed by preview.php. */
interface PageData {
	/** Origins whose pages may send. */
	origins: string[];
	/** Custom properties of the palette, in its order. */
	palette: string[];
	/** Address of the font service; '' for none. */
	service: string;
	/** Address of the site, to which the stored state belongs. */
	site: string;
	/** Name of the parameter of previewed addresses. */
	name: string;
}

/** Data by parameter, as they were sent. */
type State = { [ param: string ]: unknown };

const STORED = 'starter-templates-iframe-preview-data';
const MOST_STATES = 50;

const { origins, palette, service, site, name }: PageData = JSON.parse(
	document.querySelector( 'script[data-frontage-preview]' )?.textContent ??
		'{}'
);

let state: State = {};
/* States before it, for undoing. */
const past: State[] = [];

/* Storage may be full or forbidden: the page shows the state nevertheless. */
function store( kept?: State ): void {
	try {
		if ( kept ) {
			localStorage[ STORED ] = JSON.stringify( {
				data: kept,
				url: site,
			} );
		} else {
			localStorage.removeItem( STORED );
		}
	} catch {}
}

function restore(): void {
	try {
		const { data, url } = JSON.parse( localStorage[ STORED ] );
		state = url === site ? Object( data ) : state;
	} catch {}
}

const valuesOf = ( param: string ) => check( param, state[ param ] ).values;

/* Messages of one frame are shown together: only the last state counts. */
const acknowledgements: ( () => void )[] = [];

function show(): void {
	style( valuesOf, palette );
	showLogo( valuesOf( 'siteLogo' ) );
	loadFonts( valuesOf( 'siteTypography' ), service );
	acknowledgements.splice( 0 ).forEach( ( send ) => send() );
}

function change( next: State ): void {
	past.push( state );
	past.splice( 0, past.length - MOST_STATES );
	state = next;
	store( state );
}

/* Takes a message, and tells what is applied and what is refused. */
function take( param: string, data: unknown ): [ string[], Refused ] {
	const { values, refused } = check( param, data );
	const applied = Object.keys( values );
	switch ( param ) {
		case 'clearPreviewAssets':
			change( {} );
			break;
		case 'cleanStorage':
			// Leaves the logo: the one of the message, or the one that is shown.
			change( { siteLogo: data ?? state.siteLogo } );
			break;
		case 'completeOnboarding':
			store();
			break;
		case 'undoPreview':
			state = past.pop() ?? state;
			store( state );
			break;
		default:
			if ( applied.length || ! Object.keys( refused ).length ) {
				change( { ...state, [ param ]: data } );
			}
			return [ applied, refused ];
	}
	return [ [ param ], {} ];
}

function receive( { data, origin, source }: MessageEvent ): void {
	if (
		source !== parent ||
		! origins.includes( origin ) ||
		data?.call !== 'starterTemplatePreviewDispatch'
	) {
		return;
	}
	const { param, data: given } = Object( data.value );
	const [ applied, refused ] = take( String( param ), given );
	const count = acknowledgements.push( () =>
		parent.postMessage(
			{ call: 'frontagePreviewApplied', param, applied, refused },
			origin
		)
	);
	if ( count === 1 ) {
		requestAnimationFrame( show );
	}
}

/* A link leads to a page that is previewed, too. */
function keepPreviewed( { target }: MouseEvent ): void {
	const link = target instanceof Element && target.closest( 'a' );
	if ( link && link.origin === location.origin ) {
		const url = new URL( link.href );
		url.searchParams.set( name, '1' );
		link.href = url.href;
	}
}

if ( parent !== window ) {
	restore();
	show();
	addEventListener( 'message', receive );
	addEventListener( 'click', keepPreviewed, true );
	// Answered with the whole state, for what was sent before is lost.
	const around = new URL( document.referrer || site ).origin;
	if ( origins.includes( around ) ) {
		parent.postMessage(
			{ call: 'frontagePreviewReady', url: location.href },
			around
		);
	}
}
