/** What sticky-deferred.js holds for viewport.js. */
import { attachStick } from './attach';

export const late = { attachStick };

export type Late = typeof late;
