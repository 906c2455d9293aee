/** State of the post: what a conversion would lose, or has lost. */
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { request } from '../../../client/rest/admin';
import { RestError } from '../../../client/rest/error';
import { printedData } from '../../../editor/screen';

export type Action = 'convert' | 'restore' | 'discard';

/** One thing that is lost, by the place of its element. */
interface Line {
	id: string;
	place: string;
	kind: string;
	text: string;
}

/** Lines in the elements' order: the first of them, where there are too many. Of each kind, how many there are in all. */
export interface Conversion {
	lines: Line[];
	kinds: { kind: string; title: string; count: number }[];
}

/** Draft in which later changes are, where WordPress keeps no revisions. */
export interface Draft {
	text: string;
	link: string;
}

/** Data printed by editor.php. */
export const { id, isConverted } = printedData< {
	id: number;
	isConverted: boolean;
} >( 'convert-editor' ) ?? { id: 0, isConverted: false };

const path = `/frontage/v1/convert/${ id }`;

export function useConversion() {
	const [ conversion, setConversion ] = useState< Conversion >();
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const [ draft, setDraft ] = useState< Draft >();
	const [ isUnsure, setUnsure ] = useState( false );
	useEffect( () => {
		request( path )
			.then( conversionOf )
			.then( setConversion, ( { message } ) => setError( message ) );
	}, [] );
	/** Loads the editor again afterwards: what it holds is the content before. */
	const run = async ( action: Action ) => {
		setBusy( true );
		setError( '' );
		try {
			const answer = await request( path, 'POST', { action } );
			const { draft: kept } = Object( answer ) as { draft?: Draft };
			if ( kept ) {
				setDraft( kept );
			} else {
				window.location.reload();
			}
		} catch ( failure ) {
			if ( isRefusal( failure ) ) {
				setError( failure.message );
				setBusy( false );
			} else {
				setUnsure( true );
			}
		}
	};
	return { conversion, isBusy, error, draft, isUnsure, run };
}

/** Whether the site says that it has done nothing; after any other failure it may have. */
const isRefusal = ( failure: unknown ): failure is RestError =>
	failure instanceof RestError &&
	failure.kind === 'http' &&
	failure.status < 500;

/** @throws {Error} If it is none: a page of which nothing is known is not converted. */
function conversionOf( answer: unknown ): Conversion {
	const { report, kinds } = Object( answer ) as {
		report?: unknown;
		kinds?: unknown;
	};
	if ( ! Array.isArray( report ) || ! Array.isArray( kinds ) ) {
		throw new Error(
			__(
				'The report could not be read: the site did not answer as expected. Reload the page and try again.',
				'frontage'
			)
		);
	}
	return { lines: report, kinds };
}
