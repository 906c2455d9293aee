/** Shows progress and result of filling the portfolio; failed images are kept, and Retry sends only those. */
import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { pictureName } from './picture-name';
import type { Filling } from './use-filling';
import './filling.scss';

interface Props {
	filling: Filling;
	/** URL of the page with the new items; without it they are on this page. */
	itemsUrl?: string;
}

export function FillingReport( { filling, itemsUrl }: Props ) {
	/* Keeps the focus when the pressed button is removed. */
	const region = useRef< HTMLDivElement >( null );
	const withFocusKept = ( act: () => void ) => () => {
		region.current?.focus();
		act();
	};
	return (
		<div
			ref={ region }
			className="frontage-portfolio-filling"
			data-state={ filling.state }
			tabIndex={ -1 }
			role="group"
			aria-label={ __( 'Items from pictures', 'frontage' ) }
		>
			{ filling.state === 'working' && (
				<Progress
					{ ...filling }
					cancel={ withFocusKept( filling.cancel ) }
				/>
			) }
			{ filling.state === 'finished' && (
				<Outcome
					{ ...filling }
					retry={ withFocusKept( filling.retry ) }
					dismiss={ withFocusKept( filling.dismiss ) }
					itemsUrl={ itemsUrl }
				/>
			) }
		</div>
	);
}

function Progress( { done, total, cancel }: Filling ) {
	return (
		<div className="frontage-portfolio-filling__progress">
			<p
				className="frontage-portfolio-filling__count"
				role="status"
				aria-atomic="true"
			>
				{ sprintf(
					/* translators: 1: how many pictures are done. 2: how many pictures there are. */
					_n(
						'Adding items: %1$d of %2$d',
						'Adding items: %1$d of %2$d',
						total,
						'frontage'
					),
					done,
					total
				) }
			</p>
			<ProgressBar
				className="frontage-portfolio-filling__bar"
				value={ ( 100 * done ) / total }
				aria-label={ __( 'Adding items', 'frontage' ) }
			/>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ cancel }>
				{ __( 'Cancel', 'frontage' ) }
			</Button>
		</div>
	);
}

function outcomeSentences( made: number, failed: number ): string {
	const success = sprintf(
		/* translators: %d: number of items. */
		_n( '%d item was added.', '%d items were added.', made, 'frontage' ),
		made
	);
	const failure = sprintf(
		/* translators: %d: number of pictures. */
		_n(
			'%d picture is not an item yet:',
			'%d pictures are not items yet:',
			failed,
			'frontage'
		),
		failed
	);
	return [
		...( made > 0 || failed === 0 ? [ success ] : [] ),
		...( failed > 0 ? [ failure ] : [] ),
	].join( ' ' );
}

function Outcome( {
	made,
	failed,
	retry,
	dismiss,
	itemsUrl,
}: Filling & Pick< Props, 'itemsUrl' > ) {
	const sentences = outcomeSentences( made, failed.length );
	return (
		<Notice
			status={ failed.length > 0 ? 'warning' : 'success' }
			spokenMessage={ sentences }
			onRemove={ dismiss }
			actions={ [
				...( failed.length > 0
					? [
							{
								label: __( 'Retry', 'frontage' ),
								onClick: retry,
								variant: 'primary' as const,
							},
						]
					: [] ),
				...( made > 0 && itemsUrl
					? [
							{
								label: __( 'Show them', 'frontage' ),
								url: itemsUrl,
							},
						]
					: [] ),
			] }
		>
			<p className="frontage-portfolio-filling__count">{ sentences }</p>
			{ failed.length > 0 && (
				<ul className="frontage-portfolio-filling__failed">
					{ failed.map( ( picture ) => (
						<li key={ picture.id }>
							<strong>
								{ pictureName( picture ) ||
									__( '(no title)', 'frontage' ) }
							</strong>
							{ ' – ' }
							{ picture.message }
						</li>
					) ) }
				</ul>
			) }
		</Notice>
	);
}
