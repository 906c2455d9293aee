/** Loads the deferred script of tabs that come near the window. */
import { behavior } from '../../src/client/behavior/behavior';
import {
	attachDeferred,
	loadDeferred,
} from '../../src/client/deferred/deferred';
import type * as Tabs from './deferred/tabs';
import './states.scss';

behavior(
	'tabs',
	{ isManual: false },
	attachDeferred( 'near', () => loadDeferred< typeof Tabs >( 'tabs' ) )
);
