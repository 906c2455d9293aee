/** Accordion item: its title is edited in place, and it is open while it or a block inside it is selected. */
import {
	InspectorControls,
	RichText,
	store as blockEditor,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Icon, chevronDown, lineSolid, plus } from '@wordpress/icons';
import type { Attributes } from './attributes';

interface EditProps extends BlockEditProps<
	Pick< Attributes, keyof Attributes >
> {
	context: {
		'frontage/accordionHeadingLevel'?: number;
		'frontage/accordionIcon'?: string;
	};
}

interface Selection {
	hasSelectedInnerBlock: ( clientId: string, isDeep: boolean ) => boolean;
}

const PANEL = 'wp-block-frontage-accordion-item__panel is-layout-flow';
const TEMPLATE = [ [ 'core/paragraph' ] ];

export function Edit( {
	attributes: { title, isOpen },
	setAttributes,
	clientId,
	isSelected,
	context,
}: EditProps ) {
	const isInside = useSelect(
		( select ) =>
			( select( blockEditor ) as Selection ).hasSelectedInnerBlock(
				clientId,
				true
			),
		[ clientId ]
	);
	const panel = useInnerBlocksProps(
		{ className: PANEL },
		{ template: TEMPLATE }
	);
	const level = context[ 'frontage/accordionHeadingLevel' ];
	const icon = context[ 'frontage/accordionIcon' ];
	const isShown = isOpen || isSelected || isInside;
	const plusOrMinus = isShown ? lineSolid : plus;
	return (
		<>
			<Settings isOpen={ isOpen } onChange={ setAttributes } />
			<details { ...useBlockProps() } open={ isShown }>
				<summary
					className="wp-block-frontage-accordion-item__summary"
					onClick={ ( event ) => event.preventDefault() }
					onKeyUp={ ( event ) => {
						// A space of the title opens and closes nothing.
						if ( event.key === ' ' ) {
							event.preventDefault();
						}
					} }
				>
					<RichText
						tagName={ level ? `h${ level }` : 'span' }
						className="wp-block-frontage-accordion-item__title"
						aria-label={ __( 'Title', 'frontage' ) }
						placeholder={ __( 'Title', 'frontage' ) }
						withoutInteractiveFormatting
						value={ title }
						onChange={ ( next ) =>
							setAttributes( { title: next } )
						}
					/>
					{ icon !== 'none' && (
						<Icon
							className="wp-block-frontage-accordion-item__icon"
							icon={ icon === 'plus' ? plusOrMinus : chevronDown }
						/>
					) }
				</summary>
				<div { ...panel } />
			</details>
		</>
	);
}

const Settings = ( {
	isOpen,
	onChange,
}: {
	isOpen: boolean;
	onChange: ( changed: { isOpen: boolean } ) => void;
} ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Settings', 'frontage' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open at first', 'frontage' ) }
				checked={ isOpen }
				onChange={ ( next ) => onChange( { isOpen: next } ) }
			/>
		</PanelBody>
	</InspectorControls>
);
