/** Actions of an import, by the plan and the choices over it. */
import type { Choice, Choices, Plan, PlanItem } from '../rest';

const ACTIONS = { keep: 'keep', replace: 'change', both: 'make' } as const;

export const choiceOf = (
	{ name, chosen }: PlanItem,
	choices: Choices
): Choice | null => choices[ name ] ?? chosen;

export function actionOf(
	item: PlanItem,
	choices: Choices
): PlanItem[ 'action' ] {
	const choice = choices[ item.name ];
	return choice ? ACTIONS[ choice ] : item.action;
}

/** A plan as it is shown: what it found, and the first letter of each action. The site begins with no other one. */
export const shownPlan = ( { print, plan }: Plan, choices: Choices ): string =>
	`${ print }:${ plan
		.map( ( item ) => actionOf( item, choices ).charAt( 0 ) )
		.join( '' ) }`;

/** Those choices that a plan still offers. */
export const allowedChoices = ( plan: PlanItem[], choices: Choices ): Choices =>
	Object.fromEntries(
		plan.flatMap( ( item ) => {
			const choice = choices[ item.name ];
			return choice && item.choices.includes( choice )
				? [ [ item.name, choice ] ]
				: [];
		} )
	);

/** Objects that the site has already in another version. */
export const conflictsIn = ( plan: PlanItem[] ): PlanItem[] =>
	plan.filter(
		( { conflict, choices } ) => conflict === 'exists' && choices.length > 1
	);

/** The same choice for all conflicts that allow it. */
export const chooseForAll = (
	plan: PlanItem[],
	choices: Choices,
	choice: Choice
): Choices => ( {
	...choices,
	...Object.fromEntries(
		conflictsIn( plan )
			.filter( ( item ) => item.choices.includes( choice ) )
			.map( ( { name } ) => [ name, choice ] )
	),
} );

/** Numbers of objects that are made, changed and kept. */
export function countActions( plan: PlanItem[], choices: Choices ) {
	const counts = { make: 0, change: 0, keep: 0 };
	plan.forEach( ( item ) => counts[ actionOf( item, choices ) ]++ );
	return counts;
}
