/** The media library outside the block editor, to choose images. */
import { MediaUpload } from '@wordpress/media-utils';

interface Props< Picked > {
	title: string;
	allowedTypes: string[];
	/** Allows selection of several images without a modifier key. */
	multiple?: 'add';
	/** Id of the current selection. */
	value?: number;
	onSelect: ( picked: Picked ) => void;
	render: ( props: { open: () => void } ) => JSX.Element;
}

/* The package leaves the component's props untyped. */
export const MediaLibrary = MediaUpload as unknown as < Picked >(
	props: Props< Picked >
) => JSX.Element;
