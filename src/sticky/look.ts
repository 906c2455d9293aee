/**
 * How a stuck element looks, as values of the custom properties that the stylesheet reads.
 */
import type { StickyOptions } from './options';

/** What each kind of value may hold, for some come from markup of other origin. */
const isColor = ( value: string ) => CSS.supports( 'color', value );

/** @return Values by the property's name after `--frontage-sticky-`; what is not there stays as the theme has it. */
export function look( options: StickyOptions ): Record< string, string > {
	const { shadow } = options;
	return {
		...background( options ),
		...( options.hasBorder && isColor( options.borderColor )
			? {
					border: `${ options.borderWidth }px solid ${ options.borderColor }`,
				}
			: {} ),
		...( options.hasShadow && isColor( shadow.color )
			? {
					shadow: `0 ${ shadow.vertical }px ${ shadow.blur }px ${ shadow.spread }px ${ shadow.color }`,
				}
			: {} ),
	};
}

function background( {
	background: kind,
	color,
	gradient,
	angle,
	stops,
	isTransparent,
	transparency,
}: StickyOptions ): Record< string, string > {
	if ( kind === 'solid' && isColor( color ) ) {
		return { background: color };
	}
	if (
		kind === 'gradient' &&
		stops.every( ( stop ) => isColor( stop.color ) )
	) {
		const list = stops
			.map( ( stop ) => `${ stop.color } ${ stop.location }%` )
			.join( ', ' );
		return {
			background:
				gradient === 'radial'
					? `radial-gradient( circle, ${ list } )`
					: `linear-gradient( ${ angle }deg, ${ list } )`,
		};
	}
	return isTransparent
		? {
				background: `rgb( 255 255 255 / ${ ( 100 - transparency ) / 100 } )`,
				filter: 'blur( 10px )',
			}
		: {};
}
