/** The site's side of exports and imports: routes below `frontage/v1/kit`. */

import { download, request, upload } from '../../client/rest/admin';
import { RestError } from '../../client/rest/error';
import { answer, isLike } from '../../client/rest/shape';
import { withQuery } from '../../editor/address';
import type {
	FileEntry,
	Manifest,
	ObjectEntry,
	Template,
} from '../archive/manifest';
import { ENTRY, TEMPLATE } from '../archive/source';
import { PLAN, RUN } from './samples';

export type Choice = 'keep' | 'replace' | 'both';
export type Choices = Record< string, Choice >;

export interface PlanItem {
	/** Name in the kit: `page/about`. */
	name: string;
	kind: string;
	title: string;
	action: 'make' | 'change' | 'keep';
	conflict: null | 'exists' | 'same';
	choices: Choice[];
	chosen: Choice | null;
}

export interface Plan {
	/** By which the site keeps it. */
	id?: string;
	/** Number of objects that are looked up; without it the plan is whole. */
	done?: number;
	total?: number;
	/** Of the manifest, as its run has it. */
	hash: string;
	/** Of what the plan found on the site: the import begins only if it is still so. */
	print: string;
	plan: PlanItem[];
	missing: {
		/** Names of objects that the file needs and does not hold. */
		objects: string[];
		blocks: string[];
		fonts: string[];
		presets: string[];
	};
	/** Sentences on what else is to be known before it is begun. */
	warnings: string[];
}

export interface Named {
	/** Name in the kit, or what stands in its place. */
	name: string;
	title: string;
	what: string;
}

export interface Report {
	made: number;
	changed: number;
	kept: number;
	/** By the cleaning of a stranger's kit. */
	removed: Named[];
	/** By the verification. */
	unresolved: Named[];
	/** By undo: sentences. */
	left: string[];
	/** Sentences about earlier imports that can't be undone since. */
	forgotten: string[];
}

export interface Run {
	id: string;
	state:
		| 'planning'
		| 'staging'
		| 'ready'
		| 'switching'
		| 'done'
		| 'undoing'
		| 'undone'
		| 'cancelled';
	title: string;
	created: string;
	hash: string;
	done: number;
	total: number;
	/** The next of what the site has not received. */
	missing: {
		objects: string[];
		files: { name: string; offset: number }[];
	};
	report: Report | null;
	canUndo: boolean;
	/** Whether its content was never published: undoing it is canceling it. */
	isUnseen: boolean;
	/** Whether it is being canceled or undone. */
	isTakenBack: boolean;
	error: null | { code: string; message: string };
}

export interface Runs {
	open: Run | null;
	last: Run[];
}

export interface Offer {
	groups: {
		name: string;
		title: string;
		count: number;
		objects: string[];
		/** Drafts, and pending, private and scheduled posts. */
		unpublished: string[];
	}[];
	/** Head of the manifest. */
	manifest: Pick< Manifest, 'format' | 'title' >;
	/** For Playground, without the entries. */
	blueprint: { steps: object[] };
}

/** Something that a kit of this site can't hold. */
export interface Left {
	/** Name in the kit: `media/logo`. */
	name: string;
	/** Sentence on why. */
	message: string;
}

export interface Exported {
	objects: {
		name: string;
		/** On the site, for its files; no part of the kit. */
		id: number;
		json: string;
		entry: ObjectEntry;
		template: Template | null;
		files: Record< string, FileEntry >;
	}[];
	/** Objects, and files of objects, that are not in the kit. */
	left: Left[];
}

export const ROUTE = '/frontage/v1/kit';

export const runOf = ( pending: Promise< unknown > ) =>
	answer< Run >( pending, RUN );

/** A plan that the site makes at once. */
export const wholePlanOf = ( pending: Promise< unknown > ): Promise< Plan > =>
	answer< Omit< Plan, 'id' | 'done' | 'total' > >( pending, PLAN );

/** A plan that the site goes on with. */
export const planOf = ( pending: Promise< unknown > ): Promise< Plan > =>
	answer< Required< Plan > >( pending, {
		id: '',
		done: 0,
		total: 0,
		...PLAN,
	} );

export const getOffer = () =>
	answer< Offer >( request( `${ ROUTE }/export` ), {
		groups: [
			{
				name: '',
				title: '',
				count: 0,
				objects: [ '' ],
				unpublished: [ '' ],
			},
		],
		manifest: { format: '', title: '' },
		blueprint: { steps: [ {} ] },
	} );

export const getObjects = ( names: string[], signal: AbortSignal ) =>
	answer< Exported >(
		request(
			withQuery( `${ ROUTE }/export/objects`, { names } ),
			'GET',
			undefined,
			signal
		),
		{
			objects: [
				{
					name: '',
					id: 0,
					json: '',
					entry: ENTRY,
					'template?': TEMPLATE,
					files: {},
				},
			],
			left: [ { name: '', message: '' } ],
		}
	);

export const getPiece = (
	name: string,
	id: number,
	offset: number,
	signal: AbortSignal
) =>
	download(
		withQuery( `${ ROUTE }/export/file`, { name, id, offset } ),
		signal
	);

export const post = ( route: string, data: object, signal: AbortSignal ) =>
	request( `${ ROUTE }/${ route }`, 'POST', data, signal );

export const getRuns = () =>
	answer< Runs >( request( `${ ROUTE }/runs` ), {
		'open?': RUN,
		last: [ RUN ],
	} );

export const getRun = ( id: string ) =>
	runOf( request( `${ ROUTE }/runs/${ id }` ) );

/**
 * Begins what was planned, with the settings of a manifest that has any: one is sent without them unless they are chosen. While the site checks the plan,
 * the answer is no run yet, and it is to be asked again.
 */
export const begin = (
	id: string | undefined,
	choices: Choices,
	trusted: boolean,
	shown: string
) =>
	runOf(
		request( `${ ROUTE }/runs`, 'POST', {
			id,
			choices,
			settings: true,
			trusted,
			plan: shown,
		} )
	);

/** Whether the site does not keep a plan any more, because there were later ones. */
export const isPlanGone = ( error: unknown ): boolean =>
	error instanceof RestError && error.code === 'frontage_kit_plan_gone';

/** The plan that a site answers with when it has changed since the last one. */
export function newPlanOf( error: unknown ): Plan | undefined {
	const plan =
		error instanceof RestError && error.code === 'frontage_kit_plan'
			? error.data.plan
			: undefined;
	return isLike( plan, PLAN ) ? ( plan as Plan ) : undefined;
}

export const sendObjects = (
	id: string,
	objects: { name: string; json: string }[],
	signal: AbortSignal
) =>
	runOf(
		request( `${ ROUTE }/runs/${ id }/objects`, 'POST', objects, signal )
	);

export const sendPiece = (
	id: string,
	name: string,
	offset: number,
	piece: Blob,
	signal: AbortSignal
) =>
	runOf(
		upload(
			withQuery( `${ ROUTE }/runs/${ id }/file`, { name, offset } ),
			piece,
			signal
		)
	);

export const step = ( id: string, signal: AbortSignal ) =>
	runOf(
		request( `${ ROUTE }/runs/${ id }/step`, 'POST', undefined, signal )
	);

/* The switch and the end of a run are not taken back by a browser that goes away. */
export const switchOver = ( id: string ) =>
	runOf( request( `${ ROUTE }/runs/${ id }/switch`, 'POST' ) );

export const end = ( id: string ) =>
	runOf( request( `${ ROUTE }/runs/${ id }`, 'DELETE' ) );
