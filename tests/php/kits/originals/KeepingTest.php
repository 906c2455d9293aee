<?php
/** Nothing that the owner made, edited or uses since an import is gone after its undo. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class KeepingTest extends ImportCase {

	/** A page of the site. */
	private int $own = 0;

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		$page = static fn( string $slug, array $more = [] ): array => $more + [ 'title' => ucfirst( $slug ), 'slug' => "kit-$slug", 'status' => 'publish', 'content' => 'Of the kit' ];
		return $this->kit_of(
			[
				'media/kit-sun'           => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
				'media/kit-moon'          => [ 'title' => 'Moon', 'slug' => 'kit-moon', 'file' => 'files/kit-moon.jpg' ],
				'pattern/kit-call'        => $page( 'call', [ 'content' => '<!-- wp:image {"id":"kit:media/kit-moon"} /-->' ] ),
				'page/kit-about'          => $page( 'about' ),
				'page/kit-team'           => $page( 'team', [ 'thumbnail' => 'kit:media/kit-sun' ] ),
				'post/kit-story'          => $page( 'story' ),
				'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news' ],
				'template/kit-wide'       => $page( 'wide', [ 'title' => 'Wide' ] ),
				'part/kit-top'            => $page( 'top', [ 'area' => 'header' ] ),
				'menu/kit-main'           => [ 'name' => 'Kit menu', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'One', 'url' => 'https://example.org/1' ] ] ],
			],
			[ 'files/kit-sun.jpg' => $this->photo(), 'files/kit-moon.jpg' => $this->photo( 9 ) ]
		);
	}

	/**
	 * Imports, lets an owner act, undoes.
	 * @param callable(array<string, int>): mixed $act Of ids by name.
	 * @return array{0: list<string>, 1: list<string>} Names of what is still there, sentences.
	 */
	private function after( callable $act ): array {
		$this->own = $this->add_post( 'page', 'own', 'Own' );
		$run       = $this->import( $this->kit() );
		$journal   = array_column( Kits\journal( $run['id'] ), null, 'name' );
		$act( array_column( $journal, 'target', 'name' ) );
		wp_cache_flush();
		$left  = $this->take_back( $run )['report']['left'];
		$there = static function ( array $entry ): bool {
			$term = 'term' === $entry['of'] ? get_term( $entry['target'] ) : null;
			return $term ? $term instanceof \WP_Term && Kits\STAGED !== $term->taxonomy : ! in_array( get_post_status( $entry['target'] ), [ false, Kits\STAGED ], true );
		};
		wp_cache_flush();
		$stays = array_keys( array_filter( $journal, $there ) );
		sort( $stays );
		return [ $stays, $left ];
	}

	/**
	 * @param array<string, array{0: callable(array<string, int>): mixed, 1: list<string>}> $acts With the names of what stays.
	 */
	private function assertKept( array $acts ): void {
		foreach ( $acts as $says => [ $act, $names ] ) {
			[ $stays, $left ] = $this->after( $act );
			sort( $names );
			$this->assertSame( $names, $stays, "$says: " . implode( ' ', $left ) );
			$this->assertCount( count( $names ), $left, $says );
			$this->tear_down();
			$this->set_up();
		}
	}

	/** @testdox [KT-04] kits: undo keeps what stays as it is now: of an edited page, an edited post, an edited menu, and on from there */
	public function test_edited(): void {
		$edit             = static fn( int $id, array $more ) => wp_update_post( [ 'ID' => $id ] + $more );
		$this->assertKept(
			[
				'a link, and what that page shows' => [ static fn( array $is ) => $edit( $is['page/kit-about'], [ 'post_content' => '<a href="' . get_permalink( $is['page/kit-team'] ) . '">us</a>' ] ), [ 'page/kit-about', 'page/kit-team', 'media/kit-sun' ] ],
				'a gallery'                        => [ static fn( array $is ) => $edit( $is['page/kit-about'], [ 'post_content' => "[gallery ids=\"{$is['media/kit-sun']},{$is['media/kit-moon']}\"]" ] ), [ 'page/kit-about', 'media/kit-sun', 'media/kit-moon' ] ],
				'a featured picture'               => [ static fn( array $is ) => set_post_thumbnail( $is['page/kit-about'], $is['media/kit-moon'] ), [ 'page/kit-about', 'media/kit-moon' ] ],
				'a pattern, and its picture'       => [ static fn( array $is ) => $edit( $is['page/kit-about'], [ 'post_content' => '<!-- wp:block {"ref":' . $is['pattern/kit-call'] . '} /-->' ] ), [ 'page/kit-about', 'pattern/kit-call', 'media/kit-moon' ] ],
				'a parent'                         => [ static fn( array $is ) => $edit( $is['page/kit-about'], [ 'post_parent' => $is['page/kit-team'] ] ), [ 'page/kit-about', 'page/kit-team', 'media/kit-sun' ] ],
				'a category'                       => [ static fn( array $is ) => wp_set_object_terms( $is['post/kit-story'], [ $is['term/category--kit-news'] ], 'category' ), [ 'post/kit-story', 'term/category--kit-news' ] ],
				'an item of the menu'              => [ static fn( array $is ) => wp_update_nav_menu_item( $is['menu/kit-main'], 0, [ 'menu-item-object' => 'page', 'menu-item-object-id' => $is['page/kit-about'], 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ] ), [ 'menu/kit-main', 'page/kit-about' ] ],
			]
		);
		[ $stays, $left ] = $this->after( static fn( array $is ) => wp_trash_post( $is['page/kit-team'] ) );
		$this->assertSame( [ 'media/kit-sun', 'page/kit-team' ], $stays, 'A page in the trash keeps its picture.' );
		$this->assertSame( [ '“Sun” is in use, so undo keeps it.' ], $left );
	}

	/** @testdox [KT-04] kits: undo keeps what a replaced page uses that was edited */
	public function test_replaced(): void {
		$ours = $this->add_post( 'page', 'kit-about', 'Ours' );
		$run  = $this->import( $this->kit(), [ '*' => 'replace' ] );
		$is   = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		$this->assertSame( $ours, $is['page/kit-about'] );
		wp_update_post( [ 'ID' => $ours, 'post_content' => '<!-- wp:image {"id":' . $is['media/kit-sun'] . '} /-->' ] );
		wp_cache_flush();
		$left = $this->take_back( $run )['report']['left'];
		$this->assertCount( 3, $left, 'The page, its picture, and where the original is.' );
		$this->assertCount( 1, (array) preg_grep( '/saved as/', $left ) );
		$this->assertSame( [ 'inherit', true ], [ get_post_field( 'post_status', $is['media/kit-sun'] ), is_file( (string) get_attached_file( $is['media/kit-sun'] ) ) ] );
	}

	/** @testdox [KT-04] kits: undo finds uses in posts of any date: drafts that never had one, and backdated posts */
	public function test_dates(): void {
		global $wpdb;
		$dated = function ( array $is, string $date ) use ( $wpdb ): void {
			$id = $this->add_post( 'post', 'dated', '<!-- wp:image {"id":' . $is['media/kit-sun'] . '} /-->', [ 'post_status' => 'draft' ] );
			$wpdb->update( $wpdb->posts, [ 'post_modified_gmt' => $date ], [ 'ID' => $id ] );
		};
		$this->assertKept(
			[
				'none' => [ static fn( array $is ) => $dated( $is, '0000-00-00 00:00:00' ), [ 'media/kit-sun' ] ],
				'old'  => [ static fn( array $is ) => $dated( $is, '2009-01-01 00:00:00' ), [ 'media/kit-sun' ] ],
			]
		);
	}

	/** @testdox [KT-04] kits: undo finds uses by their values, whatever they are called: custom fields, options, users, terms, comments, templates */
	public function test_values(): void {
		$comment = static fn( string $words ): int => (int) wp_insert_comment( [ 'comment_post_ID' => 1, 'comment_content' => $words, 'comment_approved' => 1 ] );
		$this->assertKept(
			[
				'a field'                  => [ fn( array $is ) => update_post_meta( $this->own, 'hero', (string) $is['media/kit-sun'] ), [ 'media/kit-sun' ] ],
				'fields in a list'         => [ fn( array $is ) => update_post_meta( $this->own, 'slides', [ (string) $is['media/kit-sun'], [ 'deep' => $is['media/kit-moon'] ] ] ), [ 'media/kit-sun', 'media/kit-moon' ] ],
				'JSON in a field'          => [ fn( array $is ) => update_post_meta( $this->own, 'layout', wp_slash( (string) wp_json_encode( [ [ 'portrait' => $is['media/kit-sun'] ] ] ) ) ), [ 'media/kit-sun' ] ],
				'a serialized object'      => [ fn( array $is ) => update_post_meta( $this->own, 'layout', (object) [ 'portrait' => $is['media/kit-sun'] ] ), [ 'media/kit-sun' ] ],
				'a large value'            => [ fn( array $is ) => update_post_meta( $this->own, 'layout', [ 'words' => str_repeat( 'Words ', 200000 ), 'portrait' => $is['media/kit-sun'] ] ), [ 'media/kit-sun' ] ],
				'an option'                => [ static fn( array $is ) => update_option( 'options_hero', (string) $is['media/kit-sun'] ), [ 'media/kit-sun' ] ],
				'a list of options'        => [ static fn( array $is ) => update_option( 'shop_settings', [ 'terms_page' => $is['page/kit-about'] ] ), [ 'page/kit-about' ] ],
				'options deep down'        => [ static fn( array $is ) => update_option( 'acme_theme_options', [ 'header' => [ 'image' => $is['media/kit-sun'] ] ] ), [ 'media/kit-sun' ] ],
				'an option that is passed' => [ static fn( array $is ) => update_option( 'woocommerce_placeholder_image', $is['media/kit-sun'], false ), [ 'media/kit-sun' ] ],
				'meta of a term'           => [ static fn( array $is ) => update_term_meta( 1, 'thumbnail_id', $is['media/kit-sun'] ), [ 'media/kit-sun' ] ],
				'a description'            => [ static fn( array $is ) => wp_update_term( 1, 'category', [ 'description' => (string) wp_get_attachment_url( $is['media/kit-sun'] ) ] ), [ 'media/kit-sun' ] ],
				'meta of a user'           => [ static fn( array $is ) => update_user_meta( get_current_user_id(), 'portrait', $is['media/kit-sun'] ), [ 'media/kit-sun' ] ],
				'a link in a comment'      => [ static fn( array $is ) => $comment( 'See ' . get_permalink( $is['page/kit-about'] ) . '.' ), [ 'page/kit-about' ] ],
				'meta of a comment'        => [ static fn( array $is ) => update_comment_meta( $comment( 'Good' ), 'photo', $is['media/kit-sun'] ), [ 'media/kit-sun' ] ],
				'another plugin’s block'   => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => '<!-- wp:acme/card {"picture":' . $is['media/kit-sun'] . '} /-->' ] ), [ 'media/kit-sun' ] ],
				'another plugin’s code'    => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => "[acme_card picture=\"{$is['media/kit-sun']}\"]" ] ), [ 'media/kit-sun' ] ],
				'an address with www.'     => [ fn( array $is ) => wp_update_post( [ 'ID' => $this->own, 'post_content' => '<a href="' . str_replace( '://', '://www.', (string) get_permalink( $is['page/kit-about'] ) ) . '">us</a>' ] ), [ 'page/kit-about' ] ],
				'a template'               => [ fn( array $is ) => update_post_meta( $this->own, '_wp_page_template', get_post_field( 'post_name', $is['template/kit-wide'] ) ), [ 'template/kit-wide' ] ],
				'a part'                   => [ fn( array $is ) => $this->add_post( 'wp_template', 'own-wide', '<!-- wp:template-part {"slug":"' . get_post_field( 'post_name', $is['part/kit-top'] ) . '","theme":"' . get_stylesheet() . '"} /-->' ), [ 'part/kit-top' ] ],
			]
		);
	}

	/** @testdox [KT-04] kits: sizes and counts that are as large as an id keep nothing */
	public function test_counts(): void {
		$this->assertKept(
			[
				'an option' => [ static fn( array $is ) => update_option( 'large_size_w', $is['media/kit-sun'] ), [] ],
				'meta'      => [ fn( array $is ) => update_post_meta( $this->own, 'post_views_count', (string) $is['media/kit-sun'] ), [] ],
				'a lock'    => [ fn( array $is ) => update_post_meta( $this->own, '_edit_lock', $is['media/kit-sun'] . ':1' ), [] ],
			]
		);
	}

	/** @testdox [KT-04] kits: undo keeps a category that has the owner’s below it, or that new posts get */
	public function test_terms(): void {
		$this->assertKept(
			[
				'a child'     => [ static fn( array $is ) => wp_insert_term( 'Mine', 'category', [ 'parent' => max( 0, $is['term/category--kit-news'] ) ] ), [ 'term/category--kit-news' ] ],
				'the default' => [ static fn( array $is ) => update_option( 'default_category', $is['term/category--kit-news'] ), [ 'term/category--kit-news' ] ],
			]
		);
		$run  = $this->import( $this->kit() );
		$news = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['term/category--kit-news'];
		$this->ok( Kits\undo( $run['id'] ) );
		while ( 'delete' !== $this->ok( Kits\step( $run['id'], 0.0 ) )['phase'] ) {
			continue;
		}
		global $wpdb;
		// As a request that read it before writes it after.
		$mine = $this->ok( wp_insert_term( 'Mine', 'category' ) )['term_id'];
		$wpdb->update( $wpdb->term_taxonomy, [ 'parent' => $news ], [ 'term_id' => $mine ] );
		Kits\delete_hidden_term( $news );
		$this->assertSame( [ null, 0 ], [ get_term( $news ), $this->term( $mine )->parent ] );
	}

	/** @testdox [KT-04] kits: undo of an import keeps what the undo of a later one leads back to: its front page, and a picture of a page that was replaced */
	public function test_later(): void {
		$first = $this->import( $this->kit_of( [ 'page/kit-front' => [ 'title' => 'Front', 'slug' => 'kit-front', 'status' => 'publish' ], 'settings/site' => [ 'showOnFront' => 'page', 'frontPage' => 'kit:page/kit-front' ] ] ) );
		$sun   = $this->import( $this->kit_of( [ 'media/kit-sun' => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ] ], [ 'files/kit-sun.jpg' => $this->photo() ] ) );
		$front = array_column( Kits\journal( $first['id'] ), 'target', 'name' )['page/kit-front'];
		$id    = array_column( Kits\journal( $sun['id'] ), 'target', 'name' )['media/kit-sun'];
		$ours  = $this->add_post( 'page', 'kit-ours', '<!-- wp:image {"id":' . $id . '} /-->' );
		$later = $this->import(
			$this->kit_of(
				[
					'page/kit-later' => [ 'title' => 'Later', 'slug' => 'kit-later', 'status' => 'publish' ],
					'page/kit-ours'  => [ 'title' => 'Theirs', 'slug' => 'kit-ours', 'status' => 'publish', 'content' => 'Theirs' ],
					'settings/site'  => [ 'showOnFront' => 'page', 'frontPage' => 'kit:page/kit-later' ],
				]
			),
			[ 'page/kit-ours' => 'replace' ]
		);
		$this->take_back( $sun );
		$this->take_back( $first );
		$this->take_back( $later );
		wp_cache_flush();
		$this->assertSame( [ 'inherit', 'publish' ], [ get_post_field( 'post_status', $id ), get_post_status( $front ) ] );
		$this->assertSame( [ $front, '<!-- wp:image {"id":' . $id . '} /-->' ], [ (int) get_option( 'page_on_front' ), $this->post( $ours )->post_content ] );
	}
}
