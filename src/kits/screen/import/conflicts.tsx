/** Objects that the site has already, with a choice for each and one for all. */
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMore } from '../../../editor/admin/use-more';
import type { Choice, Choices, PlanItem } from '../rest';
import { kindLabels } from '../words';
import { chooseForAll, choiceOf, conflictsIn } from './choices';

const labels = (): Record< Choice, string > => ( {
	keep: __( 'Keep existing', 'frontage' ),
	replace: __( 'Replace existing', 'frontage' ),
	both: __( 'Keep both', 'frontage' ),
} );

const PAGE = 50;

interface Props {
	plan: PlanItem[];
	choices: Choices;
	onChange: ( choices: Choices ) => void;
}

export function Conflicts( { plan, choices, onChange }: Props ) {
	const { shown, showMore, list } = useMore< HTMLUListElement >(
		PAGE,
		4 * PAGE
	);
	const conflicts = conflictsIn( plan );
	if ( ! conflicts.length ) {
		return null;
	}
	return (
		<section aria-labelledby="frontage-kits-conflicts">
			<h3 id="frontage-kits-conflicts">
				{ sprintf(
					/* translators: %d: number of pages, pictures and the like. */
					_n(
						'%d item already exists and is different',
						'%d items already exist and are different',
						conflicts.length,
						'frontage'
					),
					conflicts.length
				) }
			</h3>
			{ conflicts.length > 1 && (
				<ForAll
					plan={ plan }
					choices={ choices }
					onChange={ onChange }
				/>
			) }
			<ul ref={ list } className="frontage-kits-screen__conflicts">
				{ conflicts.slice( 0, shown ).map( ( item ) => (
					<Conflict
						key={ item.name }
						item={ item }
						choice={ choiceOf( item, choices ) }
						onChange={ ( choice ) =>
							onChange( { ...choices, [ item.name ]: choice } )
						}
					/>
				) ) }
			</ul>
			{ conflicts.length > shown && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ showMore }
				>
					{ sprintf(
						/* translators: %d: number of pages, pictures and the like. */
						__( 'Show more (%d)', 'frontage' ),
						conflicts.length - shown
					) }
				</Button>
			) }
		</section>
	);
}

function ForAll( { plan, choices, onChange }: Props ) {
	const conflicts = conflictsIn( plan );
	const common = commonChoice( conflicts, choices );
	const others = conflicts.filter(
		( item ) => common && choiceOf( item, choices ) !== common
	).length;
	return (
		<p className="frontage-kits-screen__all">
			<label htmlFor="frontage-kits-all">
				{ __( 'Apply to all:', 'frontage' ) }
			</label>
			<select
				id="frontage-kits-all"
				aria-describedby="frontage-kits-others"
				value={ common }
				onChange={ ( { currentTarget: { value } } ) =>
					onChange( chooseForAll( plan, choices, value as Choice ) )
				}
			>
				<option value="" disabled>
					{ __( 'As selected below', 'frontage' ) }
				</option>
				<Options of={ allowedBy( conflicts ) } />
			</select>
			<span id="frontage-kits-others" role="status">
				{ others > 0 &&
					sprintf(
						/* translators: %d: number of pages, menus and the like. */
						_n(
							'Not available for %d item, which keeps its own selection.',
							'Not available for %d items, which keep their own selections.',
							others,
							'frontage'
						),
						others
					) }
			</span>
		</p>
	);
}

interface ConflictProps {
	item: PlanItem;
	choice: Choice | null;
	onChange: ( choice: Choice ) => void;
}

const Conflict = ( { item, choice, onChange }: ConflictProps ) => (
	<li>
		<label htmlFor={ `frontage-kits-${ item.name }` }>
			<strong>{ item.title || item.name }</strong>
			<span>{ kindLabels()[ item.kind ] ?? item.kind }</span>
		</label>
		<select
			id={ `frontage-kits-${ item.name }` }
			value={ choice ?? '' }
			onChange={ ( { currentTarget: { value } } ) =>
				onChange( value as Choice )
			}
		>
			<Options of={ item.choices } />
		</select>
	</li>
);

const Options = ( { of }: { of: Choice[] } ) => (
	<>
		{ of.map( ( choice ) => (
			<option key={ choice } value={ choice }>
				{ labels()[ choice ] }
			</option>
		) ) }
	</>
);

/** Choices that at least one of them allows. */
const allowedBy = ( conflicts: PlanItem[] ): Choice[] =>
	( [ 'keep', 'replace', 'both' ] as const ).filter( ( choice ) =>
		conflicts.some( ( item ) => item.choices.includes( choice ) )
	);

/** The choice that all have which allow it; '' if there is none. */
const commonChoice = ( conflicts: PlanItem[], choices: Choices ): string =>
	allowedBy( conflicts ).find( ( choice ) =>
		conflicts.every(
			( item ) =>
				choiceOf( item, choices ) === choice ||
				! item.choices.includes( choice )
		)
	) ?? '';
