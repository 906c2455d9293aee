/** Server-rendered preview of a gallery in the editor, without interaction. */
import { ServerPreview } from '../../../src/editor/block/server-preview';

interface Style {
	border?: unknown;
	spacing?: { blockGap?: unknown };
}

/** Supports that the editor applies to the wrapper of the preview. */
const ON_THE_BLOCK = [
	'align',
	'anchor',
	'backgroundColor',
	'className',
	'fontFamily',
	'fontSize',
	'gradient',
	'lock',
	'metadata',
	'style',
	'textColor',
];

export function GalleryPreview( { attributes }: { attributes: object } ) {
	return (
		<ServerPreview
			block="frontage/portfolio"
			attributes={ forPreview( attributes ) }
		/>
	);
}

/** Attributes for the server-side preview. Of `style`, only the parts for inner elements: the gap between tiles and the images' border. */
export function forPreview( attributes: object ): Record< string, unknown > {
	const kept = Object.entries( attributes ).filter(
		( [ name ] ) => ! ON_THE_BLOCK.includes( name )
	);
	const { border, spacing }: Style =
		'style' in attributes && attributes.style ? attributes.style : {};
	const style = {
		...( border ? { border } : {} ),
		...( spacing?.blockGap
			? { spacing: { blockGap: spacing.blockGap } }
			: {} ),
	};
	return {
		...Object.fromEntries( kept ),
		...( Object.keys( style ).length ? { style } : {} ),
	};
}
