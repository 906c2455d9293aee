/** A gallery as the server shows it to visitors, in the editor, where nothing of it can be clicked. */
import { ServerPreview } from '../../../src/editor/server-preview';

interface Style {
	border?: unknown;
	spacing?: { blockGap?: unknown };
}

/** The editor itself puts these on the block around the preview. */
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

/** What the server must know of a block. Of its style that is what lies inside: the gap between tiles and the pictures' border. */
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
