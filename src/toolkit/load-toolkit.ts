/** For features of ours: brings the toolkit when it is needed. Their PHP calls Toolkit\prepare(), which puts its words on the page. */
import { pageData } from '../client/island/page-data';
import { loadLate } from '../client/island/load-late';
import type { Toolkit } from './toolkit';

/** @throws {Error} When it does not come. */
export async function loadToolkit(): Promise< Toolkit > {
	const id = 'frontage-toolkit-css';
	if ( ! document.querySelector( `link#${ id }` ) ) {
		const link = document.createElement( 'link' );
		link.id = id;
		link.rel = 'stylesheet';
		link.href = `${ pageData().publicPath }toolkit.css?ver=${ FRONTAGE_VERSION }`;
		document.head.append( link );
	}
	return loadLate< Toolkit >( 'toolkit' );
}
