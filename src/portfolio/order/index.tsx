/**
 * Portfolio → Order.
 */
import { renderScreen } from '../../admin/screen';
import { OrderScreen, type OrderProps } from './order-screen';
import './order.scss';

renderScreen< OrderProps >( 'portfolio-order', ( props ) => (
	<OrderScreen { ...props } />
) );
