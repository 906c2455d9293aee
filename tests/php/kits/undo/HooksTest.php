<?php
/** Within the transactions of the switch and of undo, no plugin has a word: what throws there would block both for ever. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/originals/OriginalsCase.php';

final class HooksTest extends OriginalsCase {

	/** Hooks that may fire there: each step asks them before its transaction, too, or WordPress's database asks them at each write. */
	private const ALLOWED = '~^(?:query$|gettext|pre_get_col_charset$'
		// Reads of options: time zone, theme, revisions.
		. '|(?:pre_)?(?:wp_load_)?alloptions$|pre_cache_alloptions$|wp_autoload_values_to_autoload$|(?:pre_|default_)?option(?:_.+)?$|stylesheet$'
		// Where the uploads are: asked for each file that is staged.
		. '|upload_dir$)~';

	/** @var list<string> Hooks that fired within a transaction, and where. */
	private array $fired = [];

	private bool $is_inside = false;

	protected function tear_down(): void {
		remove_filter( 'all', [ $this, 'notice' ] );
		remove_filter( 'query', [ $this, 'follow' ], 1 );
		remove_filter( 'wp_revisions_to_keep', '__return_zero' );
		unregister_nav_menu( 'kit-top' );
		parent::tear_down();
	}

	public function follow( string $query ): string {
		$this->is_inside = 'START TRANSACTION' === $query || ( $this->is_inside && ! in_array( $query, [ 'COMMIT', 'ROLLBACK' ], true ) );
		return $query;
	}

	/** Throws at each hook that is guarded, and notes the others. */
	public function notice( string $hook ): void {
		if ( ! $this->is_inside || preg_match( self::ALLOWED, $hook ) ) {
			return;
		}
		$calls = debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- What the test is about.
		if ( in_array( 'Frontage\Kits\guarded', array_column( $calls, 'function' ), true ) ) {
			throw new \Error( 'hook' );
		}
		$ours = array_filter( $calls, static fn( array $call ): bool => str_contains( $call['file'] ?? '', '/src/kits/' ) );
		$ours = (array) reset( $ours );

		$this->fired[] = "$hook at " . basename( (string) ( $ours['file'] ?? '' ) ) . ':' . ( $ours['line'] ?? '' );
	}

	private function menu_named( string $name ): int {
		$menu = wp_create_nav_menu( $name );
		$this->assertIsInt( $menu );
		wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Ours', 'menu-item-url' => '/ours/', 'menu-item-status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		return $menu;
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		$theirs = static fn( string $slug, array $more = [] ): array => $more + [ 'title' => 'Theirs', 'slug' => $slug, 'status' => 'publish', 'content' => 'THEIRS' ]; // phpcs:ignore WordPress.Arrays -- Short.
		$menu   = static fn( string $name, array $places ): array => [ 'name' => $name, 'slug' => sanitize_title( $name ), 'locations' => $places, 'items' => [ [ 'title' => 'New', 'url' => 'https://example.org/new' ] ] ]; // phpcs:ignore WordPress.Arrays -- Short.
		return $this->kit_of(
			[
				'page/about'    => $theirs( 'about' ),
				'page/other'    => $theirs( 'other' ),
				'page/thrown'   => $theirs( 'thrown' ),
				'part/header'   => $theirs( 'header', [ 'area' => 'header' ] ),
				'styles/site'   => [ 'title' => 'Styles', 'styles' => [ 'color' => [ 'text' => '#123456' ] ], 'settings' => [] ], // phpcs:ignore WordPress.Arrays -- Short.
				'menu/kit-main' => $menu( 'Kit main', [ 'kit-top' ] ),
				'menu/kit-foot' => $menu( 'Kit foot', [] ),
				'settings/site' => [ 'title' => 'Kit title', 'showOnFront' => 'page', 'frontPage' => 'kit:page/about' ], // phpcs:ignore WordPress.Arrays -- Short.
			]
		);
	}

	/** @return array<string, array{bool}> */
	public function ways(): array {
		return [
			'without revisions, styles edited' => [ false ],
			'with revisions, styles deleted'   => [ true ],
		];
	}

	/**
	 * @testdox [KT-02] [KT-04] kits: within the transactions of switch and undo no hook of a plugin fires that could block them
	 * @dataProvider ways
	 */
	public function test_hooks( bool $has_revisions ): void {
		$has_revisions || add_filter( 'wp_revisions_to_keep', '__return_zero' );
		register_nav_menu( 'kit-top', 'Top' );
		$page   = $this->add_post( 'page', 'about', 'OURS' );
		$other  = $this->add_post( 'page', 'other', 'OTHER' );
		$thrown = $this->add_post( 'page', 'thrown', 'THROWN' );
		$part   = $this->add_post( 'wp_template_part', 'header', '<!-- wp:paragraph --><p>PART</p><!-- /wp:paragraph -->' );
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $part, 'header', 'wp_template_part_area' );
		$styles = $this->add_post( 'wp_global_styles', 'wp-global-styles-' . get_stylesheet(), '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"text":"#abcdef"}}}' );
		wp_set_object_terms( $styles, get_stylesheet(), 'wp_theme' );
		$menu = $this->menu_named( 'Kit main' );
		$this->menu_named( 'Kit foot' );
		$run = $this->stage( $this->kit(), [ '*' => 'replace' ] );
		add_filter( 'query', [ $this, 'follow' ], 1 );
		add_filter( 'all', [ $this, 'notice' ] );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'done', [] ], [ $run['state'], array_values( array_unique( $this->fired ) ) ], 'switch' );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'EDITED' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$has_revisions ? wp_delete_post( $styles, true ) : wp_update_post( [ 'ID' => $styles, 'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"text":"#ff0000"}}}' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		wp_trash_post( $thrown );
		wp_delete_post( $part, true );
		wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Mine', 'menu-item-url' => '/mine/', 'menu-item-status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$run = $this->take_back( $run );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], array_values( array_unique( $this->fired ) ) ], 'undo' );
		remove_filter( 'all', [ $this, 'notice' ] );
		wp_cache_flush();
		$has_revisions
			? $this->assertContains( 'OURS', wp_list_pluck( wp_get_post_revisions( $page ), 'post_content' ) )
			: $this->assertSame( [ 'page draft About (before A kit)' ], $this->found( 'OURS' ) );
		$this->assertSame( [ 'EDITED', 'OTHER', 'THROWN' ], [ $this->post( $page )->post_content, $this->post( $other )->post_content, $this->post( $thrown )->post_content ] );
		$this->assertInstanceOf( \WP_Term::class, wp_get_nav_menu_object( 'Kit main (before A kit)' ) );
		$kept = $has_revisions ? '~^wp_global_styles publish ~' : '~^page draft .+ \(before A kit\)$~';
		$this->assertCount( 1, (array) preg_grep( $kept, $this->found( '#abcdef' ) ) );
	}
}
