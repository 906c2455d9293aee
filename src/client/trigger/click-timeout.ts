/** How long a click waits for a script before its link is followed; a file of its own, for a constant costs nothing in each script. */
export const CLICK_TIMEOUT_MS = 4000;
