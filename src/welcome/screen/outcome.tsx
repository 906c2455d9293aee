/** Created posts with links to them, or the result of undo; and the next steps. */
import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FrontPage } from './steps/front-page';
import type { Making, Run } from './use-making';

export interface Links {
	/** URL of the screen of templates. */
	templates: string;
	settings: string;
	items: string;
	leave: string;
}

export function Outcome( { making, links }: { making: Making; links: Links } ) {
	const { state, working, left, last, begin } = making;
	return (
		<>
			{ state === 'undone' && <Taken left={ left } /> }
			{ state === 'made' && last && (
				<Made run={ last } links={ links } />
			) }
			<div className="frontage-welcome-screen__bar">
				{ state === 'made' && last && <UndoButton making={ making } /> }
				<Button
					__next40pxDefaultSize
					variant={ state === 'undone' ? 'primary' : 'tertiary' }
					disabled={ !! working }
					accessibleWhenDisabled
					onClick={ begin }
				>
					{ __( 'Start over', 'frontage' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					href={ links.leave }
				>
					{ __( 'Exit', 'frontage' ) }
				</Button>
			</div>
		</>
	);
}

function Made( { run, links }: { run: Run; links: Links } ) {
	const { page } = run;
	return (
		<div className="frontage-welcome-screen__columns">
			<div>
				{ page && (
					<p>
						<Button
							__next40pxDefaultSize
							className="frontage-welcome-screen__view"
							variant="primary"
							href={ page.link }
						>
							{ viewLabel( page ) }
						</Button>
					</p>
				) }
				{ page?.isPublished && (
					<p className="frontage-welcome-screen__address">
						{ page.link }
					</p>
				) }
				<ul className="frontage-welcome-screen__onward">
					{ onwardOf( run, links ).map( ( { url, label } ) => (
						<li key={ url }>
							<a href={ url }>{ label }</a>
						</li>
					) ) }
				</ul>
			</div>
			{ page && (
				<FrontPage
					address={ page.preview }
					title={ page.title }
					width={ 1280 }
				/>
			) }
		</div>
	);
}

/** The next steps. */
function onwardOf( run: Run, links: Links ) {
	const { page } = run;
	return [
		...( page
			? [ { url: page.edit, label: __( 'Edit the page', 'frontage' ) } ]
			: [] ),
		...( run.header
			? [
					{
						url: run.header,
						label: __( 'Edit the header', 'frontage' ),
					},
				]
			: [] ),
		...( run.items
			? [
					{
						url: links.items,
						label: sprintf(
							/* translators: %d: number of items. */
							_n(
								'View %d new item',
								'View %d new items',
								run.items,
								'frontage'
							),
							run.items
						),
					},
				]
			: [] ),
		{ url: links.settings, label: __( 'Settings', 'frontage' ) },
	];
}

function viewLabel( { title, isPublished }: NonNullable< Run[ 'page' ] > ) {
	return isPublished
		? /* translators: %s: title of a page. */
			sprintf( __( 'View “%s”', 'frontage' ), title )
		: /* translators: %s: title of a page. */
			sprintf( __( 'Preview “%s”', 'frontage' ), title );
}

function Taken( { left }: { left: string[] } ) {
	return left.length === 0 ? (
		<p>{ __( 'Everything is back to the way it was.', 'frontage' ) }</p>
	) : (
		<>
			<p>
				{ __(
					'Everything else is back to the way it was.',
					'frontage'
				) }
			</p>
			<ul className="frontage-welcome-screen__review">
				{ left.map( ( sentence, index ) => (
					<li key={ index }>{ sentence }</li>
				) ) }
			</ul>
		</>
	);
}

export function UndoButton( { making }: { making: Making } ) {
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			isBusy={ making.working === 'undo' }
			disabled={ !! making.working }
			accessibleWhenDisabled
			onClick={ making.undo }
		>
			{ __( 'Undo everything', 'frontage' ) }
		</Button>
	);
}

/** Above the first step: undo of the last run. */
export function LastRun( { making }: { making: Making } ) {
	const { last } = making;
	if ( ! last ) {
		return null;
	}
	return (
		<Notice
			status={ last.isFinished ? 'info' : 'warning' }
			isDismissible={ false }
		>
			<p>
				{ last.isFinished
					? __(
							'You have completed these steps before. Anything you create now is added to what you already have.',
							'frontage'
						)
					: __(
							'Last time, these steps were interrupted. Undo what was created, or create again to replace it.',
							'frontage'
						) }
				{ last.page && (
					<>
						{ ' ' }
						<a href={ last.page.link }>{ last.page.title }</a>
					</>
				) }
			</p>
			<UndoButton making={ making } />
		</Notice>
	);
}
