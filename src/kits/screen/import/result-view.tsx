/** A run that is over: what was made, and whether all of it is there. */
import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useReadingTime } from '../../../editor/admin/confirmation';
import type { Named, Report, Run } from '../rest';
import { kindLabels } from '../words';
import { Counts } from './counts';

interface Props {
	run: Run;
	home: string;
	onUndo: ( run: Run ) => void;
	onLeave: () => void;
	/** Label of the way back. */
	back?: string;
}

export const ResultView = ( { run, home, onUndo, onLeave, back }: Props ) => (
	<>
		{ run.state === 'undone' && run.error && (
			<Notice status="error" isDismissible={ false }>
				{ run.error.message }
			</Notice>
		) }
		<ReportOf { ...run } />
		<div className="frontage-kits-screen__bar">
			{ run.state === 'done' && (
				<Button __next40pxDefaultSize variant="primary" href={ home }>
					{ __( 'View site', 'frontage' ) }
				</Button>
			) }
			{ run.canUndo && <UndoNow onUndo={ () => onUndo( run ) } /> }
			<Button
				__next40pxDefaultSize
				variant={ run.state === 'done' ? 'tertiary' : 'primary' }
				onClick={ onLeave }
			>
				{ back ?? __( 'Back to kits', 'frontage' ) }
			</Button>
		</div>
	</>
);

/** It comes where another button was. */
function UndoNow( { onUndo }: { onUndo: () => void } ) {
	const afterReading = useReadingTime();
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			onClick={ () => afterReading( onUndo ) }
		>
			{ __( 'Undo', 'frontage' ) }
		</Button>
	);
}

function ReportOf( { state, report }: Run ) {
	const left = report?.left ?? [];
	switch ( state ) {
		case 'undone':
			return (
				<Left
					of={ left }
					all={ __(
						'Your site is back to the way it was.',
						'frontage'
					) }
					but={ __(
						'Your site is back to the way it was, except for the following:',
						'frontage'
					) }
				/>
			);
		case 'cancelled':
			return (
				<Left
					of={ left }
					all={ __( 'Your site was not changed.', 'frontage' ) }
					but={ __(
						'Your site was not changed, except for the following:',
						'frontage'
					) }
				/>
			);
		default:
			return state === 'done' && report ? <Done { ...report } /> : null;
	}
}

interface LeftProps {
	of: string[];
	all: string;
	but: string;
}

const Left = ( { of, all, but }: LeftProps ) => (
	<>
		<p>{ of.length ? but : all }</p>
		{ of.length > 0 && <List of={ of } /> }
	</>
);

const Done = ( { made, changed, kept, forgotten, ...found }: Report ) => (
	<>
		<Counts
			make={ made }
			change={ changed }
			keep={ kept }
			labels={ [
				__( 'created', 'frontage' ),
				__( 'updated', 'frontage' ),
				__( 'kept', 'frontage' ),
			] }
		/>
		<p>
			{ __(
				'Undo restores your previous site. Anything edited after the import is kept.',
				'frontage'
			) }
		</p>
		<Verdict { ...found } />
		{ forgotten.length > 0 && (
			<Notice status="info" isDismissible={ false }>
				<p>
					{ __(
						'Only the five most recent imports can be undone:',
						'frontage'
					) }
				</p>
				<List of={ forgotten } />
			</Notice>
		) }
	</>
);

type Found = Pick< Report, 'removed' | 'unresolved' >;

function Verdict( { removed, unresolved }: Found ) {
	if ( ! unresolved.length && ! removed.length ) {
		return (
			<Notice status="success" isDismissible={ false }>
				{ __(
					'Verified: all links, pictures, colors, and fonts are in place.',
					'frontage'
				) }
			</Notice>
		);
	}
	return (
		<>
			{ unresolved.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					<p>
						{ __(
							'Some imported content is incomplete. Undo the import, or fix the following yourself:',
							'frontage'
						) }
					</p>
					<List of={ unresolved.map( inLine ) } />
				</Notice>
			) }
			{ removed.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					<p>
						{ unresolved.length
							? __( 'Removed for security reasons:', 'frontage' )
							: __(
									'Everything is in place, except for what was removed for security reasons:',
									'frontage'
								) }
					</p>
					<List of={ removed.map( inLine ) } />
				</Notice>
			) }
		</>
	);
}

function inLine( { name, title, what }: Named ): string {
	const [ kind = '' ] = name.split( '/' );
	const label = kindLabels()[ kind ];
	return label && name !== kind
		? sprintf(
				/* translators: 1: title of a page, a picture, a category. 2: what it is, such as Pages. 3: what is wrong with it. */
				__( '%1$s (%2$s): %3$s', 'frontage' ),
				title,
				label,
				what
			)
		: `${ title }: ${ what }`;
}

const List = ( { of }: { of: string[] } ) => (
	<ul className="frontage-kits-screen__list">
		{ of.map( ( line, index ) => (
			<li key={ index }>{ line }</li>
		) ) }
	</ul>
);
