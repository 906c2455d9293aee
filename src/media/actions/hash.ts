/** The hash of an action, and the attribute of a link that holds one. */

/**
 * @attribute data-frontage-action On a link: the hash of an action, `#frontage-action:action=<name>&settings=<JSON in base64>`, perhaps percent-encoded.
 * `lightbox` opens the link's picture or video, `slideshow` the pictures of a gallery of the page; their settings are `id`, `url`, `type` (`image` or
 * `video`), `slideshow`, `title` and `index`. Elementor's `#elementor-action:…` is understood, also in `href` and `e-action-hash`. An unknown action does
 * nothing. A script that depends on `frontage-link-actions` registers others: `window.frontage.linkActions.register( 'popup', [ 'id' ], ( { id }, link )
 * => … )`; only settings that are named there arrive, and only texts, numbers and booleans. The link is followed if it returns false.
 */
export const ATTRIBUTE = 'data-frontage-action';

/** Start of a hash with an action; a page builder percent-encodes all of it, or all but `#`. */
export const START = /^(#|%23)(elementor|frontage)-action/;
