/** An import in short: how much is made, changed and kept, and what is missing. */
import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Plan, PlanItem } from '../rest';

interface Props {
	make: number;
	change: number;
	keep: number;
	labels: [ string, string, string ];
}

export const Counts = ( { make, change, keep, labels }: Props ) => (
	<dl
		className="frontage-kits-screen__counts"
		aria-live="polite"
		aria-atomic="true"
	>
		{ [ make, change, keep ].map( ( count, index ) => (
			<div key={ labels[ index ] }>
				<dt>{ labels[ index ] }</dt>
				<dd>{ count }</dd>
			</div>
		) ) }
	</dl>
);

interface NothingProps {
	plan: PlanItem[];
	/** If all of it is on the site as it is in the file. */
	children: string;
}

/** Why a plan changes nothing. */
export function Nothing( { plan, children }: NothingProps ) {
	const kept = plan.filter(
		( { conflict } ) => conflict === 'exists'
	).length;
	return (
		<p>
			{ kept
				? sprintf(
						/* translators: %d: number of pages, pictures and the like. */
						_n(
							'Nothing to import: you keep the existing version of %d item.',
							'Nothing to import: you keep the existing versions of %d items.',
							kept,
							'frontage'
						),
						kept
					)
				: children }
		</p>
	);
}

export function Missing( {
	objects,
	blocks,
	fonts,
	presets,
	warnings,
}: Plan[ 'missing' ] & Pick< Plan, 'warnings' > ) {
	const lines = (
		[
			[
				__(
					'Required, but missing from this file and this site:',
					'frontage'
				),
				objects,
			],
			[ __( 'Blocks that this site doesn’t have:', 'frontage' ), blocks ],
			[ __( 'Fonts that this site doesn’t have:', 'frontage' ), fonts ],
			[
				__(
					'Presets that the theme doesn’t have, such as colors and sizes:',
					'frontage'
				),
				presets,
			],
		] as const
	 ).filter( ( [ , names ] ) => names.length > 0 );
	return lines.length || warnings.length ? (
		<Notice status="warning" isDismissible={ false }>
			{ lines.map( ( [ label, names ] ) => (
				<p key={ label }>
					{ label } { names.join( ', ' ) }
				</p>
			) ) }
			{ warnings.map( ( sentence, index ) => (
				<p key={ index }>{ sentence }</p>
			) ) }
		</Notice>
	) : null;
}
