/** The media library outside the block editor, where pictures are chosen by a click. */
import { MediaUpload } from '@wordpress/media-utils';

interface Props< Picked > {
	title: string;
	allowedTypes: string[];
	/** One picture after the other. */
	multiple?: 'add';
	/** The id of what is chosen so far. */
	value?: number;
	onSelect: ( picked: Picked ) => void;
	render: ( props: { open: () => void } ) => JSX.Element;
}

/* The package leaves the component's props untyped. */
export const MediaLibrary = MediaUpload as unknown as < Picked >(
	props: Props< Picked >
) => JSX.Element;
