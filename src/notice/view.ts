/** Reports the height of a bar at the top to the top inset: of the store notice, and of floating bars below it. */
import { behavior } from '../client/behavior/behavior';
import { addTopInset } from '../client/viewport/top-inset';
import './notice.scss';

behavior( 'notice', { order: 0 }, ( bar, { order } ) => {
	const top = addTopInset( order );
	top.watch( ( above, fits ) => {
		bar.toggleAttribute( 'data-loose', ! fits );
		bar.style.setProperty( '--frontage-above', `${ above }px` );
	} );
	const observer = new ResizeObserver( () => top.set( bar.offsetHeight ) );
	observer.observe( bar );
	return () => {
		observer.disconnect();
		top.remove();
	};
} );
