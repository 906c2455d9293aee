/**
 * Lets an island's later parts come from where the page says that the build lies, which may be another host, and carry
 * the page's nonce.
 */
/* eslint-disable camelcase -- Webpack's names. */
import { pageData } from './page-data';

const { publicPath } = pageData();
if ( publicPath ) {
	__webpack_public_path__ = publicPath;
}

__webpack_nonce__ =
	document.currentScript?.nonce ||
	document.querySelector< HTMLElement >( 'script[nonce]' )?.nonce ||
	'';
