/** Chooses what is exported, shows how far it is, and saves the file. */
import {
	Button,
	Card,
	CardBody,
	CardHeader,
	CheckboxControl,
	Notice,
	Spinner,
} from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useFocusOnChange } from '../../../editor/admin/use-focus-on-change';
import { Progress } from '../progress';
import { offeredCounts, Sections } from '../sections';
import { useStore } from '../store';
import { sizeInWords } from '../words';
import { ExportFile } from './export-file';
import type { Exports } from './exports';

export function ExportCard( { exports }: { exports: Exports } ) {
	const { away, failure, offer, progress } = useStore( exports );
	const problem = failure || away;
	// The buttons that begin and cancel an export go away, and the one that asks again.
	const heading = useFocusOnChange( '', `${ !! progress }${ !! away }` );
	useEffect( () => {
		exports.load();
	}, [ exports ] );
	return (
		<Card>
			<CardHeader>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ __( 'Export this site', 'frontage' ) }
				</h2>
			</CardHeader>
			<CardBody>
				{ problem && (
					<Notice status="error" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
				<ExportFile exports={ exports } />
				{ ! offer && ! away && <Spinner /> }
				{ away && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ exports.load }
					>
						{ __( 'Retry', 'frontage' ) }
					</Button>
				) }
				{ offer &&
					( progress ? (
						<Making exports={ exports } />
					) : (
						<Choosing exports={ exports } />
					) ) }
			</CardBody>
		</Card>
	);
}

function Choosing( { exports }: { exports: Exports } ) {
	const { offer, hasDrafts, states } = useStore( exports );
	const groups = offer?.groups ?? [];
	const chosen = groups.filter( ( { name } ) => states[ name ]?.enabled );
	const drafts = chosen.reduce(
		( sum, { unpublished } ) => sum + unpublished.length,
		0
	);
	const isNothing =
		! chosen.some( ( { count } ) => count > 0 ) &&
		! ( hasDrafts && drafts );
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isNothing ) {
					exports.start();
				}
			} }
		>
			<p>
				{ __(
					'Create a file that you can import on another site with Frontage. Comments, users, and password-protected content are never included.',
					'frontage'
				) }
			</p>
			<Sections
				legend={ __( 'What to export', 'frontage' ) }
				counts={ offeredCounts( groups, hasDrafts ) }
				states={ states }
				onChange={ ( changed ) => exports.set( { states: changed } ) }
				settings={ __(
					'Site title, tagline, logo, front page, and Frontage settings',
					'frontage'
				) }
			/>
			<Drafts exports={ exports } count={ drafts } />
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				disabled={ isNothing }
				accessibleWhenDisabled
			>
				{ __( 'Export', 'frontage' ) }
			</Button>
		</form>
	);
}

interface DraftsProps {
	exports: Exports;
	count: number;
}

function Drafts( { exports, count }: DraftsProps ) {
	const { hasDrafts: checked } = useStore( exports );
	return count > 0 ? (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __(
				'Include drafts and pending, private, and scheduled content',
				'frontage'
			) }
			help={ sprintf(
				/* translators: %d: number of pages, posts and the like. */
				_n( '%d item', '%d items', count, 'frontage' ),
				count
			) }
			checked={ checked }
			onChange={ ( hasDrafts ) => exports.set( { hasDrafts } ) }
		/>
	) : null;
}

function Making( { exports }: { exports: Exports } ) {
	const { phase, done, total } = useStore( exports ).progress ?? {
		phase: 'objects',
		done: 0,
		total: 0,
	};
	return (
		<>
			<Progress
				label={
					phase === 'objects'
						? __( 'Reading content…', 'frontage' )
						: __( 'Downloading files…', 'frontage' )
				}
				done={ done }
				total={ total }
				words={
					phase === 'files'
						? sprintf(
								/* translators: 1: bytes so far, such as 3 MB. 2: all bytes. */
								__( '%1$s of %2$s', 'frontage' ),
								sizeInWords( done ),
								sizeInWords( total )
							)
						: undefined
				}
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ exports.cancel }
			>
				{ __( 'Cancel', 'frontage' ) }
			</Button>
		</>
	);
}
