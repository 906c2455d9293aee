import {
	DeveloperError,
	notImplemented,
	optionsOver,
	requireConstructor,
	requireInstance,
	requireType,
	requireValue,
} from '../errors';
import { defaults } from '../defaults';
import { drop } from '../drop';
import { notify } from '../notice/notify';
import { icon, registerIcon } from '../svg/icons';
import { tabs } from '../tabs/tabs';

describe( 'toolkit errors: wrong calls', () => {
	test.each( [
		[
			'required',
			'panel is required.',
			() => requireValue( 'panel', null ),
		],
		[
			'type',
			'text invalid type: string.',
			() => requireType( 'text', 3, 'string' ),
		],
		[
			'type',
			'timeout invalid type: number.',
			() => requireType( 'timeout', NaN, 'number' ),
		],
		[
			'instance',
			'panel invalid instance.',
			() => requireInstance( 'panel', {}, HTMLElement ),
		],
		[
			'constructor',
			'options invalid constructor type.',
			() => requireConstructor( 'options', [], Object ),
		],
		[
			'implementation',
			'action.run() should be implemented, please provide functionality',
			() => notImplemented( 'action.run' ),
		],
	] )( '[TK-04] report what is wrong: %s', ( code, message, wrong ) => {
		expect( wrong ).toThrow( message );
		expect( wrong ).toThrow( DeveloperError );
		expect( wrong ).toThrow( expect.objectContaining( { code } ) );
	} );

	test.each( [
		[ 'text is required.', () => Reflect.apply( notify, null, [] ) ],
		[
			'timeout invalid type: number.',
			() => Reflect.apply( notify, null, [ 'a', { timeout: '5' } ] ),
		],
		[
			'options invalid type: object.',
			() => Reflect.apply( notify, null, [ 'a', 5 ] ),
		],
		[
			'action.run() should be implemented',
			() =>
				Reflect.apply( notify, null, [
					'a',
					{ action: { label: 'Undo' } },
				] ),
		],
		[
			'button invalid instance.',
			() => Reflect.apply( drop, null, [ 'button', document.body ] ),
		],
		[
			'area is required.',
			() =>
				drop(
					document.createElement( 'button' ),
					document.createElement( 'div' )
				),
		],
		[ 'list is required.', () => tabs( document.createElement( 'div' ) ) ],
		[ 'Icon not found.', () => icon( 'none' ) ],
		[ 'SVG not found.', () => registerIcon( 'mine', '<p>' ) ],
	] )(
		'[TK-02][TK-04] are reported by every tool: %s',
		( message, wrong ) => {
			expect( wrong ).toThrow( message );
		}
	);
} );

test( '[TK-01] toolkit options: defaults are the specification’s', () => {
	expect( defaults ).toMatchObject( {
		notify: { timeout: 5000 },
		drop: { hideDelay: 800 },
		tabs: { media: 960 },
		lazyImages: { margin: '50%' },
	} );
	expect( optionsOver( { a: 1, b: 2 }, { a: undefined, b: 3 } ) ).toEqual( {
		a: 1,
		b: 3,
	} );
} );
