/** Begins what a plan shows, or leaves it. */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Of the button that begins. */
	label: string;
	isBusy: boolean;
	isNothing: boolean;
	onCancel: () => void;
}

export const PlanBar = ( { label, isBusy, isNothing, onCancel }: Props ) => (
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
		<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
			{ __( 'Cancel', 'frontage' ) }
		</Button>
		<span className="frontage-kits-screen__hint">
			{ __(
				'Nothing was changed yet. Visitors see nothing of it until all is ready, and you can undo it.',
				'frontage'
			) }
		</span>
	</div>
);
