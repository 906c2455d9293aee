/** Buttons of a row in a list of chosen things: up, down, remove. */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, closeSmall } from '@wordpress/icons';

type OnClick = ( event: { currentTarget: HTMLElement } ) => void;

export interface RowButtonsProps {
	/** Of the row. */
	title: string;
	isFirst: boolean;
	isLast: boolean;
	onUp: OnClick;
	onDown: OnClick;
	onRemove: OnClick;
}

export const RowButtons = ( {
	title,
	isFirst,
	isLast,
	onUp,
	onDown,
	onRemove,
}: RowButtonsProps ) => (
	<>
		<Button
			size="small"
			icon={ chevronUp }
			label={ sprintf(
				/* translators: %s: what is moved: an item, a service. */
				__( 'Move %s up', 'frontage' ),
				title
			) }
			accessibleWhenDisabled
			disabled={ isFirst }
			onClick={ onUp }
		/>
		<Button
			size="small"
			icon={ chevronDown }
			label={ sprintf(
				/* translators: %s: what is moved: an item, a service. */
				__( 'Move %s down', 'frontage' ),
				title
			) }
			accessibleWhenDisabled
			disabled={ isLast }
			onClick={ onDown }
		/>
		<Button
			size="small"
			icon={ closeSmall }
			label={ sprintf(
				/* translators: %s: what is removed: an item, a service, a picture. */
				__( 'Remove %s', 'frontage' ),
				title
			) }
			onClick={ onRemove }
		/>
	</>
);
