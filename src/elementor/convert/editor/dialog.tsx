/** Dialog: what is lost, place by place; convert, restore, delete the original. */
import { Button, Modal, Notice, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Confirmation } from '../../../editor/admin/confirmation';
import { Report } from './report';
import {
	isConverted,
	useConversion,
	type Action,
	type Draft,
} from './use-conversion';

interface EditorStore {
	isEditedPostDirty: () => boolean;
}

export function ConvertDialog( { onClose }: { onClose: () => void } ) {
	const { conversion, isBusy, error, draft, isUnsure, run } = useConversion();
	const isDirty = useSelect(
		( select ) =>
			( select( 'core/editor' ) as EditorStore ).isEditedPostDirty(),
		[]
	);
	if ( draft ) {
		return (
			<Done
				{ ...draft }
				title={ __( 'Original restored', 'frontage' ) }
				label={ __( 'Continue', 'frontage' ) }
			/>
		);
	}
	if ( isUnsure ) {
		return <Unsure />;
	}
	return (
		<Modal
			title={ titleNow() }
			size="medium"
			className="frontage-convert"
			// What comes of a conversion that is on its way is told here.
			isDismissible={ ! isBusy }
			shouldCloseOnEsc={ ! isBusy }
			shouldCloseOnClickOutside={ ! isBusy }
			onRequestClose={ onClose }
		>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ ! conversion && ! error && <Spinner /> }
			{ conversion && <Report { ...conversion } /> }
			{ isDirty && (
				<p>
					{ __(
						'Save your changes first. The page reloads afterward.',
						'frontage'
					) }
				</p>
			) }
			{ conversion && (
				<Actions isBusy={ isBusy } isDirty={ isDirty } run={ run } />
			) }
		</Modal>
	);
}

const titleNow = () =>
	isConverted
		? __( 'Converted from Elementor', 'frontage' )
		: __( 'Convert to blocks', 'frontage' );

const Unsure = () => (
	<Done
		title={ titleNow() }
		text={ __(
			'The site didn’t respond as expected, but the change may have been made. Reload the page to see its current content.',
			'frontage'
		) }
		label={ __( 'Reload', 'frontage' ) }
	/>
);

interface DoneProps extends Pick< Draft, 'text' > {
	link?: string;
	title: string;
	/** Of the button that loads the page again. */
	label: string;
}

/** What the editor holds now is, or may be, the content before, so that every way out loads it again. */
const Done = ( { title, text, label, link }: DoneProps ) => (
	<Modal
		title={ title }
		size="medium"
		className="frontage-convert"
		onRequestClose={ () => window.location.reload() }
	>
		<p>{ text }</p>
		<div className="frontage-convert__actions">
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ () => window.location.reload() }
			>
				{ label }
			</Button>
			{ link && (
				<Button __next40pxDefaultSize variant="tertiary" href={ link }>
					{ __( 'Open draft', 'frontage' ) }
				</Button>
			) }
		</div>
	</Modal>
);

interface ActionsProps {
	isBusy: boolean;
	isDirty: boolean;
	run: ( action: Action ) => void;
}

function Actions( { isBusy, isDirty, run }: ActionsProps ) {
	const common = {
		__next40pxDefaultSize: true,
		isBusy,
		disabled: isBusy || isDirty,
		accessibleWhenDisabled: true,
	} as const;
	if ( isConverted ) {
		return <WaysBack common={ common } run={ run } />;
	}
	return (
		<div className="frontage-convert__actions">
			<Button
				{ ...common }
				variant="primary"
				onClick={ () => run( 'convert' ) }
			>
				{ __( 'Convert', 'frontage' ) }
			</Button>
			<p>
				{ __(
					'The original is kept, so you can restore it.',
					'frontage'
				) }
			</p>
		</div>
	);
}

interface WaysBackProps extends Pick< ActionsProps, 'run' > {
	/** Properties that all buttons share. */
	common: {
		__next40pxDefaultSize: true;
		isBusy: boolean;
		disabled: boolean;
		accessibleWhenDisabled: true;
	};
}

function WaysBack( { common, run }: WaysBackProps ) {
	const [ isAsking, setAsking ] = useState( false );
	return (
		<div className="frontage-convert__actions">
			<Button
				{ ...common }
				variant="secondary"
				onClick={ () => run( 'restore' ) }
			>
				{ __( 'Restore original', 'frontage' ) }
			</Button>
			<Button
				{ ...common }
				variant="tertiary"
				isDestructive
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Delete original', 'frontage' ) }
			</Button>
			<p>
				{ __(
					'Changes made since the conversion are kept in the revisions, or in a draft if there are no revisions.',
					'frontage'
				) }
			</p>
			{ isAsking && (
				<Confirmation
					title={ __( 'Delete the original?', 'frontage' ) }
					label={ __( 'Delete permanently', 'frontage' ) }
					isDestructive
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => {
						setAsking( false );
						run( 'discard' );
					} }
				>
					{ __(
						'The original Elementor content of this page will be deleted, and you can’t restore it afterward.',
						'frontage'
					) }
				</Confirmation>
			) }
		</div>
	);
}
