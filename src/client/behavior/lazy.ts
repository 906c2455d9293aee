/**
 * For a behaviour whose code comes late:
 *
 *     behaviour( 'notice', { seconds: 0 }, lazy( 'near', () => import( './notice' ) ) );
 *
 * where `notice.ts` exports `attach`. Not part of the runtime: each script has its own public path for what it imports.
 */
import '../island/public-path';
import { attachLater } from './attach-later';

export const lazy = attachLater;
