/** Icons by name. */
import { CLOSE } from '../../client/icon/paths';
import { DeveloperError, requireType } from '../errors';
import { cleanSvg } from './clean';

const drawn = ( path: string ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5"><path d="${ path }"/></svg>`;

/* From @wordpress/icons, on their grid of 24. */
const icons = new Map( [
	[ 'check', drawn( 'M7 12L10 15L17 8' ) ],
	[ 'chevron-down', drawn( 'M7 11L12 15L17 11' ) ],
	[ 'close', drawn( CLOSE ) ],
	[
		'caution',
		drawn(
			'M12 9V14M12 15.5V17M11.13 5.05L3.84 18.01C3.46 18.68 3.95 19.5 4.71 19.5H19.29C20.06 19.5 20.54 18.68 20.16 18.01L12.87 5.05C12.49 4.37 11.51 4.37 11.13 5.05Z'
		),
	],
	[
		'error',
		drawn(
			'M12 8V13M12 14.5V16M4.75 12C4.75 8 8 4.75 12 4.75C16 4.75 19.25 8 19.25 12C19.25 16 16 19.25 12 19.25C8 19.25 4.75 16 4.75 12Z'
		),
	],
	[
		'info',
		drawn(
			'M12 16V11M12 9.5V8M19.25 12C19.25 16 16 19.25 12 19.25C8 19.25 4.75 16 4.75 12C4.75 8 8 4.75 12 4.75C16 4.75 19.25 8 19.25 12Z'
		),
	],
] );

/**
 * Creates an SVG element, hidden from assistive technology: label the control that contains it.
 * @param  name `check`, `chevron-down`, `close`, `caution`, `error`, `info`, or one added by registerIcon().
 * @throws {DeveloperError} `Icon not found.`
 */
export function icon( name: string ): SVGSVGElement {
	requireType( 'name', name, 'string' );
	const svg = cleanSvg( icons.get( name ) ?? '' );
	if ( ! svg ) {
		throw new DeveloperError( 'icon', 'Icon not found.' );
	}
	svg.setAttribute( 'aria-hidden', 'true' );
	return svg;
}

/**
 * Adds or replaces an icon.
 * @param  name
 * @param  svg  Its source; scripts and event handlers are removed.
 * @throws {DeveloperError} `SVG not found.` if it is not SVG.
 */
export function registerIcon( name: string, svg: string ): void {
	requireType( 'name', name, 'string' );
	requireType( 'svg', svg, 'string' );
	if ( ! cleanSvg( svg ) ) {
		throw new DeveloperError( 'svg', 'SVG not found.' );
	}
	icons.set( name, svg );
}
