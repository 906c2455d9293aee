/** A run that is over: what was made, and whether all of it is there. */
import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Named, Report, Run } from '../rest';
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
		{ run.report && <ReportOf { ...run } report={ run.report } /> }
		{ run.state === 'cancelled' && (
			<p>{ __( 'The site is as it was before.', 'frontage' ) }</p>
		) }
		<div className="frontage-kits-screen__bar">
			{ run.state === 'done' && (
				<Button __next40pxDefaultSize variant="primary" href={ home }>
					{ __( 'View the site', 'frontage' ) }
				</Button>
			) }
			{ run.canUndo && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onUndo( run ) }
				>
					{ __( 'Undo', 'frontage' ) }
				</Button>
			) }
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

function ReportOf( { state, report }: Run & { report: Report } ) {
	const { left } = report;
	if ( state === 'undone' ) {
		return left.length ? (
			<>
				<p>
					{ __(
						'Everything else is as it was before. This stays, for somebody has changed it since:',
						'frontage'
					) }
				</p>
				<List of={ left } />
			</>
		) : (
			<p>{ __( 'Everything is as it was before.', 'frontage' ) }</p>
		);
	}
	return state === 'done' ? <Done { ...report } /> : null;
}

const Done = ( { made, changed, kept, removed, unresolved }: Report ) => (
	<>
		<Counts
			make={ made }
			change={ changed }
			keep={ kept }
			labels={ [
				__( 'made', 'frontage' ),
				__( 'changed', 'frontage' ),
				__( 'kept', 'frontage' ),
			] }
		/>
		<p>
			{ __(
				'Undo brings the former site back. What is edited until then stays.',
				'frontage'
			) }
		</p>
		{ unresolved.length ? (
			<Notice status="warning" isDismissible={ false }>
				<p>
					{ __(
						'Checked: not all that was asked for is there. Undo the import, or mend this by hand:',
						'frontage'
					) }
				</p>
				<List of={ unresolved.map( inLine ) } />
			</Notice>
		) : (
			<Notice status="success" isDismissible={ false }>
				{ __(
					'Checked: every link, picture, color and font of it is there.',
					'frontage'
				) }
			</Notice>
		) }
		{ removed.length > 0 && (
			<Notice status="info" isDismissible={ false }>
				<p>
					{ __(
						'Removed, for a file from elsewhere may not bring it:',
						'frontage'
					) }
				</p>
				<List of={ removed.map( inLine ) } />
			</Notice>
		) }
	</>
);

const inLine = ( { name, what }: Named ) => `${ name }: ${ what }`;

const List = ( { of }: { of: string[] } ) => (
	<ul className="frontage-kits-screen__list">
		{ of.map( ( line, index ) => (
			<li key={ index }>{ line }</li>
		) ) }
	</ul>
);
