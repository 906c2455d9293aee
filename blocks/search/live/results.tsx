/** Results below the field: their number and a list of links. */
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Now, Result } from './live-search';
import type { Props } from './props';
import { statusOf } from './sentences';

interface ResultsProps extends Pick< Props, 'id' | 'labels' > {
	now: Now;
	isOpen: boolean;
	options: Result[];
	/** Index of the active option; -1 for the field. */
	at: number;
	retry: () => void;
}

export function Results( props: ResultsProps ) {
	const { id, labels, now, isOpen, options, at, retry } = props;
	const list = useRef< HTMLDivElement >( null );
	useEffect( () => {
		list.current?.children[ at ]?.scrollIntoView( { block: 'nearest' } );
	}, [ at ] );
	const text = isOpen ? statusOf( now, labels ) : '';
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It takes nothing: the focus stays in the field, as a press that blurred it would close the list under the pointer.
		<div
			className="wp-block-frontage-search__results"
			data-state={ isOpen ? now.state : 'idle' }
			onMouseDown={ ( event ) => event.preventDefault() }
		>
			<p className="wp-block-frontage-search__status" role="status">
				{ useSettled( text ) }
			</p>
			{ text && (
				<p
					className="wp-block-frontage-search__count"
					aria-hidden="true"
				>
					{ text }
				</p>
			) }
			{ isOpen && now.state === 'failed' && (
				<button
					className="wp-block-frontage-search__retry"
					type="button"
					onClick={ retry }
				>
					{ labels.retry }
				</button>
			) }
			{ isOpen && options.length > 0 && (
				<div
					ref={ list }
					className="wp-block-frontage-search__list wp-exclude-emoji"
					role="listbox"
					id={ `${ id }-list` }
					aria-label={ labels.results }
				>
					{ options.map( ( option, index ) => (
						<Option
							key={ option.url }
							id={ `${ id }-${ index }` }
							option={ option }
							isChosen={ index === at }
						/>
					) ) }
				</div>
			) }
		</div>
	);
}

/** Debounces a text by a second, so that screen readers are not interrupted while typing; '' is immediate. */
function useSettled( text: string ): string {
	const [ settled, settle ] = useState( '' );
	useEffect( () => {
		const timer = setTimeout( settle, text ? 1000 : 0, text );
		return () => clearTimeout( timer );
	}, [ text ] );
	return text && settled;
}

interface OptionProps {
	id: string;
	option: Result;
	isChosen: boolean;
}

const Option = ( {
	id,
	option: { url, title, type, image },
	isChosen,
}: OptionProps ) => (
	// WordPress's emoji script observes new elements and checks only the class of the element itself.
	<a
		className="wp-block-frontage-search__option wp-exclude-emoji"
		role="option"
		id={ id }
		href={ url }
		tabIndex={ -1 }
		aria-selected={ isChosen }
	>
		{ image && (
			<img
				className="wp-block-frontage-search__picture"
				{ ...image }
				alt=""
				loading="lazy"
			/>
		) }
		<span className="wp-block-frontage-search__title" dir="auto">
			{ title }
		</span>
		{ type && (
			<span className="wp-block-frontage-search__type">{ type }</span>
		) }
	</a>
);
