/** Public API as `window.frontage.toolkit`, for scripts with the dependency `frontage-toolkit`. */
import { defaults } from './defaults';
import { alert, confirm, prompt } from './dialogs';
import { drop } from './drop';
import * as errors from './errors';
import { lazyImages } from './lazy-images';
import { notify } from './notice/notify';
import { icon, registerIcon } from './svg/icons';
import { svg } from './svg/svg';
import { tabs } from './tabs/tabs';

export const toolkit = {
	alert,
	confirm,
	prompt,
	notify,
	drop,
	tabs,
	lazyImages,
	icon,
	registerIcon,
	svg,
	defaults,
	/** Argument checks of the toolkit, for code built on it. */
	errors,
};

export type Toolkit = typeof toolkit;
