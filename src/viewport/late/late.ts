/** What viewport-late.js holds for viewport.js. */
import { attachStick } from '../../sticky/attach';

export const late = { attachStick };

export type Late = typeof late;
