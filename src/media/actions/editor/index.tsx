/** Adds the action of a link to the toolbars of text, buttons and images. */
import { BlockControls } from '@wordpress/block-editor';
import { addAttributes, wrapEdit } from '../../../editor/wp-hooks';
import { register } from './format';
import { ActionMenu } from './menu';

/** Attributes with the address of a link, by block. */
const LINKS: Record< string, 'url' | 'href' > = {
	'core/button': 'url',
	'core/image': 'href',
};

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: { frontageAction?: string; url?: string; href?: string };
	setAttributes: ( changed: { frontageAction: string } ) => void;
}

addAttributes( Object.keys( LINKS ), 'frontage/link-action', {
	frontageAction: { type: 'string', default: '' },
} );

wrapEdit< EditProps >( 'frontage/link-action', ( BlockEdit ) => ( props ) => {
	const { name, isSelected, attributes, setAttributes } = props;
	const link = LINKS[ name ];
	return (
		<>
			<BlockEdit { ...props } />
			{ isSelected && link && attributes[ link ] && (
				<BlockControls group="other">
					<ActionMenu
						action={ attributes.frontageAction ?? '' }
						onChange={ ( frontageAction ) =>
							setAttributes( { frontageAction } )
						}
					/>
				</BlockControls>
			) }
		</>
	);
} );

register();
