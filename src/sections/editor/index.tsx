/** Adds the panel “Section” to blocks, dims what is hidden and stretches what is stretched in the canvas. */
import { InspectorControls } from '@wordpress/block-editor';
import { hasBlockSupport } from '@wordpress/blocks';
import { useEffect, useState } from '@wordpress/element';
import { inherited } from '../../editor/responsive';
import { printedData } from '../../editor/screen';
import { useDevice } from '../../editor/use-device';
import { addAttributes, wrapBlock, wrapEdit } from '../../editor/wp-hooks';
import {
	ENTRANCE,
	HIDDEN,
	hiddenOn,
	STRETCH,
	stretchedTo,
	type Attributes,
	type Entrance,
} from './options';
import { SectionPanel } from './panel';
import './sections.scss';

/** Data printed by blocks.php. */
const {
	all = [],
	stretch = [],
	coreHides = false,
} = printedData< { all: string[]; stretch: string[]; coreHides: boolean } >(
	'sections-editor'
) ?? {};

interface EditProps {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: Attributes;
	setAttributes: ( changed: Attributes ) => void;
}

interface BlockProps {
	name: string;
	className?: string;
	attributes: Attributes;
	wrapperProps?: Record< string, unknown >;
}

addAttributes( all, 'frontage/sections', {
	[ HIDDEN ]: { type: 'array', default: undefined },
	[ ENTRANCE ]: { type: 'object', default: undefined },
} );
addAttributes( stretch, 'frontage/sections-stretch', {
	[ STRETCH ]: { type: 'string', default: undefined },
} );

wrapEdit< EditProps >( 'frontage/sections', ( BlockEdit ) => ( props ) => (
	<>
		<BlockEdit { ...props } />
		{ props.isSelected && all.includes( props.name ) && (
			<SectionControls { ...props } />
		) }
	</>
) );

wrapBlock< BlockProps >( 'frontage/sections', ( Block ) => ( props ) => {
	const { device } = useDevice();
	const devices = hiddenOn( props.attributes );
	const hidden = devices.join( ' ' );
	const place = stretch.includes( props.name )
		? stretchedTo( props.attributes )
		: '';
	if ( ! hidden && ! place ) {
		return <Block { ...props } />;
	}
	const wrapperProps = {
		...props.wrapperProps,
		...( hidden && { 'data-frontage-hidden': hidden } ),
		// The canvas beside the sidebars is narrower than the device.
		...( devices.includes( device.toLowerCase() ) && {
			'data-frontage-dimmed': '',
		} ),
		...( place && { 'data-frontage-stretch': place } ),
	};
	const className = `${ props.className ?? '' } ${ place && 'alignfull' }`;
	return (
		<Block
			{ ...props }
			className={ className.trim() }
			wrapperProps={ wrapperProps }
		/>
	);
} );

function SectionControls( {
	name,
	clientId,
	attributes,
	setAttributes,
}: EditProps ) {
	const [ played, play ] = useState< Entrance >();
	useEffect( () => {
		if ( played ) {
			const end = setTimeout(
				() => play( undefined ),
				played.delay + played.duration
			);
			return () => clearTimeout( end );
		}
	}, [ played ] );
	return (
		<>
			<InspectorControls>
				<SectionPanel
					attributes={ attributes }
					setAttributes={ setAttributes }
					canStretch={ stretch.includes( name ) }
					isWideOnly={
						coreHides && hasBlockSupport( name, 'visibility', true )
					}
					onPlay={ play }
				/>
			</InspectorControls>
			{ played && (
				<PlayedStyle clientId={ clientId } entrance={ played } />
			) }
		</>
	);
}

/** Plays the entrance that the previewed device has; the keyframes are in the canvas's styles. */
function PlayedStyle( {
	clientId,
	entrance: { animation, delay, duration },
}: {
	clientId: string;
	entrance: Entrance;
} ) {
	const { device } = useDevice();
	const key = device === 'Tablet' ? 'tablet' : 'mobile';
	const name =
		device === 'Desktop'
			? animation.value
			: ( animation[ key ] ?? inherited( animation, key ) );
	return (
		<style>
			{ `@media (prefers-reduced-motion:no-preference){#block-${ clientId }{animation:frontage-${ name } ${ duration }ms ${ delay }ms backwards}}` }
		</style>
	);
}
