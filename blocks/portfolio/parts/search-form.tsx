/** Search field. Typing filters the loaded items immediately; after a pause or on submit, the server searches all. */
import { useEffect, useRef, type RefObject } from '@wordpress/element';
import type { Props } from '../props';
import type { Snapshot } from '../store/snapshot';
import type { Store } from '../store/store';

export function SearchForm( {
	props,
	store,
	now,
}: {
	props: Props;
	store: Store;
	now: Snapshot;
} ) {
	const { instance, labels } = props;
	const field = useField( props, store, now );
	return (
		<form
			className="wp-block-frontage-portfolio__search"
			role="search"
			method="get"
			data-frontage-wake=""
			onSubmit={ ( event ) => {
				event.preventDefault();
				store.search( field.current?.value ?? '', true );
			} }
		>
			{ props.sent.map( ( [ name, value ], at ) => (
				<input key={ at } type="hidden" name={ name } value={ value } />
			) ) }
			<input
				className="wp-block-frontage-portfolio__field"
				ref={ field }
				type="search"
				name={ `frontage-${ instance }-search` }
				defaultValue={ props.state.search }
				placeholder={ labels.placeholder }
				aria-label={ labels.search }
				maxLength={ 200 }
				enterKeyHint="search"
				autoComplete="off"
				onInput={ ( event ) =>
					store.search( event.currentTarget.value )
				}
			/>
			<button
				className="wp-block-frontage-portfolio__submit"
				type="submit"
				suppressHydrationWarning
			>
				{ labels.search }
			</button>
		</form>
	);
}

/** Uncontrolled input: read once after hydration, and written only if Back or Clear changes the search. */
function useField(
	props: Props,
	store: Store,
	{ state, typed }: Snapshot
): RefObject< HTMLInputElement > {
	const field = useRef< HTMLInputElement >( null );
	const isFirst = useRef( true );
	useEffect( () => {
		const text = field.current?.value ?? '';
		if ( text.trim() !== props.state.search ) {
			store.search( text );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	useEffect( () => {
		if ( isFirst.current ) {
			isFirst.current = false;
		} else if (
			field.current &&
			typed === null &&
			field.current.value.trim() !== state.search
		) {
			field.current.value = state.search;
		}
	}, [ state.search, typed ] );
	return field;
}
