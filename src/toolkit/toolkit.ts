/** What `window.frontage.toolkit` holds for scripts that name `frontage-toolkit` as their dependency. */
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
	/** The checks that all of these make, for what others build on them. */
	errors,
};

export type Toolkit = typeof toolkit;
