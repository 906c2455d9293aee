/** Loads the player of a video once a visitor reaches for it. */
import { behavior } from '../../src/client/behavior/behavior';
import {
	attachDeferred,
	loadDeferred,
} from '../../src/client/deferred/deferred';
import type * as Video from './deferred/video';
import { DEFAULTS } from './options';

behavior(
	'video',
	DEFAULTS,
	attachDeferred( 'interaction', () =>
		loadDeferred< typeof Video >( 'video' )
	)
);
