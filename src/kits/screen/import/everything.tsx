/** Every object of a plan, folded, by kind. */
import { __, sprintf } from '@wordpress/i18n';
import type { Choices, PlanItem } from '../rest';
import { kindLabels } from '../words';
import { actionOf } from './choices';

const actions = (): Record< PlanItem[ 'action' ], string > => ( {
	make: __( 'will be created', 'frontage' ),
	change: __( 'will be updated', 'frontage' ),
	keep: __( 'will be kept', 'frontage' ),
} );

export function Everything( {
	plan,
	choices,
}: {
	plan: PlanItem[];
	choices: Choices;
} ) {
	const kinds = [ ...new Set( plan.map( ( { kind } ) => kind ) ) ];
	const words = actions();
	return (
		<details className="frontage-kits-screen__everything">
			<summary>{ __( 'Show all items', 'frontage' ) }</summary>
			{ kinds.map( ( kind ) => {
				const items = plan.filter( ( item ) => item.kind === kind );
				return (
					<details key={ kind }>
						<summary>
							{ sprintf(
								/* translators: 1: “Pages” and the like. 2: their number. */
								__( '%1$s (%2$d)', 'frontage' ),
								kindLabels()[ kind ] ?? kind,
								items.length
							) }
						</summary>
						<ul>
							{ items.map( ( item ) => (
								<li key={ item.name }>
									{ item.title || item.name }{ ' ' }
									<span>
										{ words[ actionOf( item, choices ) ] }
									</span>
								</li>
							) ) }
						</ul>
					</details>
				);
			} ) }
		</details>
	);
}
