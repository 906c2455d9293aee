/** The dry run: what an import would make, change and keep, what is chosen for conflicts, and what is missing. */
import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Manifest } from '../../archive/manifest';
import { announce } from '../../events/events';
import { begin, isPlanGone, type Run } from '../rest';
import { PlanBar } from '../plan-bar';
import { getPlan } from '../planning';
import { sender } from '../runs/sender';
import { countsOf, reduced, Sections } from '../sections';
import { dateInWords } from '../words';
import { beginRun, type Beginning } from './carry-on';
import { allowedChoices, countActions, shownPlan } from './choices';
import { Conflicts } from './conflicts';
import { Counts, Missing, Nothing } from './counts';
import { Everything } from './everything';
import type { Chosen, Files } from './files';
import { Notes } from './notes';
import type { Runs } from './runs';
import { useStore } from '../store';

interface Props {
	chosen: Chosen;
	files: Files;
	runs: Runs;
	mayTrust: boolean;
}

export function PlanView( { chosen, files, runs, mayTrust }: Props ) {
	const { isTrusted, plan } = chosen;
	const choices = allowedChoices( plan.plan, chosen.choices );
	const { isReading, progress } = useStore( files );
	const { isWorking, progress: checked } = useStore( runs );
	const isBusy = isWorking || isReading;
	const counts = countActions( plan.plan, choices );
	const isNothing = counts.make + counts.change === 0;
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isBusy && ! isNothing ) {
					beginImport( { ...chosen, choices }, files, runs );
				}
			} }
		>
			<Overview { ...chosen } { ...counts } />
			<Sections
				legend={ __( 'What to import', 'frontage' ) }
				counts={ countsOf( chosen.archive.manifest ) }
				states={ chosen.states }
				onChange={ files.changeSections }
				settings={ __(
					'Replaces this site’s title, tagline, logo, front page, and Frontage settings. Otherwise they stay as they are.',
					'frontage'
				) }
			/>
			<Conflicts
				plan={ plan.plan.filter( ( { kind } ) => kind !== 'settings' ) }
				choices={ choices }
				onChange={ files.decide }
			/>
			<Notes notes={ chosen.archive.notes ?? [] } />
			<Everything plan={ plan.plan } choices={ choices } />
			{ mayTrust && (
				<Trust
					isTrusted={ isTrusted }
					onChange={ ( trusted ) =>
						files.change( { isTrusted: trusted } )
					}
				/>
			) }
			<PlanBar
				label={ __( 'Import', 'frontage' ) }
				isBusy={ isBusy }
				isNothing={ isNothing }
				progress={ checked ?? progress }
				onCancel={ () => {
					runs.cancel();
					files.leave();
				} }
			/>
		</form>
	);
}

type OverviewProps = Chosen & ReturnType< typeof countActions >;

function Overview( { archive, plan, make, change, keep }: OverviewProps ) {
	return (
		<>
			<Origin { ...archive.manifest } />
			<Counts
				make={ make }
				change={ change }
				keep={ keep }
				labels={ [
					__( 'to create', 'frontage' ),
					__( 'to update', 'frontage' ),
					__( 'to keep', 'frontage' ),
				] }
			/>
			{ make + change === 0 && (
				<Nothing plan={ plan.plan }>
					{ __(
						'Nothing to import. Everything in this file is already on your site.',
						'frontage'
					) }
				</Nothing>
			) }
			<Missing { ...plan.missing } warnings={ plan.warnings } />
		</>
	);
}

interface TrustProps {
	isTrusted: boolean;
	onChange: ( isTrusted: boolean ) => void;
}

const Trust = ( { isTrusted, onChange }: TrustProps ) => (
	<CheckboxControl
		__nextHasNoMarginBottom
		className="frontage-kits-screen__trust"
		label={ __( 'I trust this file', 'frontage' ) }
		help={ __(
			'Keeps scripts, iframes, and similar content. Otherwise, they are removed and listed in the report.',
			'frontage'
		) }
		checked={ isTrusted }
		onChange={ onChange }
	/>
);

function beginImport( chosen: Chosen, files: Files, runs: Runs ): void {
	const { archive, choices, isTrusted, plan, states } = chosen;
	const shown = shownPlan( plan, choices );
	let { id } = plan;
	announce( 'import_kit_customization', {
		status: Object.keys( choices ).length ? 'changed' : 'default',
	} );
	const first = async ( beginning: Beginning ): Promise< Run > => {
		try {
			return await begin( id, choices, isTrusted, shown );
		} catch ( error ) {
			if ( ! isPlanGone( error ) ) {
				throw error;
			}
			( { id } = await getPlan(
				reduced( archive.manifest, states ),
				{},
				beginning
			) );
			return begin( id, choices, isTrusted, shown );
		}
	};
	runs.begin(
		( beginning ) =>
			beginRun( () => first( beginning ), {
				...beginning,
				// A planned run keeps the id of its plan.
				isOurs: ( run ) => run.id === id,
				onNewPlan: ( newPlan ) => files.replan( plan, newPlan ),
			} ),
		sender( archive )
	);
}

const Origin = ( { created, description, theme }: Manifest ) => (
	<p className="frontage-kits-screen__origin">
		{ [
			description,
			created &&
				sprintf(
					/* translators: %s: date and time. */
					__( 'Exported %s', 'frontage' ),
					dateInWords( created )
				),
			theme &&
				sprintf(
					/* translators: %s: name of a theme. */
					__( 'Theme: %s', 'frontage' ),
					theme
				),
		]
			.filter( Boolean )
			.join( ' · ' ) }
	</p>
);
