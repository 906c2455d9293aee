/** Legacy names that other code may rely on. The cookie's name is in settings.php, too. */
export const COOKIE = 'astraColorSwitcherState';
/** Class of the body while a dark alternative palette is active. */
export const DARK_CLASS = 'astra-dark-mode-enable';
