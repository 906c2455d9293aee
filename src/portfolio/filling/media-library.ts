/** The media library outside the block editor, where one picture after the other is chosen by a click. */
import type { ComponentType } from '@wordpress/element';
import { MediaUpload } from '@wordpress/media-utils';
import type { PictureToAdd } from './create-items';

/* The package leaves the component's props untyped. */
export const MediaLibrary = MediaUpload as unknown as ComponentType< {
	title: string;
	allowedTypes: string[];
	multiple: 'add';
	onSelect: ( pictures: PictureToAdd[] ) => void;
	render: ( props: { open: () => void } ) => JSX.Element;
} >;
