/** State of the combobox: results of the typed text, whether they are open, and the active one. */
import {
	useEffect,
	useState,
	useSyncExternalStore,
	type RefObject,
} from '@wordpress/element';
import { find } from './find';
import { liveSearch, type Now, type Result } from './live-search';
import { nextOption } from './next-option';
import type { Props } from './props';
import { allResults } from './sentences';

export function useCombobox(
	props: Props,
	field: RefObject< HTMLInputElement >
) {
	const { id } = props;
	const [ search ] = useState( () =>
		liveSearch( ( term, signal ) => find( props, term, signal ) )
	);
	const now = useSyncExternalStore(
		search.subscribe,
		search.get,
		search.get
	);
	// A combobox from the first update on: hydration does not correct attributes of the server's HTML.
	const [ isLive, setLive ] = useState( false );
	/** URL of the active option, '' for the field; null while the list is closed. */
	const [ chosen, choose ] = useState< string | null >( null );
	const read = () => {
		choose( '' );
		search.type( field.current?.value ?? '' );
	};
	useEffect( () => {
		setLive( true );
		if ( field.current?.value !== field.current?.defaultValue ) {
			read();
		}
		return search.stop;
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once: what was typed before.

	const options = optionsOf( props, now );
	const isOpen = chosen !== null;
	/** Index of the active option; -1 for the field. */
	const at = options.findIndex( ( { url } ) => url === chosen );
	const isExpanded = isOpen && options.length > 0;
	return {
		now,
		options,
		isOpen,
		at,
		choose,
		retry() {
			// The pressed button is removed.
			field.current?.focus();
			search.retry();
		},
		read,
		/** Attributes of the field. */
		role: isLive && {
			role: 'combobox',
			'aria-autocomplete': 'list' as const,
			'aria-expanded': isExpanded,
			'aria-controls': isExpanded ? `${ id }-list` : undefined,
			'aria-activedescendant': at < 0 ? undefined : `${ id }-${ at }`,
		},
	};
}

export function onKeyDown(
	event: KeyboardEvent,
	id: string,
	{ options, isOpen, at, choose }: ReturnType< typeof useCombobox >
) {
	const { key, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event;
	const isModified = ctrlKey || metaKey || altKey || shiftKey;
	if ( ! options.length || isComposing || isModified ) {
		return;
	}
	const next = nextOption( key, at, options.length );
	if ( next !== undefined ) {
		event.preventDefault();
		choose( options[ next ]?.url ?? '' );
	} else if ( key === 'Escape' && isOpen ) {
		// Keeps the surrounding panel open.
		event.preventDefault();
		choose( null );
	} else if ( key === 'Enter' && at >= 0 ) {
		event.preventDefault();
		document.getElementById( `${ id }-${ at }` )?.click();
	}
}

/** The results, and a link to all of them. */
const optionsOf = ( props: Props, { results, term }: Now ): Result[] =>
	results.length
		? [
				...results,
				{
					url: resultsPage( props, term ),
					title: allResults( term ),
					type: '',
					image: null,
				},
			]
		: [];

/** URL of the results page for a term. */
function resultsPage( { action, sent }: Props, term: string ): string {
	const url = new URL( action, document.baseURI );
	url.search = `${ new URLSearchParams( [ [ 's', term ], ...sent ] ) }`;
	return url.href;
}
