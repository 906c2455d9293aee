/** Tabs, edited in place: the list of titles, and the panel of the one that is being edited. */
import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { Attributes } from './attributes';
import { Settings } from './editor/settings';
import { TabToolbar } from './editor/tab-toolbar';
import { useTabs } from './editor/use-tabs';
import { layoutStyle } from './layout';

const TEMPLATE = [ 1, 2, 3 ].map( () => [ 'frontage/tab' ] );

type Props = BlockEditProps< Pick< Attributes, keyof Attributes > > & {
	clientId: string;
};

export function Edit( { attributes, setAttributes, clientId }: Props ) {
	const { tabs, active, show, setTitle, add, move, remove } = useTabs(
		clientId,
		attributes.initial
	);
	const panels = useInnerBlocksProps(
		{
			className: 'wp-block-frontage-tabs__panels',
			style: { order: 2 * active + 1 },
		},
		{ template: TEMPLATE, orientation: 'horizontal' }
	);
	return (
		<>
			<TabToolbar
				isFirst={ active === 0 }
				isLast={ active === tabs.length - 1 }
				{ ...{ add, move, remove } }
			/>
			<InspectorControls>
				<Settings
					{ ...{ attributes, setAttributes } }
					titles={ tabs.map( ( { title } ) => title ) }
				/>
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					style: layoutStyle( attributes.layout ),
				} ) }
			>
				<div className="wp-block-frontage-tabs__list">
					{ tabs.map( ( { id, title }, index ) => (
						<div key={ id } style={ { order: 2 * index } }>
							<Title
								position={ index + 1 }
								title={ title }
								isCurrent={ index === active }
								onChange={ ( changed ) =>
									setTitle( id, changed )
								}
								onFocus={ () => show( id ) }
							/>
						</div>
					) ) }
					<div style={ { order: 2 * tabs.length } }>
						<Button
							icon={ plus }
							label={ __( 'Add a tab', 'frontage' ) }
							onClick={ add }
						/>
					</div>
				</div>
				<style>
					{ hide( tabs.filter( ( _, index ) => index !== active ) ) }
				</style>
				<div { ...panels } />
			</div>
		</>
	);
}

const hide = ( tabs: { id: string }[] ) =>
	`.wp-block-frontage-tabs__panels > .wp-block-frontage-tab:is(${ tabs
		.map( ( { id } ) => `#block-${ id }` )
		.join() }){display:none}`;

interface TitleProps {
	position: number;
	title: string;
	isCurrent: boolean;
	onChange: ( title: string ) => void;
	onFocus: () => void;
}

const Title = ( {
	position,
	title,
	isCurrent,
	onChange,
	onFocus,
}: TitleProps ) => (
	<RichText
		tagName="span"
		className="wp-block-frontage-tabs__tab"
		aria-label={ sprintf(
			/* translators: %d: position of a tab. */
			__( 'Title of tab %d', 'frontage' ),
			position
		) }
		aria-current={ isCurrent ? 'true' : undefined }
		placeholder={ __( 'Title', 'frontage' ) }
		value={ title }
		disableLineBreaks
		withoutInteractiveFormatting
		onChange={ onChange }
		onFocus={ onFocus }
	/>
);
