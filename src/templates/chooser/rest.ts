/** The site's side of the chooser. */
import { request } from '../../client/rest/admin';
import { RestError } from '../../client/rest/error';
import { shownPlan } from '../../kits/screen/import/choices';
import type { Choices, Plan, Run } from '../../kits/screen/rest';
import { asked, type Own } from './own';

const ROUTE = '/frontage/v1/kit';

async function answer< Shape >(
	pending: Promise< unknown >,
	key: keyof Shape & string
): Promise< Shape > {
	const value = await pending;
	if ( typeof value !== 'object' || value === null || ! ( key in value ) ) {
		throw new RestError( 'malformed', 'unexpected_shape', 'No template.' );
	}
	return value as Shape;
}

/** Keeps what is filled in; from now on the previews show it. */
export const keepOwn = ( own: Own, signal: AbortSignal ) =>
	request( `${ ROUTE }/own`, 'POST', { own: asked( own ) }, signal );

export const getTemplatePlan = ( name: string, own: Own, choices: Choices ) =>
	answer< Plan >(
		request( `${ ROUTE }/templates/${ name }/plan`, 'POST', {
			own: asked( own ),
			choices,
		} ),
		'plan'
	);

export const beginTemplate = (
	name: string,
	own: Own,
	choices: Choices,
	plan: Plan
) =>
	answer< Run >(
		request( `${ ROUTE }/templates/${ name }/runs`, 'POST', {
			own: asked( own ),
			choices,
			hash: plan.hash,
			plan: shownPlan( plan, choices ),
		} ),
		'missing'
	);

/** Has the site hand over the contents of the template, as many as fit into a few seconds. */
export const sendTemplate =
	( name: string, own: Own ) => ( run: Run, signal: AbortSignal ) =>
		answer< Run >(
			request(
				`${ ROUTE }/templates/${ name }/runs/${ run.id }`,
				'POST',
				{ own: asked( own ) },
				signal
			),
			'missing'
		);
