/** Begins what a plan shows, or leaves it; how far a plan is that is made or checked. */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Progress } from './planning';
import { Comparing } from './progress';

interface Props {
	/** Of the button that begins. */
	label: string;
	isBusy: boolean;
	isNothing: boolean;
	progress: Progress | undefined;
	onCancel: () => void;
}

export const PlanBar = ( {
	label,
	isBusy,
	isNothing,
	progress,
	onCancel,
}: Props ) => (
	<>
		<Comparing progress={ progress } />
		<div className="frontage-kits-screen__bar">
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				isBusy={ isBusy }
				disabled={ isBusy || isNothing }
				accessibleWhenDisabled
			>
				{ label }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ onCancel }
			>
				{ __( 'Cancel', 'frontage' ) }
			</Button>
			<span className="frontage-kits-screen__hint">
				{ isNothing
					? __(
							'There is nothing to import with these choices.',
							'frontage'
						)
					: __(
							'Nothing has changed yet. Visitors won’t see any changes until the import is complete, and you can undo it.',
							'frontage'
						) }
			</span>
		</div>
	</>
);
