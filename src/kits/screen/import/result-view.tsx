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
			<p>{ __( 'Your site was not changed.', 'frontage' ) }</p>
		) }
		<div className="frontage-kits-screen__bar">
			{ run.state === 'done' && (
				<Button __next40pxDefaultSize variant="primary" href={ home }>
					{ __( 'View site', 'frontage' ) }
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
						'Your site is back to the way it was, except for the following:',
						'frontage'
					) }
				</p>
				<List of={ left } />
			</>
		) : (
			<p>{ __( 'Your site is back to the way it was.', 'frontage' ) }</p>
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
		{ unresolved.length ? (
			<Notice status="warning" isDismissible={ false }>
				<p>
					{ __(
						'Some imported content is incomplete. Undo the import, or fix the following yourself:',
						'frontage'
					) }
				</p>
				<List of={ unresolved.map( inLine ) } />
			</Notice>
		) : (
			<Notice status="success" isDismissible={ false }>
				{ __(
					'Verified: all links, pictures, colors, and fonts are in place.',
					'frontage'
				) }
			</Notice>
		) }
		{ removed.length > 0 && (
			<Notice status="info" isDismissible={ false }>
				<p>{ __( 'Removed for security reasons:', 'frontage' ) }</p>
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
