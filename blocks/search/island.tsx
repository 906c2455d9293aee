/**
 * The hydrated search form: a combobox by the ARIA pattern, with the results of WordPress's search as options. It hydrates the form of
 * blocks/search/server/form.php and keeps the field's value.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { Icon } from '../../src/client/icon/icon';
import { island } from '../../src/client/island/mount';
import { SEARCH } from './icon';
import { find } from './live/find';
import { liveSearch } from './live/live-search';
import { nextOption } from './live/next-option';
import type { Props } from './live/props';
import { Results } from './live/results';
import { allResults } from './live/sentences';

function Search( props: Props ) {
	const { id, action, value, placeholder, sent, labels } = props;
	const field = useRef< HTMLInputElement >( null );
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
	const [ isOpen, setOpen ] = useState( false );
	/** URL of the active option. */
	const [ chosen, setChosen ] = useState( '' );

	const read = () => {
		setOpen( true );
		setChosen( '' );
		search.type( field.current?.value ?? '' );
	};
	useEffect( () => {
		setLive( true );
		if ( field.current?.value !== field.current?.defaultValue ) {
			read();
		}
		return search.stop;
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once: what was typed before.

	const options = now.results.length
		? [
				...now.results,
				{
					url: resultsPage( props, now.term ),
					title: allResults( now.term ),
					type: '',
					image: null,
				},
			]
		: [];
	const at = options.findIndex( ( { url } ) => url === chosen );
	const isExpanded = isOpen && options.length > 0;

	const onKeyDown = ( event: KeyboardEvent ) => {
		const { key, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event;
		if (
			! options.length ||
			isComposing ||
			[ ctrlKey, metaKey, altKey, shiftKey ].includes( true )
		) {
			return;
		}
		const next = nextOption( key, isOpen ? at : -1, options.length );
		if ( next !== undefined ) {
			event.preventDefault();
			setOpen( true );
			setChosen( options[ next ]?.url ?? '' );
		} else if ( key === 'Escape' && isOpen ) {
			// Keeps the surrounding panel open.
			event.preventDefault();
			setOpen( false );
			setChosen( '' );
		} else if ( key === 'Enter' && isOpen && at >= 0 ) {
			event.preventDefault();
			document.getElementById( `${ id }-${ at }` )?.click();
		}
	};

	return (
		<form
			className="wp-block-frontage-search__form"
			role="search"
			method="get"
			action={ action }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setOpen( false );
				}
			} }
		>
			<div className="wp-block-frontage-search__row">
				<input
					ref={ field }
					className="wp-block-frontage-search__field"
					type="text"
					name="s"
					defaultValue={ value }
					placeholder={ placeholder }
					aria-label={ labels.field }
					inputMode="search"
					enterKeyHint="search"
					autoComplete="off"
					maxLength={ 500 }
					pattern=".*\S.*"
					required
					data-frontage-wake=""
					onInput={ read }
					onKeyDown={ ( { nativeEvent } ) =>
						onKeyDown( nativeEvent )
					}
					{ ...( isLive && {
						role: 'combobox',
						'aria-autocomplete': 'list',
						'aria-expanded': isExpanded,
						'aria-controls': isExpanded
							? `${ id }-list`
							: undefined,
						'aria-activedescendant':
							isExpanded && at >= 0
								? `${ id }-${ at }`
								: undefined,
					} ) }
				/>
				<button
					className="wp-block-frontage-search__submit"
					type="submit"
					aria-label={ labels.submit }
				>
					<Icon path={ SEARCH } />
				</button>
			</div>
			{ sent.map( ( [ name, hidden ] ) => (
				<input
					key={ name + hidden }
					type="hidden"
					name={ name }
					value={ hidden }
				/>
			) ) }
			<Results
				id={ id }
				labels={ labels }
				now={ now }
				isOpen={ isOpen }
				options={ options }
				at={ at }
				retry={ () => {
					// The pressed button is removed.
					field.current?.focus();
					search.retry();
				} }
			/>
		</form>
	);
}

/** URL of the results page for a term. */
function resultsPage( { action, sent }: Props, term: string ): string {
	const url = new URL( action, document.baseURI );
	url.search = '';
	url.searchParams.set( 's', term );
	sent.forEach( ( [ name, value ] ) =>
		url.searchParams.append( name, value )
	);
	return url.href;
}

island( 'search', Search );
