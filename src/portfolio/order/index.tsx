/**
 * Portfolio → Order.
 */
import { renderScreen } from '../../editor/screen';
import { OrderScreen } from './order-screen';
import type { OrderProps } from './use-order';
import './order.scss';

renderScreen< OrderProps >( 'portfolio-order', ( props ) => (
	<OrderScreen { ...props } />
) );
