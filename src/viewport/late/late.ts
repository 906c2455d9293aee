/** What viewport-late.js holds for viewport.js. */
import { onDirection } from '../../sticky/direction';
import { place } from '../../sticky/placeholder';

export const late = { onDirection, place };

export type Late = typeof late;
