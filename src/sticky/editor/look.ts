/** Stuck style as CSS declarations for the editor's canvas. look.php is the frontend counterpart. */
import type { Options } from './options';

/** @return Declarations by property; missing ones stay unchanged. */
export function look( options: Options ): Record< string, string > {
	const shadows = [
		options.border
			? `0 ${ options.borderWidth }px 0 0 ${ options.borderColor }`
			: '',
		options.shadow
			? `0 ${ options.shadowVertical }px ${ options.shadowBlur }px ${ options.shadowSpread }px ${ options.shadowColor }`
			: '',
	].filter( Boolean );
	return {
		...background( options ),
		...( shadows.length ? { 'box-shadow': shadows.join( ', ' ) } : {} ),
	};
}

function background( options: Options ): Record< string, string > {
	if ( options.background === 'solid' ) {
		return { background: options.color };
	}
	if ( options.background === 'gradient' ) {
		const stops = `${ options.startColor } ${ options.startLocation }%, ${ options.endColor } ${ options.endLocation }%`;
		return {
			background:
				options.gradient === 'radial'
					? `radial-gradient(circle, ${ stops })`
					: `linear-gradient(${ options.angle }deg, ${ stops })`,
		};
	}
	return options.transparent
		? {
				background: `rgba(255,255,255,${ ( 100 - options.transparency ) / 100 })`,
				'backdrop-filter': 'blur(10px)',
			}
		: {};
}
