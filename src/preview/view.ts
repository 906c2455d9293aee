/**
 * The page's side of a live preview: in a frame, it takes the messages of the page around it, shows what they set, and acknowledges each.
 * Messages and the storage entry have the names of the senders that exist already.
 */
import { check, type State } from './check';
import { showLogo } from './logo';
import { origins, site } from './page';
import { sheet, style } from './style';

const STORED = 'starter-templates-iframe-preview-data';

let state: State = {};

function show( next: State ) {
	const applied = {};
	const refused = {};
	check( applied, refused, next );
	style( applied );
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
			show( Object( data ) );
		}
	} catch {}
	addEventListener( 'message', ( { data: message, origin, source } ) => {
		// Neither what is no message or state, nor a storage that is full or forbidden, stops the page.
		try {
			if (
				source === parent &&
				origins.includes( origin ) &&
				message.call === 'starterTemplatePreviewDispatch'
			) {
				const { param, id, data } = message.value;
				parent.postMessage(
					{
						call: 'frontagePreviewApplied',
						param,
						id,
						...show( take( param, data ) ),
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
			}
		} catch {}
	} );
	for ( const origin of origins ) {
		parent.postMessage( { call: 'frontagePreviewReady' }, origin );
	}
}
