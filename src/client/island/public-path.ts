/**
 * Lets the later parts of a script come from where the page says that the build lies, which may be another host, and carry the page's nonce: an
 * optimiser may have moved or merged the script itself.
 */
/* eslint-disable camelcase -- Webpack's names. */
import { nonce } from './nonce';
import { pageData } from './page-data';

const { publicPath } = pageData();
if ( publicPath ) {
	__webpack_public_path__ = publicPath;
}
__webpack_nonce__ = nonce();
