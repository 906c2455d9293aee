/** All transforms to a portfolio gallery. */
import { fromGallery } from './from-gallery';
import {
	fromOriginalBlock,
	fromShortcode,
	fromShortcodeBlock,
	fromWrapper,
} from './from-original';

export const from = [
	fromGallery,
	fromOriginalBlock,
	fromShortcodeBlock,
	fromShortcode,
	fromWrapper,
];
