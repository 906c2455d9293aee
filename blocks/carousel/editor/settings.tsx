/** Settings of a carousel: what is shown on each device, how it moves, and how a visitor moves it. */
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../../src/editor/block/controls';
import { ResponsiveControl } from '../../../src/editor/responsive-control';
import { ResponsiveLength } from '../../../src/editor/block/responsive-length';
import type { Responsive } from '../../../src/editor/responsive';
import type { Attributes } from '../attributes';
import { MOST_SHOWN, ownToShow, slidesToShow } from '../layout';

type Props = Editable< Attributes >;

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/** Control of a number of slides by device. */
const SlideCount = ( {
	label,
	values,
	onChange: change,
}: {
	label: string;
	values: Responsive< number >;
	onChange: ( values: Responsive< number > ) => void;
} ) => (
	<ResponsiveControl label={ label } values={ values } onChange={ change }>
		{ ( { value, placeholder, onChange } ) => (
			<RangeControl
				{ ...LOOK }
				label={ label }
				hideLabelFromVision
				min={ 1 }
				max={ MOST_SHOWN }
				allowReset
				value={ value ?? placeholder }
				onChange={ onChange }
			/>
		) }
	</ResponsiveControl>
);

/** Settings of how much of a row is in view. */
const Row = ( { attributes, setAttributes }: Props ) => {
	const { slidesToShow: shown, offsetSides } = attributes;
	const { select } = controlsFor( { attributes, setAttributes } );
	return (
		<>
			<SlideCount
				label={ __( 'Slides to show', 'frontage' ) }
				values={ slidesToShow( shown ) }
				onChange={ ( values ) =>
					setAttributes( {
						slidesToShow: ownToShow( shown, values ),
					} )
				}
			/>
			<SlideCount
				label={ __( 'Slides to scroll', 'frontage' ) }
				values={ attributes.slidesToScroll }
				onChange={ ( slidesToScroll ) =>
					setAttributes( { slidesToScroll } )
				}
			/>
			<ResponsiveLength
				label={ __( 'Space between', 'frontage' ) }
				values={ attributes.spacing }
				onChange={ ( spacing ) => setAttributes( { spacing } ) }
			/>
			{ select(
				'offsetSides',
				__( 'Show a part of the next slides', 'frontage' ),
				{
					none: __( 'No', 'frontage' ),
					left: __( 'On the left', 'frontage' ),
					right: __( 'On the right', 'frontage' ),
					both: __( 'On both sides', 'frontage' ),
				}
			) }
			{ offsetSides !== 'none' && (
				<ResponsiveLength
					label={ __( 'Width of that part', 'frontage' ) }
					values={ attributes.offset }
					onChange={ ( offset ) => setAttributes( { offset } ) }
				/>
			) }
		</>
	);
};

const Layout = ( props: Props ) => {
	const { select, toggle } = controlsFor( props );
	return (
		<PanelBody title={ __( 'Slides', 'frontage' ) }>
			{ select( 'effect', __( 'Effect', 'frontage' ), {
				slide: __( 'Slide', 'frontage' ),
				fade: __( 'Fade, one at a time', 'frontage' ),
			} ) }
			{ props.attributes.effect === 'slide' && <Row { ...props } /> }
			{ select( 'direction', __( 'Direction', 'frontage' ), {
				'': __( 'As the text', 'frontage' ),
				ltr: __( 'Left to right', 'frontage' ),
				rtl: __( 'Right to left', 'frontage' ),
			} ) }
			{ toggle(
				'lazyload',
				__( 'Load pictures one slide ahead', 'frontage' ),
				__( 'Otherwise as WordPress does.', 'frontage' )
			) }
		</PanelBody>
	);
};

const Motion = ( { attributes, setAttributes }: Props ) => {
	const { autoplay, autoplaySpeed, speed } = attributes;
	const { toggle } = controlsFor( { attributes, setAttributes } );
	return (
		<PanelBody title={ __( 'Motion', 'frontage' ) }>
			{ toggle(
				'infinite',
				__( 'Start again after the last', 'frontage' )
			) }
			<RangeControl
				{ ...LOOK }
				label={ __(
					'Duration of a step, in milliseconds',
					'frontage'
				) }
				min={ 0 }
				max={ 2000 }
				step={ 50 }
				value={ speed }
				onChange={ ( next ) => setAttributes( { speed: next ?? 500 } ) }
			/>
			{ toggle(
				'autoplay',
				__( 'Play by itself', 'frontage' ),
				__(
					'With a button that pauses; never for visitors who prefer less motion.',
					'frontage'
				)
			) }
			{ autoplay && (
				<>
					<RangeControl
						{ ...LOOK }
						label={ __( 'Seconds for each slide', 'frontage' ) }
						min={ 1 }
						max={ 30 }
						step={ 0.5 }
						value={ autoplaySpeed / 1000 }
						onChange={ ( next = 5 ) =>
							setAttributes( {
								autoplaySpeed: Math.round( next * 1000 ),
							} )
						}
					/>
					{ toggle(
						'pauseOnHover',
						__( 'Pause under the pointer', 'frontage' )
					) }
					{ toggle(
						'pauseOnInteraction',
						__( 'Stop once a visitor takes over', 'frontage' )
					) }
				</>
			) }
		</PanelBody>
	);
};

const Controls = ( { attributes, setAttributes }: Props ) => {
	const { navigation } = attributes;
	const { select, text } = controlsFor( { attributes, setAttributes } );
	return (
		<PanelBody title={ __( 'Controls', 'frontage' ) }>
			{ select( 'navigation', __( 'Navigation', 'frontage' ), {
				both: __( 'Arrows and position', 'frontage' ),
				arrows: __( 'Arrows', 'frontage' ),
				dots: __( 'Position', 'frontage' ),
				none: __( 'None', 'frontage' ),
			} ) }
			{ navigation !== 'arrows' &&
				navigation !== 'none' &&
				select(
					'pagination',
					__( 'Position', 'frontage' ),
					{
						dots: __( 'Dots', 'frontage' ),
						fraction: __( 'In words', 'frontage' ),
					},
					__(
						'More than ten slides are counted in words.',
						'frontage'
					)
				) }
			{ text( 'label', __( 'Label for screen readers', 'frontage' ), {
				help: __(
					'Of what the slides are, such as “Our clients”.',
					'frontage'
				),
			} ) }
		</PanelBody>
	);
};

export const Settings = ( props: Props ) => (
	<>
		<Layout { ...props } />
		<Motion { ...props } />
		<Controls { ...props } />
	</>
);
