<?php
/** Undo looks for uses of what was imported by id and by address, wherever WordPress and plugins keep them. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class UsesTest extends ImportCase {

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
		$start = microtime( true );
		$run   = $this->take_back( $run );
		remove_filter( 'query', $listen );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ] );
		$this->assertLessThan( 2000000, $largest );
		$this->assertLessThan( 15, microtime( true ) - $start );
	}

	/** @testdox [KT-04] kits: to look for uses in a word of 300,000 letters, as of packed data, takes no time */
	public function test_long_word(): void {
		$known = array_fill_keys( [ 'files', 'paths', 'parts', 'ids', 'presets' ], [] );
		$began = microtime( true );
		$this->assertSame( [], Kits\uses_in_text( str_repeat( 'word', 75000 ) . '.', $known ) );
		$this->assertLessThan( 2, microtime( true ) - $began );
		$known['files'] = [ '2026/11/sun' => [ 'media/sun' ], 'moon' => [ 'media/moon' ] ]; // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( [ 'media/sun' ], array_keys( Kits\uses_in_text( '"' . str_repeat( '\u5b57', 100000 ) . '\/2026\/11\/sun.jpg"', $known ) ), 'Letters as numbers.' );
		$uses = Kits\uses_in_text( '"https://example.org/files/2026/11/sun-20x10.jpg",moon.png', $known );
		$this->assertSame( [ 'media/sun', 'media/moon' ], array_keys( $uses ) );
	}
}
