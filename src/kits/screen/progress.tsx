/** A bar that is as far as the work is, in words too. */
import { ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	/** Empty while nothing is going on: a change of it is told, not one that is there from the start. */
	label: string;
	done: number;
	total: number;
	/** How far, in words; by default the numbers. */
	words?: string;
}

export const Progress = ( { label, done, total, words }: Props ) => (
	<div className="frontage-kits-screen__progress">
		<p role="status">{ label }</p>
		{ label && (
			<>
				<ProgressBar
					aria-label={ label }
					value={
						total ? Math.min( 100, ( 100 * done ) / total ) : 0
					}
				/>
				<p className="frontage-kits-screen__count">
					{ words ??
						sprintf(
							/* translators: 1: number of what is done. 2: number of all. */
							__( '%1$d of %2$d', 'frontage' ),
							done,
							total
						) }
				</p>
			</>
		) }
	</div>
);

/** How far a plan is; no words while none is made. */
export const Comparing = ( {
	progress,
}: {
	progress: Pick< Props, 'done' | 'total' > | undefined;
} ) => (
	<Progress
		label={ progress ? __( 'Comparing with this site…', 'frontage' ) : '' }
		done={ 0 }
		total={ 0 }
		{ ...progress }
	/>
);
