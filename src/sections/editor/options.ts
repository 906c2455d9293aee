/** Attributes of sections, as the editor reads and stores them. Nothing is stored that is a default. */
import type { Responsive } from '../../editor/responsive';

export const HIDDEN = 'frontageHidden';
export const STRETCH = 'frontageStretch';
export const ENTRANCE = 'frontageEntrance';

export interface Entrance {
	animation: Responsive< string >;
	/** In milliseconds, like the duration. */
	delay: number;
	duration: number;
}

export const DEFAULTS: Entrance = { animation: {}, delay: 0, duration: 600 };

export type Attributes = Record< string, unknown >;

export const hiddenOn = ( attributes: Attributes ): string[] => {
	const devices = attributes[ HIDDEN ];
	return Array.isArray( devices ) ? devices : [];
};

export const stretchedTo = ( attributes: Attributes ): string => {
	const place = attributes[ STRETCH ];
	return typeof place === 'string' ? place : '';
};

export const entranceOf = ( attributes: Attributes ): Entrance => ( {
	...DEFAULTS,
	...Object( attributes[ ENTRANCE ] ),
} );

/** Without an animation its times are not stored. */
export function toStored( {
	animation,
	delay,
	duration,
}: Entrance ): Partial< Entrance > | undefined {
	return Object.keys( animation ).length
		? {
				animation,
				...( delay !== DEFAULTS.delay && { delay } ),
				...( duration !== DEFAULTS.duration && { duration } ),
			}
		: undefined;
}
