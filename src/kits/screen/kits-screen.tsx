/** Exports and imports kits: one thing at a time. */
import {
	Card,
	CardBody,
	CardHeader,
	Notice,
	Spinner,
} from '@wordpress/components';
import {
	Fragment,
	useEffect,
	useState,
	type RefObject,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useUnsavedGuard } from '../../editor/use-unsaved-guard';
import { useFocusOnChange } from '../../editor/admin/use-focus-on-change';
import type { Limits } from '../archive/entries';
import { announce } from '../events/events';
import { getSources } from '../registry/registry';
import { ExportCard } from './export/export-card';
import { Exports } from './export/exports';
import { isOver } from './import/carry-on';
import { ChooseFile } from './import/choose-file';
import { PlanView } from './import/plan-view';
import { ResultView } from './import/result-view';
import { OpenView, WorkingView } from './import/run-view';
import { Files } from './import/files';
import { Runs } from './import/runs';
import { Comparing } from './progress';
import type { Run } from './rest';
import { useStore } from './store';
import { actOf, openHeading, workingHeading, type Act } from './runs/acts';
import { LastImports } from './runs/last-imports';

export interface KitsProps {
	mayExport: boolean;
	mayImport: boolean;
	mayTrust: boolean;
	limits: Limits;
	/** Titles of groups of objects. */
	groups: Record< string, string >;
	/** Kinds of objects by group. */
	kinds: Record< string, string[] >;
	home: string;
	/** To other screens on which an import begins. */
	links: { label: string; url: string }[];
}

export function KitsScreen( props: KitsProps ) {
	// Not of the card, which is away during an import: a file may be made, or be unsaved, meanwhile.
	const [ exports ] = useState( () => new Exports( props.limits ) );
	const { file, progress } = useStore( exports );
	useUnsavedGuard( !! progress || ( !! file && ! file.isSaved ) );
	useEffect( () => {
		announce( 'page_views_website_templates', { page_source: 'kits' } );
	}, [] );
	return props.mayImport ? (
		<WithImport { ...props } exports={ exports } />
	) : (
		<div className="frontage-kits-screen__frame">
			{ props.mayExport ? (
				<ExportCard exports={ exports } />
			) : (
				<p>
					{ __(
						'Sorry, you are not allowed to export or import kits.',
						'frontage'
					) }
				</p>
			) }
		</div>
	);
}

interface ScreenProps extends KitsProps {
	exports: Exports;
}

function WithImport( props: ScreenProps ) {
	const [ runs ] = useState( () => new Runs() );
	const [ files ] = useState( () => new Files( props.limits ) );
	const { isLoading, isWorking } = useStore( runs );
	useUnsavedGuard( isWorking );
	useEffect( () => {
		runs.load();
	}, [ runs ] );
	return isLoading ? (
		<Spinner />
	) : (
		<Parts { ...props } runs={ runs } files={ files } />
	);
}

interface PartsProps extends ScreenProps {
	runs: Runs;
	files: Files;
}

function Parts( props: PartsProps ) {
	const { runs, files, exports, mayExport } = props;
	const { run, isWorking, last } = useStore( runs );
	const { chosen, isReading, progress } = useStore( files );
	const shown = shownOf( run, isWorking, !! chosen );
	const heading = useFocusOnChange( shown, run?.state );
	if ( shown !== 'start' ) {
		return <Task { ...props } heading={ heading } shown={ shown } />;
	}
	return (
		<div className="frontage-kits-screen__frame">
			<Card>
				<CardHeader>
					<h2 ref={ heading } tabIndex={ -1 }>
						{ __( 'Import a kit', 'frontage' ) }
					</h2>
				</CardHeader>
				<CardBody>
					<Failure { ...props } />
					<p>
						{ __(
							'Import pages, templates, styles, menus, and pictures from another site. You’ll see what will change before anything is imported.',
							'frontage'
						) }
						{ getSources().map( ( { format, description } ) =>
							description ? (
								<Fragment key={ format }>
									{ ' ' }
									{ description }
								</Fragment>
							) : null
						) }
					</p>
					<ChooseFile
						label={ __( 'Choose file', 'frontage' ) }
						isBusy={ isReading }
						onFile={ ( file ) => {
							runs.cancel();
							files.choose( file );
						} }
					/>
					<Comparing progress={ progress } />
					{ props.links.map( ( { label, url } ) => (
						<p key={ url }>
							<a href={ url }>{ label }</a>
						</p>
					) ) }
				</CardBody>
			</Card>
			{ mayExport && <ExportCard exports={ exports } /> }
			<LastImports runs={ last } onUndo={ runs.takeBack } />
		</div>
	);
}

function Failure( { runs, files }: Pick< PartsProps, 'runs' | 'files' > ) {
	const ofFile = useStore( files ).failure;
	const failure = useStore( runs ).failure || ofFile;
	return failure ? (
		<Notice status="error" isDismissible={ false }>
			{ failure }
		</Notice>
	) : null;
}

interface TaskProps extends PartsProps {
	heading: RefObject< HTMLHeadingElement >;
	shown: Shown;
}

/** The one thing that is going on. */
function Task( props: TaskProps ) {
	const { runs, files, heading, shown } = props;
	const { run } = useStore( runs );
	const { chosen } = useStore( files );
	const title = run?.title ?? chosen?.archive.manifest.title ?? '';
	return (
		<Card className="frontage-kits-screen__task">
			<CardBody>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ headingOf( shown, title ) }
				</h2>
				<Failure { ...props } />
				{ run ? (
					<RunView { ...props } run={ run } />
				) : (
					chosen && <PlanView { ...props } chosen={ chosen } />
				) }
			</CardBody>
		</Card>
	);
}

function RunView( { run, runs, files, home }: PartsProps & { run: Run } ) {
	const { isWorking } = useStore( runs );
	if ( isWorking && ! isOver( run ) ) {
		return <WorkingView run={ run } runs={ runs } />;
	}
	return isOver( run ) ? (
		<ResultView
			run={ run }
			home={ home }
			onUndo={ runs.takeBack }
			onLeave={ () => {
				files.leave();
				runs.dismiss();
			} }
		/>
	) : (
		<OpenView run={ run } runs={ runs } files={ files } />
	);
}

type Shown = 'start' | 'plan' | Act | `open ${ Act }` | Run[ 'state' ];

function shownOf(
	run: Run | undefined,
	isWorking: boolean,
	isChosen: boolean
): Shown {
	if ( ! run ) {
		return isChosen ? 'plan' : 'start';
	}
	if ( isOver( run ) ) {
		return run.state;
	}
	return isWorking ? actOf( run ) : `open ${ actOf( run ) }`;
}

function headingOf( shown: Shown, title: string ): string {
	switch ( shown ) {
		case 'plan':
			/* translators: %s: title of a kit. */
			return sprintf( __( 'Import “%s”', 'frontage' ), title );
		case 'importing':
		case 'canceling':
		case 'undoing':
			return workingHeading( shown, title );
		case 'done':
			/* translators: %s: title of a kit. */
			return sprintf( __( '“%s” was imported', 'frontage' ), title );
		case 'undone':
			/* translators: %s: title of a kit. */
			return sprintf( __( '“%s” was undone', 'frontage' ), title );
		case 'cancelled':
			/* translators: %s: title of a kit. */
			return sprintf( __( '“%s” was not imported', 'frontage' ), title );
		case 'open canceling':
			return openHeading( 'canceling' );
		case 'open undoing':
			return openHeading( 'undoing' );
		default:
			return openHeading( 'importing' );
	}
}
