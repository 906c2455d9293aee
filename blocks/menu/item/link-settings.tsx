/** Icon, badge and visibility of links and submenus in WordPress's Navigation block, rendered by the Menu block. */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from '@wordpress/element';
import { addAttributes, wrapEdit } from '../../../src/editor/wp-hooks';
import { iconLabels } from './icons';

const BLOCKS = [ 'core/navigation-link', 'core/navigation-submenu' ];
const NAMESPACE = 'frontage/menu';
const TEXT = { type: 'string', default: '' };
const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

const visibilities = (): { value: string; label: string }[] => [
	{ value: '', label: __( 'Everybody', 'frontage' ) },
	{
		value: 'logged-in',
		label: __( 'Those who are logged in', 'frontage' ),
	},
	{
		value: 'logged-out',
		label: __( 'Those who are not logged in', 'frontage' ),
	},
];

interface LinkProps {
	name: string;
	attributes: {
		frontageIcon?: string;
		frontageBadge?: string;
		frontageVisibility?: string;
	};
	setAttributes: ( changed: LinkProps[ 'attributes' ] ) => void;
}

export function addLinkSettings(): void {
	addAttributes( BLOCKS, NAMESPACE, {
		frontageIcon: TEXT,
		frontageBadge: TEXT,
		frontageVisibility: TEXT,
	} );
	wrapEdit< LinkProps >( NAMESPACE, withLinkSettings );
}

function withLinkSettings( Edit: ComponentType< LinkProps > ) {
	return function LinkWithSettings( props: LinkProps ) {
		return (
			<>
				<Edit { ...props } />
				{ BLOCKS.includes( props.name ) && <Panel { ...props } /> }
			</>
		);
	};
}

const Panel = ( { attributes, setAttributes }: LinkProps ) => (
	<InspectorControls>
		<PanelBody title={ __( 'In Frontage’s menus', 'frontage' ) }>
			<SelectControl
				{ ...LOOK }
				label={ __( 'Icon', 'frontage' ) }
				value={ attributes.frontageIcon ?? '' }
				options={ [
					{ value: '', label: __( 'None', 'frontage' ) },
					...Object.entries( iconLabels() ).map(
						( [ value, label ] ) => ( { value, label } )
					),
				] }
				onChange={ ( frontageIcon ) =>
					setAttributes( { frontageIcon } )
				}
			/>
			<TextControl
				{ ...LOOK }
				label={ __( 'Badge', 'frontage' ) }
				help={ __( 'A word or two beside the label.', 'frontage' ) }
				value={ attributes.frontageBadge ?? '' }
				onChange={ ( frontageBadge ) =>
					setAttributes( { frontageBadge } )
				}
			/>
			<SelectControl
				{ ...LOOK }
				label={ __( 'Shown to', 'frontage' ) }
				value={ attributes.frontageVisibility ?? '' }
				options={ visibilities() }
				onChange={ ( frontageVisibility ) =>
					setAttributes( { frontageVisibility } )
				}
			/>
		</PanelBody>
	</InspectorControls>
);
