/** All templates as the owner's site, one of them large, and its import. */
import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { useFocusOnChange } from '../../editor/admin/use-focus-on-change';
import { useUnsavedGuard } from '../../editor/use-unsaved-guard';
import { announce } from '../../kits/events/events';
import { isOver } from '../../kits/screen/import/carry-on';
import { Runs } from '../../kits/screen/import/runs';
import type { Run } from '../../kits/screen/rest';
import { actOf } from '../../kits/screen/runs/acts';
import { useStore } from '../../kits/screen/store';
import { Apply } from './apply/apply';
import { Task } from './apply/task';
import type { Device } from './frames/devices';
import { Gallery } from './frames/gallery';
import { LargeView } from './frames/large-view';
import { Queue } from './frames/queue';
import type { Own, Template } from './own';
import { OwnPanel, type Font } from './own/own-panel';
import { useOwn } from './use-own';

export interface ChooserProps {
	templates: Template[];
	fonts: Font[];
	own: Own;
	/** Number of pictures at most. */
	most: number;
	home: string;
	/** URL of the screen of kits. */
	kits: string;
}

export function ChooserScreen( props: ChooserProps ) {
	const [ runs ] = useState( () => new Runs() );
	const [ apply ] = useState( () => new Apply( runs ) );
	const { isLoading, isWorking, run, failure } = useStore( runs );
	const { chosen } = useStore( apply );
	useUnsavedGuard( isWorking );
	useEffect( () => {
		announce( 'page_views_website_templates', { page_source: 'chooser' } );
		void runs.load();
	}, [ runs ] );
	const filledIn = useOwn( props.own );
	const isTask = !! ( run || chosen );
	const heading = useFocusOnChange(
		shownOf( run, isWorking, !! chosen ),
		run?.state
	);
	const list = useFocusOnReturn( isTask );
	if ( isLoading ) {
		return <Spinner />;
	}
	return (
		<>
			{ isTask && (
				<div className="frontage-kits-screen">
					<Task
						{ ...props }
						own={ filledIn.own }
						apply={ apply }
						runs={ runs }
						heading={ heading }
					/>
				</div>
			) }
			{ /* Stays, so that no frame is loaded anew. */ }
			<div ref={ list } hidden={ isTask }>
				<Templates
					{ ...props }
					filledIn={ filledIn }
					apply={ apply }
					failure={ failure }
					isDone={ run?.state === 'done' }
				/>
			</div>
		</>
	);
}

/** Moves the focus back to the heading of the templates when the import is left. */
function useFocusOnReturn( isAway: boolean ) {
	const element = useRef< HTMLDivElement >( null );
	const wasAway = useRef( isAway );
	useEffect( () => {
		if ( wasAway.current && ! isAway ) {
			element.current
				?.querySelector< HTMLElement >(
					'section:not([hidden]) h2[tabindex]'
				)
				?.focus();
		}
		wasAway.current = isAway;
	}, [ isAway ] );
	return element;
}

function shownOf(
	run: Run | undefined,
	isWorking: boolean,
	isChosen: boolean
): string {
	if ( ! run ) {
		return isChosen ? 'plan' : 'templates';
	}
	return isWorking && ! isOver( run ) ? actOf( run ) : run.state;
}

interface TemplatesProps extends ChooserProps {
	filledIn: ReturnType< typeof useOwn >;
	apply: Apply;
	/** Of an import that is not shown. */
	failure: string;
	isDone: boolean;
}

function Templates( props: TemplatesProps ) {
	const { templates, filledIn, apply, isDone } = props;
	const [ queue ] = useState( () => new Queue() );
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const [ large, setLarge ] = useState< Template >();
	const { isPlanning, failure } = useStore( apply );
	const { own, kept } = filledIn;
	const problem = failure || props.failure || filledIn.failure;
	const frames = kept && { own, kept, isDone, queue, device, setDevice };
	return (
		<div className="frontage-templates-chooser__columns">
			<OwnPanel { ...props } own={ own } onChange={ filledIn.change } />
			<div className="frontage-templates-chooser__main">
				{ problem && (
					<Notice status="error" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
				{ ! frames && <Spinner /> }
				{ frames && large && (
					<LargeView
						{ ...frames }
						template={ large }
						isBusy={ isPlanning }
						onApply={ () => void apply.plan( large, own ) }
						onLeave={ () => {
							apply.leave();
							setLarge( undefined );
						} }
					/>
				) }
				{ frames && (
					<Gallery
						{ ...frames }
						templates={ templates }
						isHidden={ !! large }
						onOpen={ setLarge }
					/>
				) }
			</div>
		</div>
	);
}
