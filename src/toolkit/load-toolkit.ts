/** For features of ours: loads the toolkit when it is needed. Their PHP calls Toolkit\prepare(), which puts its labels on the page. */
import { loadDeferred } from '../client/deferred/deferred';
import type { Toolkit } from './toolkit';

/** @throws {Error} When it does not come. */
export const loadToolkit = () => loadDeferred< Toolkit >( 'toolkit' );
