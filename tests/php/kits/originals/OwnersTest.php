<?php
/** Whatever an owner wrote or edited can be found again after any import and any way back. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class OwnersTest extends ImportCase {

	/** @var list<string> Words of the owner's that have to be somewhere. */
	private array $words = [];

	/** @var list<string> What happened, for the message. */
	private array $story = [];

	/** Words that stand nowhere else. */
	private function words(): string {
		$words         = 'Owner' . bin2hex( pack( 'n', mt_rand( 0, 65535 ) ) ) . count( $this->words );
		$this->words[] = $words;
		return $words;
	}

	/**
	 * A kit of some random objects, which a site may have already.
	 * @return array{manifest: array<string, mixed>, read: callable, file: callable}
	 */
	private function random_kit( int $round ): array {
		$objects = [ 'media/sun' => [ 'title' => 'Sun', 'slug' => 'sun', 'file' => 'files/sun.jpg' ] ];
		foreach ( [ 'page/a', 'page/b', 'page/c', 'post/d', 'pattern/e', 'part/header', 'template/page-wide', 'navigation/f', 'item/g' ] as $name ) {
			if ( mt_rand( 0, 2 ) ) {
				$slug             = explode( '/', $name )[1];
				$objects[ $name ] = [ 'title' => "Kit $slug", 'slug' => $slug, 'status' => 'publish', 'content' => "<!-- wp:paragraph --><p>Kit $round <img src=\"kit:media/sun\"></p><!-- /wp:paragraph -->" ];
			}
		}
		if ( mt_rand( 0, 1 ) ) {
			$objects['menu/main'] = [ 'name' => "Kit menu $round", 'slug' => "kit-menu-$round", 'items' => [ [ 'title' => 'One', 'url' => 'https://example.org/1' ] ] ];
		}
		return $this->kit_of( $objects, [ 'files/sun.jpg' => $this->photo( mt_rand( 0, 255 ) ) ] );
	}

	/** @return list<int> Ids of a site of some random objects. */
	private function random_site(): array {
		$ids = [];
		foreach ( [ 'page' => 'abc', 'post' => 'd', 'wp_block' => 'e', 'wp_navigation' => 'f', \Frontage\Portfolio\post_type() => 'g' ] as $type => $slugs ) {
			foreach ( str_split( $slugs ) as $slug ) {
				if ( mt_rand( 0, 3 ) ) {
					$ids[] = $this->add_post( $type, $slug, '<p>' . $this->words() . '</p>', [ 'post_status' => mt_rand( 0, 3 ) || 'page' !== $type ? 'publish' : 'draft' ] );
				}
			}
		}
		foreach ( [ 'wp_template_part' => 'header', 'wp_template' => 'page-wide' ] as $type => $slug ) {
			$ids[] = $this->add_post( $type, $slug, '<p>' . $this->words() . '</p>' );
			wp_set_object_terms( (int) end( $ids ), get_stylesheet(), 'wp_theme' );
		}
		return $ids;
	}

	/**
	 * Something that an owner does.
	 * @param list<int> $site
	 */
	private function act( array $site, string $run ): string {
		$journal = array_column( Kits\journal( $run ), null, 'name' );
		$posts   = array_values( array_filter( array_merge( $site, array_column( array_filter( $journal, static fn( array $entry ): bool => 'post' === $entry['of'] && 'media' !== $entry['kind'] ), 'target' ) ), static fn( $id ): bool => null !== get_post( (int) $id ) ) );
		$post    = $posts[ mt_rand( 0, count( $posts ) - 1 ) ];
		$is_own  = in_array( $post, $site, true );
		switch ( mt_rand( 0, 8 ) ) {
			case 0:
				$this->forgo( $post );
				wp_update_post( [ 'ID' => $post, 'post_content' => '<p>' . $this->words() . '</p>' ] );
				return "edit $post";
			case 1:
				$this->forgo( $post );
				wp_update_post( [ 'ID' => $post, 'post_title' => $this->words() ] );
				return "rename $post";
			case 2:
				wp_trash_post( $post );
				return "trash $post";
			case 3:
				// What stands there now goes by the owner's will; what an import has hidden does not.
				$this->forgo( $post );
				wp_delete_post( $post, true );
				return "delete $post" . ( $is_own ? ' of the site' : '' );
			case 4:
				$item = (int) ( array_values( $journal['menu/main']['parts'] ?? [] )[0] ?? 0 );
				$item && get_post( $item ) && $this->forgo( $item );
				$item && get_post( $item ) && wp_update_post( [ 'ID' => $item, 'post_title' => $this->words() ] );
				return "rename entry $item";
			case 5:
				$this->add_post( 'page', 'new' . mt_rand(), '<p>' . $this->words() . '<img src="' . wp_get_attachment_url( $journal['media/sun']['target'] ?? 0 ) . '"></p>' );
				return 'use the picture';
			case 6:
				update_option( 'site_logo', $journal['media/sun']['target'] ?? 0 );
				return 'set the logo';
			case 7:
				has_filter( 'wp_revisions_to_keep', '__return_zero' ) ? remove_filter( 'wp_revisions_to_keep', '__return_zero' ) : add_filter( 'wp_revisions_to_keep', '__return_zero' );
				return 'turn revisions on or off';
			default:
				add_post_meta( $post, 'subtitle', $this->words() );
				return "fill a field of $post";
		}
	}

	/** Takes the words that a post shows, and had before, from the list: its owner deletes or replaces them. */
	private function forgo( int $id ): bool {
		$texts = [];
		foreach ( array_merge( [ $id ], array_keys( wp_get_post_revisions( $id ) ) ) as $one ) {
			$texts[] = $this->post( $one )->post_title . $this->post( $one )->post_content;
		}
		$texts[]     = (string) wp_json_encode( get_post_meta( $id ) );
		$gone        = implode( ' ', $texts );
		$this->words = array_values( array_filter( $this->words, static fn( string $words ): bool => ! str_contains( $gone, $words ) || [] !== self::hidden_with( $words ) ) );
		return true;
	}

	/** @return list<string> Ids of posts that imports hide. */
	private static function hidden_with( string $words ): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_status = %s AND CONCAT( post_title, post_content ) LIKE %s", Kits\STAGED, "%$words%" ) );
	}

	private function assertFound(): void {
		global $wpdb;
		wp_cache_flush();
		$texts = array_merge(
			$wpdb->get_col( "SELECT CONCAT( post_title, ' ', post_content ) FROM {$wpdb->posts} WHERE post_status <> 'frontage-staged'" ),
			$wpdb->get_col( "SELECT meta_value FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE post_status <> 'frontage-staged'" )
		);
		$all   = implode( "\n", $texts );
		$lost  = array_values( array_filter( $this->words, static fn( string $words ): bool => ! str_contains( $all, $words ) ) );
		$this->assertSame( [], $lost, implode( "\n", $this->story ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} p LEFT JOIN {$wpdb->posts} of ON of.ID = p.post_parent WHERE p.post_type = 'revision' AND of.ID IS NULL AND p.post_content LIKE '%Owner%'" ), 'A revision of nothing is found by nobody.' );
	}

	/** The ways back, one after the other, or uninstalling. */
	private function go_back(): void {
		if ( ! mt_rand( 0, 3 ) ) {
			require_once dirname( __DIR__, 4 ) . '/src/server/housekeeping/uninstall.php';
			require_once dirname( __DIR__, 4 ) . '/src/kits/import/uninstall.php';
			$this->story[] = 'uninstall';
			\Frontage\Housekeeping\uninstall( INF, '__return_true', 'Frontage\Kits\delete_staged' );
			return;
		}
		foreach ( Kits\runs() as $run ) {
			$is_undone     = 'done' === $run['state'] && mt_rand( 0, 3 );
			$this->story[] = ( $is_undone ? 'undo ' : 'forget ' ) . $run['id'];
			$is_undone ? $this->take_back( $run ) : Kits\forget( $run['id'] );
		}
	}

	/** @testdox [KT-02] [KT-04] kits: nothing that an owner made or edited is gone, from random sites and kits, by random acts and ways back */
	public function test_nothing_is_lost(): void {
		for ( $seed = 1; $seed <= 24; $seed++ ) {
			mt_srand( $seed );
			$this->words = [];
			$this->story = [ "seed $seed" ];
			$site        = $this->random_site();
			for ( $round = 1, $rounds = mt_rand( 1, 3 ); $round <= $rounds; $round++ ) {
				$run           = $this->import( $this->random_kit( $round ), [ '*' => [ 'replace', 'replace', 'both', 'keep' ][ mt_rand( 0, 3 ) ] ] );
				$this->story[] = 'import ' . $run['id'];
				for ( $acts = mt_rand( 0, 4 ); $acts > 0; $acts-- ) {
					$this->story[] = $this->act( $site, $run['id'] );
				}
			}
			$this->go_back();
			$this->assertFound();
			remove_filter( 'wp_revisions_to_keep', '__return_zero' );
			$this->tear_down();
			$this->set_up();
		}
	}
}
