/** The template that is to be used: its plan, then its import. */
import { announce } from '../../../kits/events/events';
import { allowedChoices } from '../../../kits/screen/import/choices';
import { beginRun } from '../../../kits/screen/import/carry-on';
import type { Runs } from '../../../kits/screen/import/runs';
import type { Choices, Plan } from '../../../kits/screen/rest';
import { Store } from '../../../kits/screen/store';
import { inWords } from '../../../kits/screen/words';
import type { Own, Template } from '../own';
import { beginTemplate, getTemplatePlan, sendTemplate } from '../rest';

export interface Chosen {
	template: Template;
	/** As it was when the plan was made. */
	own: Own;
	plan: Plan;
	choices: Choices;
}

interface ApplyState {
	chosen: Chosen | undefined;
	isPlanning: boolean;
	failure: string;
}

const NOTHING: ApplyState = {
	chosen: undefined,
	isPlanning: false,
	failure: '',
};

export class Apply extends Store< ApplyState > {
	private planning = new AbortController();

	constructor( private runs: Runs ) {
		super( NOTHING );
	}

	/** Asks for the plan. Nothing is changed yet. */
	plan = async ( template: Template, own: Own ): Promise< void > => {
		this.leave();
		this.planning = new AbortController();
		const { signal } = this.planning;
		this.set( { isPlanning: true } );
		const changes = await getTemplatePlan( template.name, own, signal )
			.then( ( plan ) => ( {
				chosen: { template, own, plan, choices: {} },
			} ) )
			.catch( ( error ) => ( { failure: inWords( error ) } ) );
		if ( ! signal.aborted ) {
			this.set( { ...changes, isPlanning: false } );
		}
	};

	choose = ( choices: Choices ): void => {
		const { chosen } = this.state;
		this.set( { chosen: chosen && { ...chosen, choices } } );
	};

	leave = (): void => {
		this.planning.abort();
		this.runs.cancel();
		this.set( NOTHING );
	};

	/** Does what the plan says. */
	begin = async (): Promise< void > => {
		const { chosen } = this.state;
		if ( ! chosen ) {
			return;
		}
		const { template, own, plan, choices } = chosen;
		announce( 'kit_cloud_library_apply', {
			page_source: 'chooser',
			status: Object.keys( choices ).length ? 'changed' : 'default',
		} );
		await this.runs.begin(
			( beginning ) =>
				beginRun(
					() => beginTemplate( template.name, own, choices, plan ),
					{
						...beginning,
						// With which choices an open run was begun, nobody knows: it is shown, to be continued or canceled.
						isOurs: () => false,
						onNewPlan: ( newPlan ) => this.replan( plan, newPlan ),
					}
				),
			sendTemplate( template.name, own )
		);
	};

	/** Takes the plan that has come in place of one, unless that is not shown any more. */
	private replan( before: Plan, plan: Plan ): void {
		const { chosen } = this.state;
		if ( chosen?.plan === before ) {
			const choices = allowedChoices( plan.plan, chosen.choices );
			this.set( { chosen: { ...chosen, plan, choices } } );
		}
	}

	/** Goes on with a run that was begun with a template of this title. */
	goOn = ( { name }: Template, own: Own ): Promise< void > =>
		this.runs.goOn( sendTemplate( name, own ) );
}
