/**
 * Fills the frame of Portfolio → Order that PHP has printed.
 */
import { createRoot } from '@wordpress/element';
import { OrderScreen, type OrderProps } from './order-screen';
import './order.scss';

const frame = document.querySelector( '.frontage-portfolio-order' );
const data = document.getElementById( 'frontage-portfolio-order' )?.textContent;

if ( frame && data ) {
	const props: OrderProps = JSON.parse( data );
	createRoot( frame ).render( <OrderScreen { ...props } /> );
}
