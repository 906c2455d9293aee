/**
 * Portfolio → Order.
 */
import { renderScreen } from '../../editor/screen';
import { OrderScreen, type OrderProps } from './order-screen';
import './order.scss';

renderScreen< OrderProps >( 'portfolio-order', ( props ) => (
	<OrderScreen { ...props } />
) );
