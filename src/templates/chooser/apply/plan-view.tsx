/** The dry run of a template: all that its import would make, change and keep, with a choice for each conflict. */
import { __, sprintf } from '@wordpress/i18n';
import { Conflicts } from '../../../kits/screen/import/conflicts';
import { countActions } from '../../../kits/screen/import/choices';
import { Counts, Missing, Nothing } from '../../../kits/screen/import/counts';
import { Everything } from '../../../kits/screen/import/everything';
import type { Runs } from '../../../kits/screen/import/runs';
import { PlanBar } from '../../../kits/screen/plan-bar';
import { useStore } from '../../../kits/screen/store';
import type { Apply, Chosen } from './apply';

interface Props {
	chosen: Chosen;
	apply: Apply;
	runs: Runs;
}

export function PlanView( { chosen, apply, runs }: Props ) {
	const { plan, choices, own } = chosen;
	const { isWorking: isBusy, progress } = useStore( runs );
	const counts = countActions( plan.plan, choices );
	const isNothing = counts.make + counts.change === 0;
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isBusy && ! isNothing ) {
					void apply.begin();
				}
			} }
		>
			<Counts
				{ ...counts }
				labels={ [
					__( 'to create', 'frontage' ),
					__( 'to update', 'frontage' ),
					__( 'to keep', 'frontage' ),
				] }
			/>
			<p>{ pictureSentence( own.pictures.length ) }</p>
			{ isNothing && (
				<Nothing plan={ plan.plan }>
					{ __(
						'Nothing to import. Everything in this template is already on your site.',
						'frontage'
					) }
				</Nothing>
			) }
			<Missing { ...plan.missing } warnings={ plan.warnings } />
			<Conflicts
				plan={ plan.plan }
				choices={ choices }
				onChange={ apply.choose }
			/>
			<Everything plan={ plan.plan } choices={ choices } />
			<PlanBar
				label={ __( 'Import template', 'frontage' ) }
				isBusy={ isBusy }
				isNothing={ isNothing }
				progress={ progress }
				onCancel={ apply.leave }
			/>
		</form>
	);
}

const pictureSentence = ( count: number ) =>
	count
		? sprintf(
				/* translators: %d: number of pictures. */
				__(
					'Your pictures (%d) stay in the Media Library and are used from there.',
					'frontage'
				),
				count
			)
		: __(
				'The template’s pictures are in the public domain. You can replace them at any time.',
				'frontage'
			);
