/** The site's side of the chooser. */
import { request } from '../../client/rest/admin';
import { shownPlan } from '../../kits/screen/import/choices';
import {
	ROUTE,
	runOf,
	wholePlanOf,
	type Choices,
	type Plan,
	type Run,
} from '../../kits/screen/rest';
import { asked, type Own } from './own';

/** Keeps what is filled in; from now on the previews show it. */
export const keepOwn = ( own: Own, signal: AbortSignal ) =>
	request( `${ ROUTE }/own`, 'POST', { own: asked( own ) }, signal );

export const getTemplatePlan = (
	name: string,
	own: Own,
	signal: AbortSignal
) =>
	wholePlanOf(
		request(
			`${ ROUTE }/templates/${ name }/plan`,
			'POST',
			{ own: asked( own ), choices: {} },
			signal
		)
	);

export const beginTemplate = (
	name: string,
	own: Own,
	choices: Choices,
	plan: Plan
) =>
	runOf(
		request( `${ ROUTE }/templates/${ name }/runs`, 'POST', {
			own: asked( own ),
			choices,
			hash: plan.hash,
			plan: shownPlan( plan, choices ),
		} )
	);

/** Has the site hand over the contents of the template, as many as fit into a few seconds. */
export const sendTemplate =
	( name: string, own: Own ) => ( run: Run, signal: AbortSignal ) =>
		runOf(
			request(
				`${ ROUTE }/templates/${ name }/runs/${ run.id }`,
				'POST',
				{ own: asked( own ) },
				signal
			)
		);
