/** The build extracts an imported stylesheet into the block's own. */
declare module '*.scss';
