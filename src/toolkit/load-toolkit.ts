/** Loads the toolkit on demand, for the plugin's features. Their PHP calls Toolkit\prepare(), which adds its labels to the page. */
import { loadDeferred } from '../client/deferred/deferred';
import type { Toolkit } from './toolkit';

/** @throws {Error} If loading fails. */
export const loadToolkit = () => loadDeferred< Toolkit >( 'toolkit' );
