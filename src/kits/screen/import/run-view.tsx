/** A run that is being carried on, or waits to be. */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Progress } from '../progress';
import type { Run } from '../rest';
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
						'Visitors still see the site as it was. You may close this window and go on later, also in another browser.',
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

export function OpenView( { run, runs, files }: OpenProps ) {
	const isWaiting = needsFile( run );
	const { isReading } = useStore( files );
	return (
		<>
			<p>
				{ sprintf(
					/* translators: 1: title of a kit. 2: date and time. */
					__(
						'The import of “%1$s” was begun on %2$s, and is not finished.',
						'frontage'
					),
					run.title,
					dateInWords( run.created )
				) }{ ' ' }
				{ isWaiting
					? __(
							'Choose the same file to go on where it was left.',
							'frontage'
						)
					: __( 'The site has all that it needs.', 'frontage' ) }
			</p>
			<div className="frontage-kits-screen__bar">
				{ isWaiting ? (
					<ChooseFile
						label={ __( 'Choose the file', 'frontage' ) }
						isBusy={ isReading }
						onFile={ ( chosen ) =>
							files
								.reopen( chosen )
								.then(
									( archive ) =>
										archive && runs.goOn( archive )
								)
						}
					/>
				) : (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ () => runs.goOn() }
					>
						{ __( 'Go on', 'frontage' ) }
					</Button>
				) }
				{ [ 'staging', 'ready' ].includes( run.state ) && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => runs.takeBack( run ) }
					>
						{ __( 'Cancel the import', 'frontage' ) }
					</Button>
				) }
			</div>
		</>
	);
}
