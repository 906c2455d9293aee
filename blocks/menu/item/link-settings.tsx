/** Icon, badge and visibility of links and submenus in WordPress's Navigation block, rendered by the Menu block. */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from '@wordpress/element';
import { controlsFor, type Editable } from '../../../src/editor/block/controls';
import { addAttributes, wrapEdit } from '../../../src/editor/wp-hooks';
import { iconLabels } from './icons';

const BLOCKS = [ 'core/navigation-link', 'core/navigation-submenu' ];
const NAMESPACE = 'frontage/menu';
const TEXT = { type: 'string', default: '' };

interface LinkAttributes {
	frontageIcon?: string;
	frontageBadge?: string;
	frontageVisibility?: string;
}

interface LinkProps extends Editable< LinkAttributes > {
	name: string;
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

function Panel( props: LinkProps ) {
	const { select, text } = controlsFor( props );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'In Frontage’s menus', 'frontage' ) }>
				{ select( 'frontageIcon', __( 'Icon', 'frontage' ), {
					'': __( 'None', 'frontage' ),
					...iconLabels(),
				} ) }
				{ text( 'frontageBadge', __( 'Badge', 'frontage' ), {
					help: __( 'A word or two beside the label.', 'frontage' ),
				} ) }
				{ select( 'frontageVisibility', __( 'Shown to', 'frontage' ), {
					'': __( 'Everybody', 'frontage' ),
					'logged-in': __( 'Those who are logged in', 'frontage' ),
					'logged-out': __(
						'Those who are not logged in',
						'frontage'
					),
				} ) }
			</PanelBody>
		</InspectorControls>
	);
}
