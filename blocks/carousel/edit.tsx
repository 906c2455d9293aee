/** A carousel, edited in place: a row of slides that scrolls. */
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { Pictures } from './editor/pictures';
import { Settings } from './editor/settings';
import { useSlides } from './editor/use-slides';
import { layoutStyle } from './layout';

const SLIDE = 'frontage/carousel-slide';
const TEMPLATE = [ [ SLIDE ], [ SLIDE ], [ SLIDE ] ];
const LISTS = [ 'core/query', 'frontage/portfolio' ];

interface Props {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
	clientId: string;
}

export function Edit( { attributes, setAttributes, clientId }: Props ) {
	const { kind, offsetSides, direction } = attributes;
	const { row, slides, add, replace } = useSlides( clientId );
	const isList = LISTS.includes( slides[ 0 ]?.name ?? '' );
	const hasPictures = kind === 'images';
	const block = useBlockProps( {
		className: isList ? 'has-list' : '',
		style: layoutStyle( attributes ),
		'data-offset': offsetSides,
	} );
	const inner = useInnerBlocksProps(
		{
			ref: row,
			className: isList ? '' : 'wp-block-frontage-carousel__track',
		},
		{
			template: hasPictures ? undefined : TEMPLATE,
			orientation: 'horizontal',
		}
	);
	return (
		<>
			{ ! isList && (
				<BlockControls group="other">
					<ToolbarGroup>
						<ToolbarButton
							onClick={ () =>
								add( hasPictures ? 'core/image' : SLIDE )
							}
						>
							{ __( 'Add slide', 'frontage' ) }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			<InspectorControls>
				<Settings { ...{ attributes, setAttributes } } />
			</InspectorControls>
			<div { ...block } dir={ direction || undefined }>
				{ hasPictures && ! slides.length ? (
					<Pictures onSelect={ replace } />
				) : (
					<div { ...inner } />
				) }
			</div>
		</>
	);
}
