/** A run that is being carried on, or waits to be. */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Progress } from '../progress';
import type { Run } from '../rest';
import { actOf, continueLabel, openSentence } from '../runs/acts';
import { CancelButton } from '../runs/cancel-button';
import { holds, sender } from '../runs/sender';
import { activity } from '../words';
import { needsFile } from './carry-on';
import { ChooseFile } from './choose-file';
import type { Files } from './files';
import type { Runs } from './runs';
import { useStore } from '../store';

export function WorkingView( { run, runs }: { run: Run; runs: Runs } ) {
	const isStaging = run.state === 'staging';
	const hint = (
		<span className="frontage-kits-screen__hint">
			{ __(
				'Visitors still see your current site. You can close this window and continue later, even in another browser.',
				'frontage'
			) }
		</span>
	);
	return (
		<>
			<Progress
				label={ activity( run ) }
				done={ run.done }
				total={ run.total }
			/>
			{ ! run.isTakenBack && (
				<div
					className={
						isStaging ? 'frontage-kits-screen__bar' : undefined
					}
				>
					<CancelButton
						label={ __( 'Cancel', 'frontage' ) }
						variant="secondary"
						isHidden={ ! isStaging }
						onCancel={ () => void runs.takeBack( run ) }
					/>
					{ isStaging && hint }
				</div>
			) }
		</>
	);
}

interface OpenProps {
	run: Run;
	runs: Runs;
	files: Files;
}

async function goOnWith( file: File, { run, runs, files }: OpenProps ) {
	runs.cancel();
	const archive = await files.reopen( file );
	if ( archive && holds( archive, run ) ) {
		await runs.goOn( sender( archive ) );
	} else if ( archive ) {
		runs.refuse();
	}
}

export function OpenView( { run, runs, files }: OpenProps ) {
	const isWaiting = needsFile( run );
	const { isReading } = useStore( files );
	const act = actOf( run );
	return (
		<>
			<p>
				{ openSentence( run ) }{ ' ' }
				{ act === 'importing' && whatItNeeds( isWaiting ) }
			</p>
			<div className="frontage-kits-screen__bar">
				{ isWaiting ? (
					<ChooseFile
						label={ __( 'Choose file', 'frontage' ) }
						isBusy={ isReading }
						onFile={ ( file ) =>
							goOnWith( file, { run, runs, files } )
						}
					/>
				) : (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ () => runs.goOn() }
					>
						{ continueLabel( act ) }
					</Button>
				) }
				{ [ 'staging', 'ready' ].includes( run.state ) && (
					<CancelButton
						label={ __( 'Cancel import', 'frontage' ) }
						variant="tertiary"
						onCancel={ () => {
							files.leave();
							void runs.takeBack( run );
						} }
					/>
				) }
			</div>
		</>
	);
}

const whatItNeeds = ( isWaiting: boolean ): string =>
	isWaiting
		? __(
				'Choose the same file to continue where you left off.',
				'frontage'
			)
		: __( 'Everything it needs is already uploaded.', 'frontage' );
