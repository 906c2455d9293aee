<?php
/** Undo looks for uses of what was imported by id, by address and by name, wherever WordPress and plugins keep them. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/TablesCase.php';

final class UsesTest extends TablesCase {

	/** A page of the site. */
	private int $own = 0;

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function used_kit(): array {
		return $this->kit_of(
			[
				'media/kit-sun'  => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
				'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => 'About' ],
				'menu/kit-main'  => [ 'name' => 'Kit menu', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'One', 'url' => 'https://example.org/1' ] ] ],
				'font/kit-inter' => [ 'title' => 'Kit Inter', 'family' => [ 'name' => 'Kit Inter', 'slug' => 'kit-inter', 'fontFamily' => 'Kit Inter' ], 'faces' => [ [ 'settings' => [ 'fontFamily' => 'Kit Inter', 'fontWeight' => '400' ], 'file' => 'files/kit-inter.woff2' ] ] ],
			],
			[ 'files/kit-sun.jpg' => $this->photo(), 'files/kit-inter.woff2' => 'wOF2' . str_repeat( "\0", 60 ) ]
		);
	}

	/** @testdox [KT-02] [KT-04] kits: undo keeps and names what somebody uses by address or id: pages, drafts, excerpts, widgets, options, styles, galleries */
	public function test_uses(): void {
		$this->own = $this->add_post( 'page', 'own', 'Own' );
		$picture   = static fn( array $is ): string => (string) wp_get_attachment_url( $is['media/kit-sun']['target'] );
		$face      = static fn( array $is ): string => wp_font_dir( false )['url'] . '/' . get_post_meta( (int) array_values( $is['font/kit-inter']['parts'] )[0], '_wp_font_face_file', true );
		$action    = static fn( array $is ): string => '#frontage-action:action=lightbox&settings=' . base64_encode( (string) wp_json_encode( [ 'id' => $is['media/kit-sun']['target'] ] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As links that act have it.
		$acts      = [
			'a picture by its address'        => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => '<img src="' . $picture( $is ) . '">' ] ), 'Sun' ],
			'a size of a picture in a draft'  => [ fn( array $is ) => $this->add_post( 'page', 'draft', '<img src="' . str_replace( '.jpg', '-20x15.jpg', $picture( $is ) ) . '">', [ 'post_status' => 'draft' ] ), 'Sun' ],
			'a picture in an excerpt'         => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_excerpt' => '<img src="' . $picture( $is ) . '">' ] ), 'Sun' ],
			'a picture in a block widget'     => [ fn( array $is ) => update_option( 'widget_block', [ 7 => [ 'content' => '<!-- wp:image {"id":' . $is['media/kit-sun']['target'] . '} --><figure></figure><!-- /wp:image -->' ] ] ), 'Sun' ],
			'a picture in a classic widget'   => [ fn( array $is ) => update_option( 'widget_media_image', [ 3 => [ 'attachment_id' => $is['media/kit-sun']['target'] ] ] ), 'Sun' ],
			'a picture as a header'           => [ fn( array $is ) => set_theme_mod( 'header_image_data', [ 'attachment_id' => $is['media/kit-sun']['target'] ] ), 'Sun' ],
			'a picture as a background'       => [ fn( array $is ) => set_theme_mod( 'background_image', $picture( $is ) ), 'Sun' ],
			'a picture as the logo'           => [ fn( array $is ) => update_option( 'site_logo', $is['media/kit-sun']['target'] ), 'Sun' ],
			'a picture of a gallery of ids'   => [ fn( array $is ) => update_post_meta( $this->own, '_product_image_gallery', '999999,' . $is['media/kit-sun']['target'] ), 'Sun' ],
			'a picture in a list of meta'     => [ fn( array $is ) => update_post_meta( $this->own, 'slides', [ [ 'image' => $is['media/kit-sun']['target'] ] ] ), 'Sun' ],
			'a picture of a link that acts'   => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => '<p><a href="' . $action( $is ) . '">See it</a></p>' ] ), 'Sun' ],
			'one of an option, in an address' => [ fn( array $is ) => update_option( 'a_plugin', [ 'link' => rawurlencode( $action( $is ) ) ] ), 'Sun' ],
			'a page of a computed link'       => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => '[elementor-tag name="internal-url" settings="' . rawurlencode( '{"type":"post","post_id":"' . $is['page/kit-about']['target'] . '"}' ) . '"]' ] ), 'About' ],
			'a page by its address'           => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => '<a href="' . get_permalink( $is['page/kit-about']['target'] ) . '#team">us</a>' ] ), 'About' ],
			'a page by its path'              => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => '<a href="' . wp_make_link_relative( (string) get_permalink( $is['page/kit-about']['target'] ) ) . '">us</a>' ] ), 'About' ],
			'a page by its number'            => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => '<a href="/?page_id=' . $is['page/kit-about']['target'] . '">us</a>' ] ), 'About' ],
			'a page of a shop'                => [ fn( array $is ) => update_option( 'woocommerce_terms_page_id', (string) $is['page/kit-about']['target'] ), 'About' ],
			'a menu in a widget'              => [ fn( array $is ) => update_option( 'widget_nav_menu', [ 2 => [ 'nav_menu' => $is['menu/kit-main']['target'] ] ] ), 'Kit menu' ],
			'a font in the styles'            => [ fn( array $is ) => $this->add_post( 'wp_global_styles', 'wp-global-styles-own', (string) wp_json_encode( [ 'settings' => [ 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'fontFace' => [ [ 'src' => $face( $is ) ] ] ] ] ] ] ] ] ) ), 'Kit Inter' ],
		];
		foreach ( $acts as $says => [ $act, $title ] ) {
			$run   = $this->import( $this->used_kit() );
			$is    = array_column( Kits\journal( $run['id'] ), null, 'name' );
			$files = [ get_attached_file( $is['media/kit-sun']['target'] ), str_replace( wp_font_dir( false )['url'], wp_font_dir( false )['path'], $face( $is ) ) ];
			$act( $is );
			wp_cache_flush();
			$left = $this->take_back( $run )['report']['left'];
			$this->assertSame( [ "“{$title}” is in use, so undo keeps it." ], $left, $says );
			$this->assertSame( [ 'Sun' === $title, 'Kit Inter' === $title ], array_map( 'is_file', array_map( 'strval', $files ) ), $says );
			$this->tear_down();
			$this->set_up();
			$this->own = $this->add_post( 'page', 'own', 'Own' );
		}
	}

	/** @testdox [KT-02] [KT-04] kits: undo keeps a file whose address another plugin's table holds, and no number there keeps anything */
	public function test_other_tables(): void {
		global $wpdb;
		$address = static fn( array $is ): string => (string) wp_get_attachment_url( $is['media/kit-sun']['target'] );
		$kept    = [ '“Sun” is in use, so undo keeps it.' ];
		$rows    = [
			'an address'             => [ static fn( array $is ): array => [ 'layers' => '<img src="' . $address( $is ) . '">' ], $kept ],
			'an address in JSON'     => [ static fn( array $is ): array => [ 'layers' => (string) wp_json_encode( [ 'src' => $address( $is ) ] ) ], $kept ],
			'a size, percent-coded'  => [ static fn( array $is ): array => [ 'layers' => rawurlencode( str_replace( '.jpg', '-20x15.jpg', $address( $is ) ) ) ], $kept ],
			'the file of an index'   => [ static fn( array $is ): array => [ 'layers' => $address( $is ), 'post_id' => $is['page/kit-about']['target'] ], [] ],
			'a number'               => [ static fn( array $is ): array => [ 'layers' => '3', 'post_id' => $is['media/kit-sun']['target'] ], [] ],
			'a file of another name' => [ static fn( array $is ): array => [ 'layers' => str_replace( 'kit-sun', 'kit-moon', $address( $is ) ) ], [] ],
		];
		foreach ( [ 'id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY', 'id varchar(20) NOT NULL DEFAULT \'x\'' ] as $key ) {
			// A table that is made ends the test's transaction.
			$this->tear_down();
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}test_slides ( $key, post_id bigint NOT NULL DEFAULT 0, layers longtext )" );
			$this->set_up();
			try {
				foreach ( $rows as $says => [ $row, $left ] ) {
					$run = $this->import( $this->used_kit() );
					$is  = array_column( Kits\journal( $run['id'] ), null, 'name' );
					$wpdb->insert( "{$wpdb->prefix}test_slides", $row( $is ) );
					$file = (string) get_attached_file( $is['media/kit-sun']['target'] );
					$this->assertSame( $left, Kits\kept_of( $this->run_of( $run['id'] ) )['left'], "$says, dry run, $key" );
					$this->assertSame( [ $left, (bool) $left ], [ $this->take_back( $run )['report']['left'], is_file( $file ) ], "$says, $key" );
					$this->tear_down();
					$this->set_up();
				}
			} finally {
				$this->tear_down();
				$wpdb->query( "DROP TABLE {$wpdb->prefix}test_slides" );
				$this->set_up();
			}
		}
	}

	/** @testdox [KT-02] [KT-04] kits: undo keeps a file that a text of before names, and says so */
	public function test_files(): void {
		global $wpdb;
		$own = $this->add_post( 'page', 'own', 'Own' );
		$run = $this->import( $this->used_kit() );
		$sun = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['media/kit-sun'];
		// As a plugin writes it that does not tell WordPress.
		$wpdb->update( $wpdb->posts, [ 'post_content' => 'See ' . wp_get_attachment_url( $sun ), 'post_modified_gmt' => '2020-01-01 00:00:00' ], [ 'ID' => $own ] );
		wp_cache_flush();
		$left = $this->take_back( $run )['report']['left'];
		$this->assertSame( [ '“Sun” is in use, so undo keeps it.' ], $left );
		$this->assertSame( [ 'inherit', true ], [ $this->post( $sun )->post_status, is_file( (string) get_attached_file( $sun ) ) ] );
	}

	/** @testdox [KT-02] [KT-04] kits: undo of one page on a site with many posts changed since reads them in batches, and few blocks */
	public function test_many(): void {
		global $wpdb;
		$run = $this->import( $this->kit_of( [ 'page/kit-one' => [ 'title' => 'One', 'slug' => 'kit-one', 'status' => 'publish', 'content' => 'x' ] ] ) );
		$row = $wpdb->prepare( "( 'post', 'publish', 't', %s, '', '', '', '', %s, %s )", '<!-- wp:paragraph --><p>' . str_repeat( 'Words and words. ', 1800 ) . '</p><!-- /wp:paragraph -->', '2099-01-01 00:00:00', '2099-01-01 00:00:00' );
		for ( $at = 0; $at < 30; $at++ ) {
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_modified, post_modified_gmt ) VALUES " . implode( ',', array_fill( 0, 10, $row ) ) );
		}
		$largest = 0;
		$listen  = static function ( string $query ) use ( &$largest, $wpdb ): string {
			$largest = max( $largest, array_sum( array_map( static fn( $row ): int => strlen( implode( array_map( 'strval', (array) $row ) ) ), (array) $wpdb->last_result ) ) );
			return $query;
		};
		add_filter( 'query', $listen );
		$start = self::seconds();
		$run   = $this->take_back( $run );
		remove_filter( 'query', $listen );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ] );
		$this->assertLessThan( 2000000, $largest );
		$this->assertLessThan( 15, self::seconds() - $start );
	}

	/** @testdox [KT-04] kits: to look for uses in a word of 300,000 letters, as of packed data, takes no time */
	public function test_long_word(): void {
		$known = array_fill_keys( [ 'files', 'paths', 'parts', 'ids', 'presets' ], [] );
		$began = self::seconds();

		$known['files'] = [ '2026/11/sun' => [ 'media/sun' ], 'moon' => [ 'media/moon' ] ]; // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( [], Kits\uses_in_text( str_repeat( 'word', 75000 ) . '.', $known ) );
		$this->assertLessThan( 2, self::seconds() - $began );
		$this->assertSame( [ 'media/sun' ], array_keys( Kits\uses_in_text( '"' . str_repeat( '\u5b57', 100000 ) . '\/2026\/11\/sun.jpg"', $known ) ), 'Letters as numbers.' );
		$uses = Kits\uses_in_text( '"https://example.org/files/2026/11/sun-20x10.jpg",moon.png', $known );
		$this->assertSame( [ 'media/sun', 'media/moon' ], array_keys( $uses ) );
	}

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
