<?php
/** Undo reads names of files in the same way wherever they stand; what shares a name is kept with it, and what used a name before the import is no use. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/TablesCase.php';

final class NamesTest extends TablesCase {

	/** @testdox [KT-02] [KT-04] kits: of two imported files with one name and two endings, undo keeps both where somebody uses one of them */
	public function test_one_name(): void {
		$png = base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A picture.
		$kit = $this->kit_of(
			[
				'media/a-film' => [ 'title' => 'Film', 'slug' => 'a-film', 'file' => 'files/film.jpg' ], // phpcs:ignore WordPress.Arrays -- Short.
				'media/b-film' => [ 'title' => 'Cover', 'slug' => 'b-film', 'file' => 'files/film.png' ], // phpcs:ignore WordPress.Arrays -- Short.
			],
			[ 'files/film.jpg' => $this->photo(), 'files/film.png' => $png ] // phpcs:ignore WordPress.Arrays -- Short.
		);
		foreach ( [ 'media/a-film', 'media/b-film' ] as $used ) {
			$run   = $this->import( $kit );
			$is    = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
			$files = array_map( static fn( int $id ): string => (string) get_attached_file( $id ), array_values( $is ) );
			$this->assertSame( [ 'film.jpg', 'film.png' ], array_map( 'basename', $files ) );
			$this->add_post( 'page', 'own', '<a href="' . wp_get_attachment_url( $is[ $used ] ) . '">It</a>' );
			$left = $this->take_back( $run )['report']['left'];
			$this->assertSame( [ '“Film” is in use, so undo keeps it.', '“Cover” is in use, so undo keeps it.' ], $left, $used );
			$this->assertSame( [ true, true ], array_map( 'is_file', $files ), $used );
			$this->anew();
		}
	}

	/** @testdox [KT-02] [KT-04] kits: undo knows a file by its name in lists, marks, quotes and escapes alike: in pages, meta, options, keys and tables of other plugins */
	public function test_forms(): void {
		global $wpdb;
		$table = $this->table( 'forms', 'id bigint NOT NULL PRIMARY KEY, layers longtext' );
		$json  = static fn( $value ): string => (string) wp_json_encode( $value );
		$forms = [
			'a list'            => static fn( string $address ): string => 'a.jpg|' . basename( $address ) . '|b.jpg',
			'a list of paths'   => static fn( string $address ): string => '2026/11/a.jpg;2026/11/' . basename( $address ),
			'a mark'            => static fn( string $address ): string => 'image:' . basename( $address ),
			'braces'            => static fn( string $address ): string => '{' . basename( $address ) . '}',
			'brackets'          => static fn( string $address ): string => '[img]' . basename( $address ) . '[/img]',
			'quotes'            => static fn( string $address ): string => '“' . basename( $address ) . '”',
			'other quotes'      => static fn( string $address ): string => '„' . basename( $address ) . '“',
			'entities'          => static fn( string $address ): string => str_replace( '/', '&#x2F;', $address ),
			'JSON thrice'       => static fn( string $address ): string => $json( [ $json( [ $json( [ $address ] ) ] ) ] ),
			'coded JSON'        => static fn( string $address ): string => rawurlencode( $json( [ $address ] ) ),
			'a key of JSON'     => static fn( string $address ): string => $json( [ basename( $address ) => 1 ] ),
			'another format'    => static fn( string $address ): string => "$address.webp",
			'a size of another' => static fn( string $address ): string => str_replace( '.jpg', '-20x15.jpg.webp', $address ),
			'a sentence'        => static fn( string $address ): string => "See $address.Then go",
		];
		foreach ( $forms as $says => $form ) {
			foreach ( [ 'page', 'meta', 'option', 'table' ] as $where ) {
				$run   = $this->imported();
				$value = $form( $run['address'] );
				$own   = $this->add_post( 'page', 'own', '' );
				$acts  = [
					'page'   => fn() => $wpdb->update( $wpdb->posts, [ 'post_content' => "<div data-x=\"$value\">A</div>" ], [ 'ID' => $own ] ),
					'meta'   => static fn() => add_post_meta( $own, 'other', wp_slash( $value ) ),
					'option' => static fn() => update_option( 'other_plugin', $value ),
					'table'  => static fn() => $wpdb->insert( $table, [ 'id' => 1, 'layers' => $value ] ),
				];
				$acts[ $where ]();
				$left = $this->take_back( $run )['report']['left'];
				$this->assertSame( [ [ self::KEPT ], true ], [ $left, is_file( $run['file'] ) ], "$says, $where" );
				$this->anew();
			}
		}
	}

	/** @testdox [KT-04] kits: what named a template or a part already before the import does not use the imported one, so that undo takes it back; what names it since does */
	public function test_named_before(): void {
		$this->add_post( 'page', 'before', 'x', [ 'meta_input' => [ '_wp_page_template' => 'kit-wide' ] ] );
		$template = $this->add_post( 'wp_template', 'own', '<!-- wp:template-part {"slug":"kit-top"} /-->' );
		$kit      = $this->kit_of(
			[
				'template/kit-wide' => [ 'title' => 'Wide', 'slug' => 'kit-wide', 'content' => '<!-- wp:paragraph --><p>Wide</p><!-- /wp:paragraph -->' ], // phpcs:ignore WordPress.Arrays -- Short.
				'part/kit-top'      => [ 'title' => 'Top', 'slug' => 'kit-top', 'area' => 'header', 'content' => '<!-- wp:paragraph --><p>Top</p><!-- /wp:paragraph -->' ], // phpcs:ignore WordPress.Arrays -- Short.
			]
		);
		$run      = $this->import( $kit );
		$this->assertSame( 'kit-wide', get_post_field( 'post_name', array_column( Kits\journal( $run['id'] ), 'target', 'name' )['template/kit-wide'] ) );
		$this->assertSame( [ 'undone', [] ], [ $this->take_back( $run )['state'], $this->run_of( $run['id'] )['report']['left'] ] );
		$run = $this->import( $kit );
		$this->add_post( 'page', 'since', 'x', [ 'meta_input' => [ '_wp_page_template' => 'kit-wide' ] ] );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_excerpt' => 'Mine' ], [ 'ID' => $template ] );
		$this->assertSame( [ '“Wide” is in use, so undo keeps it.', '“Top” is in use, so undo keeps it.' ], $this->take_back( $run )['report']['left'] );
	}
}
