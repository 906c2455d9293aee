/** Loads the deferred script of carousels that come near the window. */
import { behavior } from '../../src/client/behavior/behavior';
import {
	attachDeferred,
	loadDeferred,
} from '../../src/client/deferred/deferred';
import type * as Carousel from './deferred/carousel';
import type { Options } from './deferred/options';
import './states.scss';

const DEFAULTS: Options = {
	delay: 0,
	speed: 500,
	isFade: false,
	isFinite: false,
	playsOnHover: false,
	playsAfterActs: false,
	loadsAhead: false,
};

behavior(
	'carousel',
	DEFAULTS,
	attachDeferred( 'near', () =>
		loadDeferred< typeof Carousel >( 'carousel' )
	)
);
