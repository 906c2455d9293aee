/** Time that a click waits for a script before its link is followed; a file of its own, because a constant is inlined into each script. */
export const CLICK_TIMEOUT_MS = 4000;
