/** Manifests: PHP says the same of the same ones (tests/php/kits/format/ManifestTest.php). */
import limits from '../../format/limits.json';
import { parseManifest } from '../manifest';
import manifests from './manifests.json';

type Path = ( string | number )[];

/** The good manifest with another value at one place; null takes it away. */
function changed( [ head = '', ...rest ]: Path, value: unknown, of: unknown ) {
	const list: Record< string | number, unknown > = Array.isArray( of )
		? Object.assign( [], of )
		: { ...Object( of ) };
	if ( rest.length ) {
		list[ head ] = changed( rest, value, list[ head ] );
	} else if ( value === null ) {
		delete list[ head ];
	} else {
		list[ head ] = value;
	}
	return list;
}

const parsed = ( path: Path, value: unknown ) =>
	parseManifest(
		JSON.stringify( changed( path, value, manifests.good ) ),
		limits
	);

test.each( Object.entries( manifests.refused ) )(
	'[KT-02] manifest: %s is refused by name',
	( _, [ path, value, why, entry ] ) => {
		expect( () => parsed( path as Path, value ) ).toThrow(
			expect.objectContaining( {
				code: `frontage_kit_${ why }`,
				entry,
			} )
		);
	}
);

test.each( Object.entries( manifests.taken ) )(
	'[KT-02] manifest: %s is taken',
	( _, [ path, value ] ) => {
		expect( parsed( path as Path, value ).title ).toBe( 'Marram' );
	}
);

test.each( Object.entries( manifests[ 'left out' ] ) )(
	'[KT-02] manifest: %s is left out',
	( _, [ path, value ] ) => {
		expect( parsed( path as Path, value ) ).toEqual( manifests.good );
	}
);
