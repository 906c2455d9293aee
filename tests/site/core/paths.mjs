/** Where things are: the checkout, its cache, and the downloads that several checkouts may share. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve( fileURLToPath( import.meta.url ), '../../../..' );
export const siteFolder = join( root, 'tests/site' );
export const cache = join( root, '.cache' );
export const downloads = process.env.FRONTAGE_DOWNLOADS || cache;
