/** The import of a template: its plan, how far it is, what came of it. */
import { Button, Card, CardBody, Notice } from '@wordpress/components';
import type { RefObject } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isOver, needsFile } from '../../../kits/screen/import/carry-on';
import { ResultView } from '../../../kits/screen/import/result-view';
import { WorkingView } from '../../../kits/screen/import/run-view';
import type { Runs } from '../../../kits/screen/import/runs';
import type { Run } from '../../../kits/screen/rest';
import {
	actOf,
	continueLabel,
	openHeading,
	openSentence,
	workingHeading,
} from '../../../kits/screen/runs/acts';
import { CancelButton } from '../../../kits/screen/runs/cancel-button';
import { useStore } from '../../../kits/screen/store';
import type { Own, Template } from '../own';
import type { Apply } from './apply';
import { PlanView } from './plan-view';

interface Props {
	apply: Apply;
	runs: Runs;
	own: Own;
	templates: Template[];
	home: string;
	/** URL of the screen of kits. */
	kits: string;
	heading: RefObject< HTMLHeadingElement >;
}

export function Task( props: Props ) {
	const { apply, runs, heading } = props;
	const { chosen } = useStore( apply );
	const { run, isWorking, failure } = useStore( runs );
	return (
		<Card className="frontage-kits-screen__task">
			<CardBody>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ run
						? headingOf( run, isWorking )
						: sprintf(
								/* translators: %s: title of a template. */
								__( 'Import “%s”', 'frontage' ),
								chosen?.template.title ?? ''
							) }
				</h2>
				{ failure && (
					<Notice status="error" isDismissible={ false }>
						{ failure }
					</Notice>
				) }
				{ run ? (
					<RunView { ...props } run={ run } isWorking={ isWorking } />
				) : (
					chosen && <PlanView { ...props } chosen={ chosen } />
				) }
			</CardBody>
		</Card>
	);
}

function RunView( props: Props & { run: Run; isWorking: boolean } ) {
	const { run, isWorking, runs, apply, home } = props;
	if ( isWorking && ! isOver( run ) ) {
		return <WorkingView run={ run } runs={ runs } />;
	}
	return isOver( run ) ? (
		<ResultView
			run={ run }
			home={ home }
			back={ __( 'Back to templates', 'frontage' ) }
			onUndo={ runs.takeBack }
			onLeave={ () => {
				apply.leave();
				runs.dismiss();
			} }
		/>
	) : (
		<OpenView { ...props } />
	);
}

/** A run that was left. One of a file goes on where it was begun. */
function OpenView( {
	run,
	runs,
	apply,
	own,
	templates,
	kits,
}: Props & { run: Run } ) {
	const template = templates.find( ( { title } ) => title === run.title );
	if ( ! template && needsFile( run ) ) {
		return (
			<p>
				<a href={ kits }>
					{ __(
						'An import from a file is unfinished. Continue or cancel it before you choose a template.',
						'frontage'
					) }
				</a>
			</p>
		);
	}
	return (
		<>
			<p>{ openSentence( run ) }</p>
			<div className="frontage-kits-screen__bar">
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () =>
						void ( template
							? apply.goOn( template, own )
							: runs.goOn() )
					}
				>
					{ continueLabel( actOf( run ) ) }
				</Button>
				{ [ 'staging', 'ready' ].includes( run.state ) && (
					<CancelButton
						label={ __( 'Cancel import', 'frontage' ) }
						variant="tertiary"
						onCancel={ () => void runs.takeBack( run ) }
					/>
				) }
			</div>
		</>
	);
}

function headingOf( run: Run, isWorking: boolean ): string {
	if ( run.state === 'done' ) {
		return __( 'Your site is ready', 'frontage' );
	}
	if ( isOver( run ) ) {
		return __( 'Your site is back to the way it was', 'frontage' );
	}
	const act = actOf( run );
	return isWorking ? workingHeading( act, run.title ) : openHeading( act );
}
