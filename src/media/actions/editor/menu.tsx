/** Menu of a toolbar: what a link does on a click. */
import { ToolbarDropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fullscreen } from '@wordpress/icons';

interface Props {
	/** Hash of an action; '' for none. */
	action: string;
	onChange: ( action: string ) => void;
}

const nameIn = ( action: string ) => /:action=([^&]+)/.exec( action )?.[ 1 ];

export function ActionMenu( { action, onChange }: Props ) {
	const current = nameIn( action ) ?? '';
	const titles = {
		'': __( 'Follow the link', 'frontage' ),
		lightbox: __( 'Open the picture or video in the lightbox', 'frontage' ),
		slideshow: __( 'Start a slideshow of the page’s gallery', 'frontage' ),
	};
	return (
		<ToolbarDropdownMenu
			icon={ fullscreen }
			label={ __( 'On a click', 'frontage' ) }
			toggleProps={ { isPressed: current !== '' } }
			controls={ Object.entries( titles ).map( ( [ name, title ] ) => ( {
				title,
				role: 'menuitemradio',
				isActive: name === current,
				onClick: () =>
					name === current ||
					onChange( name && `#frontage-action:action=${ name }` ),
			} ) ) }
		/>
	);
}
