<?php
/** Objects of several rows: each part is what it is by its number, in whatever order the database answers. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class PartsTest extends ImportCase {

	/** Parts of the objects: more than ten, so that their order as texts is another one. */
	private const PARTS = 12;

	/** Answers as a database that reads by the index of slugs. */
	public function by_slug( string $query ): string {
		return str_contains( $query, 'UNION ALL SELECT t.term_id, t.slug' ) ? preg_replace( '/\s+ORDER BY .*$/s', '', $query ) . ' ORDER BY slug' : $query;
	}

	/** @testdox [KT-02] kits: the faces of a large font and the items of a long menu stay what they are in any order of rows */
	public function test_order(): void {
		$faces = [];
		$items = [];
		$files = [];
		foreach ( range( 0, self::PARTS - 1 ) as $number ) {
			$faces[]                                  = [ 'settings' => [ 'fontFamily' => 'Kit Sans', 'fontWeight' => (string) ( 100 + $number ) ], 'file' => "files/kit-sans--$number.woff2" ];
			$items[]                                  = [ 'title' => "Item $number", 'url' => "https://example.org/$number" ] + ( 11 === $number ? [ 'parent' => 10 ] : [] );
			$files[ "files/kit-sans--$number.woff2" ] = "wOF2\0\1\0\0" . str_repeat( chr( 97 + $number ), 60 );
		}
		$styles = [ 'version' => 3, 'settings' => [ 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'slug' => 'kit-sans', 'name' => 'Kit Sans', 'fontFamily' => 'Kit Sans', 'fontFace' => [ [ 'fontFamily' => 'Kit Sans', 'src' => 'kit:font/kit-sans?face=normal-102' ] ] ] ] ] ] ] ];
		$kit    = $this->kit_of(
			[
				'font/kit-sans' => [ 'title' => 'Kit Sans', 'slug' => 'kit-sans', 'family' => [ 'name' => 'Kit Sans', 'slug' => 'kit-sans', 'fontFamily' => 'Kit Sans' ], 'faces' => $faces ],
				'menu/kit-long' => [ 'title' => 'Long', 'name' => 'Long', 'slug' => 'kit-long', 'items' => $items ],
				'styles/user'   => [ 'title' => 'Styles' ] + $styles,
			],
			$files
		);
		add_filter( 'query', [ $this, 'by_slug' ], 5 );
		try {
			$run = $this->import( $kit );
		} finally {
			remove_filter( 'query', [ $this, 'by_slug' ], 5 );
		}
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$entries = array_column( Kits\journal( $run['id'] ), null, 'name' );
		$folder  = wp_font_dir()['path'];
		foreach ( $entries['font/kit-sans']['parts'] as $number => $id ) {
			$settings = json_decode( (string) get_post_field( 'post_content', $id, 'raw' ), true );
			$file     = get_post_meta( $id, '_wp_font_face_file', true );
			$this->assertSame( (string) ( 100 + $number ), $settings['fontWeight'] );
			$this->assertSame( $file, wp_basename( $settings['src'] ) );
			$this->assertStringEndsWith( chr( 97 + $number ), (string) file_get_contents( "$folder/$file" ), "Face $number" );
		}
		$second = get_post_meta( $entries['font/kit-sans']['parts'][2], '_wp_font_face_file', true );
		$source = ( (array) wp_get_global_settings()['typography']['fontFamilies']['custom'][0]['fontFace'][0]['src'] )[0];
		$this->assertSame( $second, wp_basename( $source ) );
		$this->assertStringEndsWith( 'c', (string) file_get_contents( "$folder/$second" ) );

		$posts = (array) wp_get_nav_menu_items( $entries['menu/kit-long']['target'] );
		$this->assertSame( array_column( $items, 'title' ), wp_list_pluck( $posts, 'title' ) );
		$this->assertSame( array_column( $items, 'url' ), wp_list_pluck( $posts, 'url' ) );
		$this->assertSame( $posts[10]->ID, (int) $posts[11]->menu_item_parent );
		$this->assertSame( array_column( $posts, 'ID' ), array_values( $entries['menu/kit-long']['parts'] ) );
	}
}
