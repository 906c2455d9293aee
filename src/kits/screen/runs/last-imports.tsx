/** The last imports, each with its undo. */
import { Card, CardBody, CardHeader } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Run } from '../rest';
import { dateInWords } from '../words';
import { UndoButton } from './undo-button';

interface Props {
	runs: Run[];
	onUndo: ( run: Run ) => void;
}

export const LastImports = ( { runs, onUndo }: Props ) =>
	runs.length ? (
		<Card>
			<CardHeader>
				<h2>{ __( 'Recent imports', 'frontage' ) }</h2>
			</CardHeader>
			<CardBody>
				<p>
					{ __(
						'Only the five most recent imports can be undone.',
						'frontage'
					) }
				</p>
				<ul className="frontage-kits-screen__runs">
					{ runs.map( ( run ) => (
						<li key={ run.id }>
							<div>
								<strong>{ run.title }</strong>
								<span>{ sentenceOn( run ) }</span>
							</div>
							{ run.canUndo && (
								<UndoButton run={ run } onUndo={ onUndo } />
							) }
						</li>
					) ) }
				</ul>
			</CardBody>
		</Card>
	) : null;

function sentenceOn( { state, created, report }: Run ): string {
	const date = dateInWords( created );
	if ( state === 'undone' ) {
		return sprintf(
			/* translators: %s: date and time. */
			__( '%s, undone', 'frontage' ),
			date
		);
	}
	if ( state !== 'done' || ! report ) {
		return sprintf(
			/* translators: %s: date and time. */
			__( '%s, canceled', 'frontage' ),
			date
		);
	}
	return sprintf(
		/* translators: 1: date and time. 2, 3, 4: numbers of pages, pictures and the like. */
		__( '%1$s: %2$d created, %3$d updated, %4$d kept', 'frontage' ),
		date,
		report.made,
		report.changed,
		report.kept
	);
}
