/** A run that is being carried on, or waits to be. */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Progress } from '../progress';
import type { Run } from '../rest';
import { holds, sender } from '../runs/sender';
import { activity, dateInWords } from '../words';
import { needsFile } from './carry-on';
import { ChooseFile } from './choose-file';
import type { Files } from './files';
import type { Runs } from './runs';
import { useStore } from '../store';

export const WorkingView = ( { run, runs }: { run: Run; runs: Runs } ) => (
	<>
		<Progress
			label={ activity( run ) }
			done={ run.done }
			total={ run.total }
		/>
		{ run.state === 'staging' && (
			<div className="frontage-kits-screen__bar">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => runs.takeBack( run ) }
				>
					{ __( 'Cancel', 'frontage' ) }
				</Button>
				<span className="frontage-kits-screen__hint">
					{ __(
						'Visitors still see your current site. You can close this window and continue later, even in another browser.',
						'frontage'
					) }
				</span>
			</div>
		) }
	</>
);

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
	return (
		<>
			<p>
				{ sprintf(
					/* translators: 1: title of a kit. 2: date and time. */
					__(
						'The import of “%1$s” started on %2$s and is not finished.',
						'frontage'
					),
					run.title,
					dateInWords( run.created )
				) }{ ' ' }
				{ isWaiting
					? __(
							'Choose the same file to continue where you left off.',
							'frontage'
						)
					: __(
							'Everything it needs is already uploaded.',
							'frontage'
						) }
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
						{ __( 'Continue', 'frontage' ) }
					</Button>
				) }
				{ [ 'staging', 'ready' ].includes( run.state ) && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => {
							files.leave();
							runs.takeBack( run );
						} }
					>
						{ __( 'Cancel import', 'frontage' ) }
					</Button>
				) }
			</div>
		</>
	);
}
