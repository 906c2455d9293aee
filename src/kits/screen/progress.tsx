/** A bar that is as far as the work is, in words too. */
import { ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	label: string;
	done: number;
	total: number;
	/** How far, in words; by default the numbers. */
	words?: string;
}

export const Progress = ( { label, done, total, words }: Props ) => (
	<div className="frontage-kits-screen__progress">
		<p role="status">{ label }</p>
		<ProgressBar
			aria-label={ label }
			value={ total ? Math.min( 100, ( 100 * done ) / total ) : 0 }
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
	</div>
);

/** How far a plan is; nothing while none is made. */
export const Comparing = ( {
	progress,
}: {
	progress: Pick< Props, 'done' | 'total' > | undefined;
} ) =>
	progress ? (
		<Progress
			label={ __( 'Comparing with this site…', 'frontage' ) }
			{ ...progress }
		/>
	) : null;
