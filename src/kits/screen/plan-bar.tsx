/** Begins what a plan shows, or leaves it. */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Of the button that begins. */
	label: string;
	isBusy: boolean;
	isNothing: boolean;
	/** Whether the import has been asked for: it can be canceled once the site answers. */
	isBegun: boolean;
	onCancel: () => void;
}

export const PlanBar = ( {
	label,
	isBusy,
	isNothing,
	isBegun,
	onCancel,
}: Props ) => (
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
			disabled={ isBegun }
			accessibleWhenDisabled
			onClick={ onCancel }
		>
			{ __( 'Cancel', 'frontage' ) }
		</Button>
		<span className="frontage-kits-screen__hint">
			{ __(
				'Nothing has changed yet. Visitors won’t see any changes until the import is complete, and you can undo it.',
				'frontage'
			) }
		</span>
	</div>
);
