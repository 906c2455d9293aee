/** State of both palettes on the screen, with undo. */
import { useState } from '@wordpress/element';
import { parse } from '../palette/color';
import {
	followed,
	formatPalette,
	type Palette,
	parsePalette,
	type Roles,
} from '../palette/palette';
import { propose } from '../palette/propose';
import type { Value } from '../../../src/server/settings/screen/check';
import type { Values } from '../../../src/server/settings/screen/flat';

export interface Slot {
	slug: string;
	name: string;
	color: string;
}

export type Which = 'default' | 'switched';

const FIELDS = {
	default: 'color_palette_default',
	switched: 'color_palette_switched',
} as const;

const IS_DARK = 'color_is_dark_palette';

function palettesOf( slots: Slot[], roles: Roles, values: Values ) {
	const own = {
		default: parsePalette( String( values[ FIELDS.default ] ?? '' ) ),
		switched: parsePalette( String( values[ FIELDS.switched ] ?? '' ) ),
	};
	const theme: Palette = Object.fromEntries(
		slots.map( ( { slug, color } ) => [ slug, color ] )
	);
	const usual: Palette = { ...theme, ...own.default };
	const second: Palette = {
		...usual,
		...followed( usual, own.switched, roles ),
		...own.switched,
	};
	return { own, usual, second };
}

export function usePalettes(
	slots: Slot[],
	roles: Roles,
	values: Values,
	change: ( name: string, value: Value ) => void
) {
	const { own, usual, second } = palettesOf( slots, roles, values );
	const { apply, canUndo, undo } = useSteps( values, change );

	return {
		usual,
		second,
		hasSecond: Object.keys( own.switched ).length > 0,
		isOwn: ( which: Which, slug: string ) => slug in own[ which ],
		/**
		 * Sets a slot's color. Without a color the slot is reset to the theme's color or, in the alternative palette, to that of the default palette.
		 */
		paint( which: Which, slug: string, color?: string ) {
			const { [ slug ]: _, ...others } = own[ which ];
			const next = color ? { ...others, [ slug ]: color } : others;
			apply(
				{ [ FIELDS[ which ] ]: formatPalette( next ) },
				color ? `${ which } ${ slug }` : ''
			);
		},
		propose() {
			const proposed = propose( usual, roles );
			const base = parse( proposed[ roles.background ] ?? '' );
			apply(
				{
					[ FIELDS.switched ]: formatPalette( proposed ),
					[ IS_DARK ]: ( base?.lightness ?? 0 ) < 0.5,
				},
				'proposal'
			);
		},
		remove: () => apply( { [ FIELDS.switched ]: '' }, '' ),
		canUndo,
		undo,
	};
}

/** Changes that can be undone one after the other. */
function useSteps(
	values: Values,
	change: ( name: string, value: Value ) => void
) {
	const [ before, setBefore ] = useState< Values[] >( [] );
	const [ last, setLast ] = useState( '' );
	const changeAll = ( changed: Values ) =>
		Object.entries( changed ).forEach( ( [ name, value ] ) =>
			change( name, value )
		);

	return {
		/** Successive changes of the same item are one undo step. */
		apply( changed: Values, thing: string ) {
			if ( thing !== last ) {
				const was = Object.keys( changed ).map( ( name ) => [
					name,
					values[ name ] ?? '',
				] );
				setBefore( [ ...before, Object.fromEntries( was ) ] );
				setLast( thing );
			}
			changeAll( changed );
		},
		canUndo: before.length > 0,
		undo() {
			changeAll( before.at( -1 ) ?? {} );
			setBefore( before.slice( 0, -1 ) );
			setLast( '' );
		},
	};
}
