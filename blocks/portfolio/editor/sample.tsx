/** Placeholder preview of a gallery without items: its layout in the text color. */
import { type Arrangement } from './arrangement';

/** Heights of two rows of tiles, in percent of their width. */
const HEIGHTS: Record< Arrangement, [ number, number ][] > = {
	masonry: [
		[ 75, 110 ],
		[ 120, 65 ],
		[ 60, 125 ],
	],
	grid: [
		[ 75, 75 ],
		[ 75, 75 ],
		[ 75, 75 ],
	],
	tall: [
		[ 100, 100 ],
		[ 100, 100 ],
		[ 100, 100 ],
	],
};

export function Sample( { arrangement }: { arrangement: Arrangement } ) {
	return (
		<svg viewBox="0 0 340 230" aria-hidden="true" fill="currentColor">
			{ HEIGHTS[ arrangement ].flatMap( ( [ upper, lower ], column ) => [
				<rect
					key={ `${ column } above` }
					x={ column * 115 }
					y={ 5 }
					width={ 110 }
					height={ upper }
					opacity={ 0.12 + 0.06 * column }
				/>,
				<rect
					key={ `${ column } below` }
					x={ column * 115 }
					y={ upper + 20 }
					width={ 110 }
					height={ lower }
					opacity={ 0.28 - 0.06 * column }
				/>,
			] ) }
		</svg>
	);
}
