/** Adds the panel “Sticky” to blocks that support it, and the anchor link offset to all blocks with anchors. */
import { InspectorControls } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { printedData } from '../../editor/screen';
import { addAttributes, wrapEdit } from '../../editor/wp-hooks';
import { look } from './look';
import { DEFAULTS, toStored, type Options } from './options';
import { AnchorOffsetField, StickyPanel } from './sticky-panel';
import './sticky.scss';

const ATTRIBUTE = 'frontageSticky';

/** Data printed by blocks.php. */
const { sticky = [], all = [] } =
	printedData< { sticky: string[]; all: string[] } >( 'sticky-editor' ) ?? {};

interface EditProps {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: Record< string, unknown >;
	setAttributes: ( changed: Record< string, unknown > ) => void;
}

addAttributes( all, 'frontage/sticky', {
	[ ATTRIBUTE ]: { type: 'object', default: undefined },
} );

wrapEdit< EditProps >(
	'frontage/sticky',
	( BlockEdit ) => ( props ) =>
		all.includes( props.name ) ? (
			<>
				<BlockEdit { ...props } />
				{ props.isSelected && <StickyControls { ...props } /> }
			</>
		) : (
			<BlockEdit { ...props } />
		)
);

function StickyControls( {
	name,
	clientId,
	attributes,
	setAttributes,
}: EditProps ) {
	const [ isShownStuck, showStuck ] = useState( false );
	const options: Options = {
		...DEFAULTS,
		...Object( attributes[ ATTRIBUTE ] ),
	};
	const change = ( changed: Partial< Options > ) =>
		setAttributes( {
			[ ATTRIBUTE ]: toStored( { ...options, ...changed } ),
		} );
	return (
		<>
			{ sticky.includes( name ) && (
				<InspectorControls>
					<StickyPanel
						options={ options }
						change={ change }
						isShownStuck={ isShownStuck }
						showStuck={ showStuck }
					/>
				</InspectorControls>
			) }
			<InspectorControls group="advanced">
				<AnchorOffsetField options={ options } change={ change } />
			</InspectorControls>
			{ options.enabled && isShownStuck && (
				<StuckStyle clientId={ clientId } options={ options } />
			) }
		</>
	);
}

/** The palette's colors are marked important, so these are too; only in the editor's canvas, and while the toggle is on. */
function StuckStyle( {
	clientId,
	options,
}: {
	clientId: string;
	options: Options;
} ) {
	const declarations = Object.entries( look( options ) )
		.map( ( [ name, value ] ) => `${ name }:${ value }!important` )
		.join( ';' );
	return <style>{ `#block-${ clientId }{${ declarations }}` }</style>;
}
