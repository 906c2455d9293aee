<?php
/** After the switch what was asked for is compared with an export of what is there, field by field. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class VerifyTest extends ImportCase {

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of(
			[
				'media/kit-sun'           => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg', 'alt' => 'The sun', 'caption' => 'Noon', 'description' => 'In July' ],
				'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news', 'description' => 'All & more' ],
				'page/kit-about'          => [ 'title' => 'About & us', 'slug' => 'kit-about', 'status' => 'publish', 'excerpt' => 'Words', 'content' => '<!-- wp:paragraph {"style":{"color":{"text":"#111111"}}} --><p style="color:#111111">It’s <a href="kit:page/kit-team?a=1&amp;b=2#x">us</a> &amp; <a href="kit:media/kit-sun?size=20x15">it</a></p><!-- /wp:paragraph -->' ],
				'page/kit-team'           => [ 'title' => 'Team', 'slug' => 'kit-team', 'status' => 'draft', 'parent' => 'kit:page/kit-about', 'order' => 3, 'content' => '<!-- wp:image {"id":"kit:media/kit-sun"} --><figure class="wp-block-image"><img src="kit:media/kit-sun" alt="" class="wp-image-kit:media/kit-sun"/></figure><!-- /wp:image -->' ],
				'post/kit-hello'          => [ 'title' => 'Hello', 'slug' => 'kit-hello', 'status' => 'publish', 'date' => '2020-02-03 04:05:06', 'terms' => [ 'kit:term/category--kit-news' ], 'thumbnail' => 'kit:media/kit-sun', 'content' => '<p>Hello <a href="kit:term/category--kit-news">news</a></p>' ],
				'menu/kit-main'           => [ 'name' => 'Kit main', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'About', 'object' => 'kit:page/kit-about' ], [ 'title' => 'News', 'object' => 'kit:term/category--kit-news', 'parent' => 0 ] ] ],
				'font/kit-serif'          => [ 'title' => 'Serif', 'slug' => 'kit-serif', 'family' => [ 'name' => 'Serif', 'slug' => 'kit-serif', 'fontFamily' => 'Serif, serif' ], 'faces' => [ [ 'settings' => [ 'fontFamily' => 'Serif', 'fontWeight' => '400' ], 'file' => 'files/kit-serif--0.woff2' ], [ 'settings' => [ 'fontFamily' => 'Serif', 'fontWeight' => '700' ], 'file' => 'files/kit-serif--1.woff2' ] ] ],
				'styles/user'             => [ 'title' => 'Styles', 'version' => 3, 'settings' => [ 'color' => [ 'palette' => [ 'custom' => [ [ 'slug' => 'ink', 'name' => 'Ink', 'color' => '#123' ] ] ] ] ], 'styles' => [ 'color' => [ 'text' => '#123456' ], 'background' => [ 'backgroundImage' => [ 'url' => 'kit:media/kit-sun', 'id' => 'kit:media/kit-sun' ] ] ] ],
				'settings/site'           => [ 'title' => 'A & B', 'tagline' => 'Kit', 'showOnFront' => 'page', 'frontPage' => 'kit:page/kit-about', 'plugin' => [ 'store_notice_text' => 'From a kit' ] ],
			],
			[ 'files/kit-sun.jpg' => $this->photo(), 'files/kit-serif--0.woff2' => "wOF2\0\1\0\0" . str_repeat( 'x', 60 ), 'files/kit-serif--1.woff2' => "wOF2\0\1\0\0" . str_repeat( 'y', 60 ) ]
		);
	}

	/**
	 * What an import reports of which something else has got hold right after the switch.
	 * @param callable(array<string, int>): mixed $change Of the ids by name.
	 * @return list<string>
	 */
	private function reported( callable $change ): array {
		$run = $this->stage( $this->kit() );
		$this->ok( Kits\switch_over( $run['id'] ) );
		wp_cache_flush();
		$change( array_column( Kits\journal( $run['id'] ), 'target', 'name' ) );
		$run   = $this->ok( Kits\finish_steps( $run['id'] ) );
		$lines = array_map( static fn( array $line ): string => "$line[name]: $line[what]", array_merge( $run['report']['unresolved'] ?? [], $run['report']['removed'] ?? [] ) );
		$lines = array_values( $lines );
		$this->assertSame( 'done', $run['state'], $run['failed']['message'] ?? '' );
		return $lines;
	}

	/** @testdox [KT-02] [KT-07] kits: what is there as it was asked for is not named */
	public function test_same(): void {
		update_option( 'permalink_structure', '/%postname%/' );
		$GLOBALS['wp_rewrite']->init();
		$GLOBALS['wp_rewrite']->flush_rules( false );
		$this->assertSame( [], $this->reported( static fn() => null ) );
		$GLOBALS['wp_rewrite']->init();
	}

	/** @testdox [KT-02] [KT-07] kits: names and slugs that are taken, and the owner’s own in what is replaced, are no differences */
	public function test_taken(): void {
		$this->add_post( 'page', 'kit-about', 'Ours', [ 'post_date' => '2011-01-01 00:00:00' ] );
		$this->add_post( 'post', 'kit-hello', 'Ours', [ 'post_excerpt' => 'Ours', 'comment_status' => 'closed' ] );
		wp_insert_term( 'Else', 'category', [ 'slug' => 'kit-news' ] );
		wp_create_nav_menu( 'Kit main' );
		$run = $this->import( $this->kit(), [ '*' => 'both', 'post/kit-hello' => 'replace' ] );
		$this->assertSame( [ 'done', [], [] ], [ $run['state'], $run['report']['unresolved'] ?? [], $run['report']['removed'] ?? [] ] );
	}

	/** @testdox [KT-02] [KT-07] kits: each field that is not as asked for is named in words, by an export of what is there */
	public function test_fields(): void {
		global $wpdb;
		$menu  = static fn( array $is ): array => get_posts( [ 'post_type' => 'nav_menu_item', 'numberposts' => -1, 'orderby' => 'menu_order', 'order' => 'ASC', 'tax_query' => [ [ 'taxonomy' => 'nav_menu', 'terms' => [ $is['menu/kit-main'] ] ] ] ] ); // phpcs:ignore WordPress.DB.SlowDBQuery -- A test.
		$face  = static fn( array $is, int $at ): int => (int) array_values( get_children( [ 'post_parent' => $is['font/kit-serif'], 'post_type' => 'wp_font_face', 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ] ) )[ $at ];
		$raw   = static function ( int $id, array $fields ): void {
			global $wpdb;
			$wpdb->update( $wpdb->posts, $fields, [ 'ID' => $id ] );
			clean_post_cache( $id );
		};
		$cases = [
			'page/kit-about: Content is not as in the kit.' => static fn( array $is ) => $raw( $is['page/kit-about'], [ 'post_content' => 'Lost' ] ),
			'page/kit-team: Parent is not as in the kit.'  => static fn( array $is ) => $raw( $is['page/kit-team'], [ 'post_parent' => 0 ] ),
			'page/kit-team: Order is not as in the kit.'   => static fn( array $is ) => $raw( $is['page/kit-team'], [ 'menu_order' => 0 ] ),
			'page/kit-team: Status is not as in the kit.'  => static fn( array $is ) => $raw( $is['page/kit-team'], [ 'post_status' => 'publish' ] ),
			'post/kit-hello: Date is not as in the kit.'   => static fn( array $is ) => $raw( $is['post/kit-hello'], [ 'post_date' => '2021-01-01 00:00:00' ] ),
			'post/kit-hello: Featured image is not as in the kit.' => static fn( array $is ) => delete_post_meta( $is['post/kit-hello'], '_thumbnail_id' ),
			'post/kit-hello: Category or tag is not as in the kit.' => static fn( array $is ) => wp_set_object_terms( $is['post/kit-hello'], [], 'category' ),
			'media/kit-sun: Alternative text is not as in the kit.' => static fn( array $is ) => update_post_meta( $is['media/kit-sun'], '_wp_attachment_image_alt', 'Moon' ),
			'media/kit-sun: Description is not as in the kit.' => static fn( array $is ) => $raw( $is['media/kit-sun'], [ 'post_content' => '' ] ),
			'term/category--kit-news: Description is not as in the kit.' => static fn( array $is ) => wp_update_term( $is['term/category--kit-news'], 'category', [ 'description' => 'Less' ] ),
			'menu/kit-main: Menu item 2 is not as in the kit.' => static fn( array $is ) => update_post_meta( $menu( $is )[1]->ID, '_menu_item_menu_item_parent', '0' ),
			'menu/kit-main: Number of menu items is not as in the kit.' => static fn( array $is ) => wp_update_nav_menu_item( $is['menu/kit-main'], 0, [ 'menu-item-title' => 'X', 'menu-item-url' => 'https://example.org', 'menu-item-status' => 'publish', 'menu-item-position' => 3 ] ),
			'font/kit-serif: The file of font face 1 is missing.' => static function ( array $is ) use ( $face ): void {
				// The faces have each other's files.
				$files = [ get_post_meta( $face( $is, 0 ), '_wp_font_face_file', true ), get_post_meta( $face( $is, 1 ), '_wp_font_face_file', true ) ];
				update_post_meta( $face( $is, 0 ), '_wp_font_face_file', $files[1] );
				update_post_meta( $face( $is, 1 ), '_wp_font_face_file', $files[0] );
			},
			'styles/user: Style “color.text” is not as in the kit.' => static fn( array $is ) => $raw( $is['styles/user'], [ 'post_content' => str_replace( '#123456', '#654321', (string) get_post_field( 'post_content', $is['styles/user'], 'raw' ) ) ] ),
			'settings/site: Tagline is not as in the kit.' => static fn() => update_option( 'blogdescription', 'Ours' ),
			'settings/site: Setting “store_notice_text” is not as in the kit.' => static fn() => update_option( \Frontage\Settings\OPTION, [ 'store_notice_text' => 'Ours' ] ),
			'media/kit-sun: Its file is missing.'          => static fn( array $is ) => unlink( (string) get_attached_file( $is['media/kit-sun'] ) ),
			'page/kit-about: It is missing.'               => static fn( array $is ) => wp_delete_post( $is['page/kit-about'], true ),
		];
		foreach ( $cases as $says => $change ) {
			$wpdb->query( 'SAVEPOINT kit_case' );
			$lines = $this->reported( $change );
			$this->assertContains( $says, $lines, implode( "\n", $lines ) );
			$wpdb->query( 'ROLLBACK TO SAVEPOINT kit_case' );
			wp_cache_flush();
		}
	}
}
