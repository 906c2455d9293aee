/** Names that other code knows and may look for. settings.php has the cookie's, too. */
export const COOKIE = 'astraColorSwitcherState';
/** Of the body, while a switched palette that is dark is shown. */
export const DARK_CLASS = 'astra-dark-mode-enable';
