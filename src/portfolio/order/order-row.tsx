/** One row of the list: a drag handle, a position field, and arrow buttons for the keyboard. */
import { Button } from '@wordpress/components';
import { memo, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp, dragHandle } from '@wordpress/icons';
import type { OrderedItem } from './ordering';
import type { Press } from './use-drag';

interface Props {
	item: OrderedItem;
	/** Its position, from 0. */
	at: number;
	count: number;
	state: 'resting' | 'dragged' | 'target-before' | 'target-after';
	begin: ( from: number, event: Press ) => void;
	move: ( from: number, to: number ) => void;
}

function Row( { item, at, count, state, begin, move }: Props ) {
	return (
		<li
			className="frontage-portfolio-order__row"
			data-state={ state }
			data-item={ item.id }
		>
			<Button
				className="frontage-portfolio-order__handle"
				icon={ dragHandle }
				tabIndex={ -1 }
				aria-hidden
				onPointerDown={ ( event: Press ) => begin( at, event ) }
			/>
			<Position
				title={ item.title }
				at={ at }
				count={ count }
				move={ move }
			/>
			<span className="frontage-portfolio-order__picture">
				{ item.thumbnail && (
					<img src={ item.thumbnail } alt="" loading="lazy" />
				) }
			</span>
			<span className="frontage-portfolio-order__title">
				{ item.title }
				{ item.status && (
					<span className="frontage-portfolio-order__status">
						{ ' — ' }
						{ item.status }
					</span>
				) }
			</span>
			<Moves { ...{ item, at, count, move } } />
		</li>
	);
}

/* Hundreds of rows: only changed ones are rendered again. */
export const OrderRow = memo( Row );

function Moves( {
	item,
	at,
	count,
	move,
}: Pick< Props, 'item' | 'at' | 'count' | 'move' > ) {
	return (
		<span className="frontage-portfolio-order__moves">
			<Button
				size="compact"
				variant="tertiary"
				className="frontage-portfolio-order__top"
				aria-label={ sprintf(
					/* translators: %s: title of an item. */
					__( 'Move to the top: %s', 'frontage' ),
					item.title
				) }
				disabled={ at === 0 }
				accessibleWhenDisabled
				onClick={ () => move( at, 0 ) }
			>
				{ __( 'Top', 'frontage' ) }
			</Button>
			<Button
				size="compact"
				icon={ arrowUp }
				aria-label={ sprintf(
					/* translators: %s: title of an item. */
					__( 'Move up: %s', 'frontage' ),
					item.title
				) }
				disabled={ at === 0 }
				accessibleWhenDisabled
				onClick={ () => move( at, at - 1 ) }
			/>
			<Button
				size="compact"
				icon={ arrowDown }
				aria-label={ sprintf(
					/* translators: %s: title of an item. */
					__( 'Move down: %s', 'frontage' ),
					item.title
				) }
				disabled={ at === count - 1 }
				accessibleWhenDisabled
				onClick={ () => move( at, at + 1 ) }
			/>
		</span>
	);
}

/** The item's position as a field, to enter another one. */
function Position( {
	title,
	at,
	count,
	move,
}: Pick< Props, 'at' | 'count' | 'move' > & { title: string } ) {
	const [ typed, setTyped ] = useState( String( at + 1 ) );
	useEffect( () => setTyped( String( at + 1 ) ), [ at ] );
	const take = () => {
		const wanted = parseInt( typed, 10 );
		setTyped( String( at + 1 ) );
		if ( ! Number.isNaN( wanted ) ) {
			move( at, wanted - 1 );
		}
	};
	return (
		<input
			className="frontage-portfolio-order__position"
			type="text"
			inputMode="numeric"
			aria-label={ sprintf(
				/* translators: 1: title of an item. 2: a number. */
				__( 'Position of %1$s, 1 to %2$d', 'frontage' ),
				title,
				count
			) }
			value={ typed }
			onChange={ ( event ) => setTyped( event.target.value ) }
			onFocus={ ( event ) => event.target.select() }
			onBlur={ take }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' ) {
					event.preventDefault();
					take();
				}
			} }
		/>
	);
}
