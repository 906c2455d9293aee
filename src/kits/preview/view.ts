/**
 * The page's side of a live preview: in a frame, it takes the messages of the page around it, shows what they set, and acknowledges each.
 * Messages and the storage entry have the names of the senders that exist already.
 */
import { check, type State, type Texts } from './check';
import { showLogo } from './logo';
import { sheet, style } from './style';

/* Printed around this script by preview.php. */
declare const frontagePreview: {
	/** Origins whose pages may send. */
	origins: string[];
	/** Custom properties of the palette, in its order. */
	palette: Texts;
	/** Address of the font service, to which a family is appended; '' for none. */
	service: string;
	/** Address of the site, to which the stored state belongs. */
	site: string;
};

const STORED = 'starter-templates-iframe-preview-data';

const { origins, palette, service, site } = frontagePreview;

let state: State = {};

function show( next: State ) {
	const applied = {};
	const refused = {};
	check( applied, refused, next );
	style( applied, palette, service );
	showLogo( applied );
	state = next;
	return { applied, refused };
}

function take( param: string, data: unknown ) {
	if ( param === 'completeOnboarding' ) {
		return state;
	}
	if ( param === 'clearPreviewAssets' ) {
		// A sender may say what is to be there then.
		return Object( data );
	}
	return param === 'cleanStorage'
		? { siteLogo: data ?? state.siteLogo }
		: { ...state, [ param ]: data };
}

if ( parent !== window ) {
	document.adoptedStyleSheets.push( sheet );
	try {
		const { data, url } = JSON.parse( localStorage[ STORED ] );
		if ( url === site ) {
			state = Object( data );
		}
	} catch {}
	show( state );
	addEventListener( 'message', ( { data, origin, source } ) => {
		if (
			source === parent &&
			origins.includes( origin ) &&
			data?.call === 'starterTemplatePreviewDispatch'
		) {
			// Neither what is no state nor a storage that is full or forbidden stops the page.
			try {
				const { param, id } = data.value;
				parent.postMessage(
					{
						call: 'frontagePreviewApplied',
						param,
						id,
						...show( take( param, data.value.data ) ),
					},
					origin
				);
				delete localStorage[ STORED ];
				if ( param !== 'completeOnboarding' ) {
					localStorage[ STORED ] = JSON.stringify( {
						data: state,
						url: site,
					} );
				}
			} catch {}
		}
	} );
	for ( const origin of origins ) {
		parent.postMessage( { call: 'frontagePreviewReady' }, origin );
	}
}
