/** Masonry where the browser has none of its own. */
import { behavior } from '../../client/behavior/behavior';
import './masonry.scss';
import { masonry } from './place';

if ( ! CSS.supports( 'display: grid-lanes' ) ) {
	behavior( 'masonry', {}, masonry );
}
