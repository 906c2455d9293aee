/** Toolbar of tabs: adds, moves and removes them. */
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, plus, trash } from '@wordpress/icons';

interface Props {
	isFirst: boolean;
	isLast: boolean;
	add: () => void;
	move: ( by: number ) => void;
	remove: () => void;
}

export const TabToolbar = ( { isFirst, isLast, add, move, remove }: Props ) => (
	<BlockControls>
		<ToolbarGroup>
			<ToolbarButton
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Move tab before', 'frontage' ) }
				disabled={ isFirst }
				onClick={ () => move( -1 ) }
			/>
			<ToolbarButton
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ __( 'Move tab after', 'frontage' ) }
				disabled={ isLast }
				onClick={ () => move( 1 ) }
			/>
			<ToolbarButton
				icon={ plus }
				label={ __( 'Add tab after', 'frontage' ) }
				onClick={ add }
			/>
			<ToolbarButton
				icon={ trash }
				label={ __( 'Remove tab', 'frontage' ) }
				disabled={ isFirst && isLast }
				onClick={ remove }
			/>
		</ToolbarGroup>
	</BlockControls>
);
