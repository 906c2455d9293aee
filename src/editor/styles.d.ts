/** The build takes a stylesheet that is imported into the block's own. */
declare module '*.scss';
