/** The dry run of a template: all that its import would make, change and keep, with a choice for each conflict. */
import { __, sprintf } from '@wordpress/i18n';
import { Conflicts } from '../../../kits/screen/import/conflicts';
import { countActions } from '../../../kits/screen/import/choices';
import { Counts, Missing } from '../../../kits/screen/import/counts';
import { Everything } from '../../../kits/screen/import/everything';
import { PlanBar } from '../../../kits/screen/plan-bar';
import type { Apply, Chosen } from './apply';

interface Props {
	chosen: Chosen;
	apply: Apply;
	isBusy: boolean;
}

export function PlanView( { chosen, apply, isBusy }: Props ) {
	const { plan, choices, own } = chosen;
	const counts = countActions( plan.plan, choices );
	const isNothing = counts.make + counts.change === 0;
	return (
		<form
			aria-busy={ isBusy }
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
					__( 'to make', 'frontage' ),
					__( 'to change', 'frontage' ),
					__( 'to keep', 'frontage' ),
				] }
			/>
			<p>{ pictureSentence( own.pictures.length ) }</p>
			{ isNothing && (
				<p>
					{ __(
						'Nothing would change: all of it is here.',
						'frontage'
					) }
				</p>
			) }
			<Missing { ...plan.missing } />
			<Conflicts
				plan={ plan.plan }
				choices={ choices }
				onChange={ apply.choose }
			/>
			<Everything plan={ plan.plan } choices={ choices } />
			<PlanBar
				label={ __( 'Make this site', 'frontage' ) }
				isBusy={ isBusy }
				isNothing={ isNothing }
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
					'Your pictures (%d) stay where they are in the media library, and are shown from there.',
					'frontage'
				),
				count
			)
		: __(
				'The pictures are the template’s own, in the public domain. You can replace them at any time.',
				'frontage'
			);
