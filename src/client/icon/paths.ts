/** Paths of icons, on a grid of 24 and drawn by strokes: the same as in src/server/icons. */
export const CLOSE = 'M5 19L19 5M19 19L5 5';
