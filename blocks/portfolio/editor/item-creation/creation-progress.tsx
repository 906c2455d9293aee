/** Progress while items are created from images, and the options if some have failed. */
import { Button, Placeholder, ProgressBar } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { gallery } from '@wordpress/icons';
import type { ItemCreation } from './use-item-creation';

interface Press {
	currentTarget: HTMLElement;
}

/** Moves focus to the block, because the pressed button is removed. */
const keepFocus = ( { currentTarget }: Press ) =>
	currentTarget.closest< HTMLElement >( '[data-block]' )?.focus();

export function CreationProgress( { creation }: { creation: ItemCreation } ) {
	const { state, done, total } = creation;
	const failed = total - done;

	return (
		<Placeholder
			icon={ gallery }
			label={ __( 'Portfolio', 'frontage' ) }
			instructions={
				state === 'making'
					? __( 'Each picture becomes a portfolio item.', 'frontage' )
					: sprintf(
							/* translators: %d: number of pictures. */
							_n(
								'%d picture did not become an item. It is still in your media library.',
								'%d pictures did not become items. They are still in your media library.',
								failed,
								'frontage'
							),
							failed
						)
			}
		>
			{ state === 'making' && (
				<ProgressBar value={ ( 100 * done ) / total } />
			) }
			{ /* Always rendered, so that screen readers announce each change of the live region. */ }
			<p role="status">
				{ state === 'making' &&
					sprintf(
						/* translators: 1: number of finished pictures; 2: number of all pictures. */
						__( '%1$d of %2$d', 'frontage' ),
						done,
						total
					) }
			</p>
			{ state === 'failed' && <Failures { ...creation } /> }
		</Placeholder>
	);
}

function Failures( { messages, retry, leaveOut }: ItemCreation ) {
	return (
		<>
			{ messages.map( ( message ) => (
				<p key={ message }>{ message }</p>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ ( event: Press ) => {
					keepFocus( event );
					retry();
				} }
			>
				{ __( 'Retry', 'frontage' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ ( event: Press ) => {
					keepFocus( event );
					leaveOut();
				} }
			>
				{ __( 'Go on without them', 'frontage' ) }
			</Button>
		</>
	);
}
