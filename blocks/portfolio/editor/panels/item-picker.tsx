/** Selects items by title and sorts them. */
import { ComboboxControl, VisuallyHidden } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plainText } from '../../../../src/editor/plain-text';
import {
	RowButtons,
	type RowButtonsProps,
} from '../../../../src/editor/block/row-buttons';
import { useRecords } from '../../../../src/editor/use-records';

interface Item {
	id: number;
	title: { rendered: string };
}

interface ItemPickerProps {
	postType: string;
	/** Selected ids in order. */
	picked: number[];
	onChange: ( picked: number[] ) => void;
}

export function ItemPicker( { postType, picked, onChange }: ItemPickerProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ said, setSaid ] = useState( '' );
	const box = useRef< HTMLDivElement >( null );
	const { offered, titleOf } = useTitles( postType, search, picked );

	const move = ( id: number, to: number, button: HTMLElement ) => {
		const others = picked.filter( ( each ) => each !== id );
		onChange( [ ...others.slice( 0, to ), id, ...others.slice( to ) ] );
		setSaid( movedSentence( titleOf( id ), to, picked.length ) );
		// Reordering the DOM removes focus from the row's buttons.
		requestAnimationFrame( () => button.focus() );
	};

	const remove = ( id: number ) => {
		const at = picked.indexOf( id );
		onChange( picked.filter( ( each ) => each !== id ) );
		setSaid( removedSentence( titleOf( id ) ) );
		requestAnimationFrame( () => focusRow( box.current, at ) );
	};

	return (
		<div ref={ box }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Add an item', 'frontage' ) }
				value={ null }
				options={ offered
					.filter( ( { id } ) => ! picked.includes( id ) )
					.map( ( { id } ) => ( {
						value: String( id ),
						label: titleOf( id ),
					} ) ) }
				onFilterValueChange={ setSearch }
				onChange={ ( id ) =>
					id && onChange( [ ...picked, Number( id ) ] )
				}
			/>
			<ol aria-label={ __( 'Picked items', 'frontage' ) }>
				{ picked.map( ( id, at ) => (
					<Row
						key={ id }
						title={ titleOf( id ) }
						isFirst={ at === 0 }
						isLast={ at === picked.length - 1 }
						onUp={ ( { currentTarget } ) =>
							move( id, at - 1, currentTarget )
						}
						onDown={ ( { currentTarget } ) =>
							move( id, at + 1, currentTarget )
						}
						onRemove={ () => remove( id ) }
					/>
				) ) }
			</ol>
			<VisuallyHidden role="status">{ said }</VisuallyHidden>
		</div>
	);
}

const movedSentence = ( title: string, to: number, count: number ) =>
	sprintf(
		/* translators: 1: title of a portfolio item; 2: its new place; 3: number of items. */
		__( '%1$s is now %2$d of %3$d', 'frontage' ),
		title,
		to + 1,
		count
	);

const removedSentence = ( title: string ) =>
	sprintf(
		/* translators: %s: title of a portfolio item. */
		__( '%s was removed.', 'frontage' ),
		title
	);

/** Focus is lost with a removed row: moves it to the row that replaces it, or to the search field. */
function focusRow( box: HTMLElement | null, at: number ) {
	const rows = box?.querySelectorAll( 'ol > li' );
	const buttons =
		rows?.[ Math.min( at, rows.length - 1 ) ]?.querySelectorAll(
			'button'
		) ?? [];
	const target =
		[ ...buttons ].at( -1 ) ??
		box?.querySelector< HTMLElement >( '[role=combobox]' );
	target?.focus();
}

/** The items that the search finds, and the titles of these and of the selected ones. */
function useTitles( postType: string, search: string, picked: number[] ) {
	const offered = useItems( postType, { search, per_page: 20 } ) ?? [];
	const own = useItems(
		postType,
		picked.length ? { include: picked, per_page: 100 } : null
	);
	const titles = new Map(
		[ ...offered, ...( own ?? [] ) ].map( ( { id, title } ) => [
			id,
			plainText( title.rendered ) || `#${ id }`,
		] )
	);
	const titleOf = ( id: number ): string =>
		titles.get( id ) ??
		( own
			? /* translators: %d: number of a portfolio item. */
				sprintf( __( 'Not published (#%d)', 'frontage' ), id )
			: `#${ id }` );
	return { offered, titleOf };
}

function Row( props: RowButtonsProps ) {
	return (
		<li>
			<div style={ { display: 'flex', alignItems: 'center' } }>
				<span style={ { flex: 1, overflowWrap: 'anywhere' } }>
					{ props.title }
				</span>
				<RowButtons { ...props } />
			</div>
		</li>
	);
}

const useItems = ( postType: string, query: object | null ) =>
	useRecords< Item >(
		'postType',
		postType,
		query && { _fields: 'id,title', ...query }
	);
