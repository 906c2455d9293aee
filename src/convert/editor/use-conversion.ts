/** State of the post: what a conversion would lose, or has lost. */
import { useEffect, useState } from '@wordpress/element';
import { request } from '../../client/rest/admin';
import { printedData } from '../../editor/screen';

export type Action = 'convert' | 'restore' | 'discard';

/** One thing that is lost, by the place of its element. */
export interface Line {
	id: string;
	place: string;
	kind: string;
	text: string;
}

/** Data printed by editor.php. */
export const { id, isConverted } = printedData< {
	id: number;
	isConverted: boolean;
} >( 'convert-editor' ) ?? { id: 0, isConverted: false };

const path = `/frontage/v1/convert/${ id }`;

export function useConversion() {
	const [ lines, setLines ] = useState< Line[] >();
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	useEffect( () => {
		request( path ).then(
			( answer ) => setLines( linesOf( answer ) ),
			( { message } ) => setError( message )
		);
	}, [] );
	/** Loads the editor again afterwards: what it holds is the content before. */
	const run = async ( action: Action ) => {
		setBusy( true );
		setError( '' );
		try {
			await request( path, 'POST', { action } );
			window.location.reload();
		} catch ( failure ) {
			setError( String( ( failure as Error ).message ) );
			setBusy( false );
		}
	};
	return { lines, isBusy, error, run };
}

/** The report of an answer, line by line of the elements' order. */
function linesOf( answer: unknown ): Line[] {
	const { report } = answer as { report?: unknown };
	return Array.isArray( report ) ? report : [];
}
