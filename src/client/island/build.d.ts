/** Globals of every bundle, defined by the build: the plugin's version, and webpack's own variables for deferred chunks. */
/* eslint-disable camelcase, no-var -- Webpack's names, which are assigned to. */
declare const FRONTAGE_VERSION: string;
declare var __webpack_public_path__: string;
declare var __webpack_nonce__: string;
