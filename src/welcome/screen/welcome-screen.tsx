/** One step per screen, with Back and Skip; nothing is written before the last one. */
import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFocusOnChange } from '../../editor/admin/use-focus-on-change';
import {
	asked,
	isNothing,
	startingChoices,
	STEPS,
	type Choices,
	type Step,
} from './choices';
import { LastRun, Outcome, type Links } from './outcome';
import { StepBody, type Offer } from './steps/step-body';
import { useMaking, type Making, type Run } from './use-making';

export interface WelcomeProps extends Offer {
	links: Links;
	last: Run | null;
}

const headings = (): Record< Step | 'made' | 'undone', string > => ( {
	header: __( 'Choose a header', 'frontage' ),
	pictures: __( 'Create a portfolio from pictures', 'frontage' ),
	page: __( 'Add it to a page', 'frontage' ),
	review: __( 'Review your choices', 'frontage' ),
	made: __( 'All done', 'frontage' ),
	undone: __( 'Undone', 'frontage' ),
} );

export function WelcomeScreen( { links, last, ...offer }: WelcomeProps ) {
	const [ at, setAt ] = useState( 0 );
	const start = () => startingChoices( offer.galleries[ 0 ]?.name );
	const [ choices, setChoices ] = useState( start );
	const making = useMaking( last );
	const { state } = making;
	const step = STEPS[ at ] ?? 'review';
	const isOver = state === 'made' || state === 'undone';
	const shown = isOver ? state : step;
	const heading = useFocusOnChange( shown );

	return (
		<div className="frontage-welcome-screen__frame" data-step={ shown }>
			{ at === 0 && ! isOver && <LastRun making={ making } /> }
			<header className="frontage-welcome-screen__head">
				{ ! isOver && (
					<p className="frontage-welcome-screen__count">
						{ sprintf(
							/* translators: 1: number of the step. 2: how many steps there are. */
							__( 'Step %1$d of %2$d', 'frontage' ),
							at + 1,
							STEPS.length
						) }
					</p>
				) }
				<h2 ref={ heading } tabIndex={ -1 }>
					{ headings()[ shown ] }
				</h2>
				{ at === 0 && ! isOver && (
					<WayToTemplates address={ links.templates } />
				) }
			</header>
			{ making.failure && (
				<Notice status="error" isDismissible={ false }>
					{ making.failure }
				</Notice>
			) }
			{ isOver ? (
				<Outcome
					making={ {
						...making,
						begin: () => {
							setAt( 0 );
							setChoices( start() );
							making.begin();
						},
					} }
					links={ links }
				/>
			) : (
				<StepForm
					{ ...{ at, setAt, choices, setChoices, making, offer } }
					leave={ links.leave }
				/>
			) }
		</div>
	);
}

const WayToTemplates = ( { address }: { address: string } ) => (
	<p>
		{ __(
			'Building a new site? Start with your name, colors, and pictures:',
			'frontage'
		) }{ ' ' }
		<a href={ address }>{ __( 'choose a site template', 'frontage' ) }</a>
	</p>
);

interface FormProps {
	at: number;
	setAt: ( at: number ) => void;
	choices: Choices;
	setChoices: ( choices: Choices ) => void;
	making: Making;
	offer: Offer;
	/** URL of the way out. */
	leave: string;
}

function StepForm( props: FormProps ) {
	const { at, setAt, choices, setChoices, making, offer } = props;
	const step = STEPS[ at ] ?? 'review';
	const isBusy = !! making.working;
	const wanted = asked( withAllowed( choices, offer ) );
	const goOn = ( isSkipped: boolean ) => {
		const others = choices.skipped.filter( ( part ) => part !== step );
		const skipped =
			isSkipped && step !== 'review' ? [ ...others, step ] : others;
		setChoices( { ...choices, skipped } );
		setAt( at + 1 );
	};
	return (
		<form
			aria-busy={ isBusy }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( step !== 'review' ) {
					goOn( ! isAllowed( offer, step ) );
				} else if ( ! isBusy && ! isNothing( wanted ) ) {
					making.make( wanted );
				}
			} }
		>
			<StepBody
				step={ step }
				offer={ offer }
				choices={ choices }
				asked={ wanted }
				onChange={ setChoices }
			/>
			<div className="frontage-welcome-screen__bar">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ making.working === 'make' }
					disabled={
						isBusy || ( step === 'review' && isNothing( wanted ) )
					}
					accessibleWhenDisabled
				>
					{ labelOfSubmit( step, making.failed ) }
				</Button>
				<OtherWays
					{ ...props }
					skip={ step === 'review' ? undefined : () => goOn( true ) }
				/>
			</div>
		</form>
	);
}

function OtherWays( {
	at,
	setAt,
	making,
	leave,
	skip,
}: FormProps & { skip?: () => void } ) {
	return (
		<>
			{ skip && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ skip }
				>
					{ __( 'Skip', 'frontage' ) }
				</Button>
			) }
			{ at > 0 && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ !! making.working }
					accessibleWhenDisabled
					onClick={ () => setAt( at - 1 ) }
				>
					{ __( 'Back', 'frontage' ) }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				className="frontage-welcome-screen__leave"
				variant="tertiary"
				href={ leave }
			>
				{ __( 'Exit without changes', 'frontage' ) }
			</Button>
		</>
	);
}

const isAllowed = ( { allowed }: Offer, step: Step ) =>
	step === 'review' || allowed[ step ];

/** A step that the user has no permission for counts as skipped. */
const withAllowed = (
	choices: Choices,
	{ allowed, menu }: Offer
): Choices => ( {
	...choices,
	page: {
		...choices.page,
		isInMenu: choices.page.isInMenu && allowed.menu && ! menu.listsPages,
	},
	skipped: ( [ 'header', 'pictures', 'page' ] as const ).filter(
		( part ) => ! allowed[ part ] || choices.skipped.includes( part )
	),
} );

function labelOfSubmit( step: Step, failed: Making[ 'failed' ] ): string {
	if ( step !== 'review' ) {
		return __( 'Continue', 'frontage' );
	}
	return failed === 'make'
		? __( 'Retry', 'frontage' )
		: __( 'Create', 'frontage' );
}
