import { elementsOf } from '../client/dom/element';

/** Creates an element with the class of a part of the toolkit. */
export const part = elementsOf( 'frontage-toolkit-' );
