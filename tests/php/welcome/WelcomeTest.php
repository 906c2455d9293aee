<?php
/** What a new owner makes in one go: all of it or nothing, and back again. */

declare( strict_types=1 );

namespace Frontage\Tests\Welcome;

use Frontage\Kits\Staging;
use function Frontage\Kits\begin_making;
use function Frontage\Kits\runs_made_by;
use function Frontage\Kits\step;
use function Frontage\Portfolio\item;
use function Frontage\Settings\get;
use function Frontage\Welcome\last_run;
use function Frontage\Welcome\site_menu;

require_once __DIR__ . '/WelcomeCase.php';

final class WelcomeTest extends WelcomeCase {

	/** [PF-26] Welcome: header, items with alt texts and page by one request. */
	public function test_everything_is_made_at_once(): void {
		$menu   = $this->add_menu();
		$before = $this->state();
		$answer = $this->make();
		$this->assertSame( 200, $answer->get_status() );
		$last = $answer->get_data()['last'];
		$this->assertSame( [ true, 2, 'Our <work>', true ], [ $last['isFinished'], $last['items'], $last['page']['title'], $last['isInMenu'] ] );

		$header = get_block_template( get_stylesheet() . '//header', 'wp_template_part' );
		$this->assertSame( [ 'custom', 'header' ], [ $header->source ?? '', $header->area ?? '' ] );
		$this->assertStringContainsString( '<!-- wp:frontage/menu {"menu":' . $menu . '} /-->', $header->content ?? '' );

		$items = get_posts( [ 'post_type' => 'astra-portfolio', 'orderby' => 'ID', 'order' => 'ASC' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( [ 'The quay', 'A <b> crane' ], array_map( 'html_entity_decode', wp_list_pluck( $items, 'post_title' ) ) );
		$this->assertSame( 'Stones', item( $items[0] )['image']['alt'] ?? '' );
		$this->assertSame( [ 'Docks', 'Sea & air' ], array_map( 'html_entity_decode', $this->terms_of( $items[1]->ID ) ) );

		$page = get_posts( [ 'post_type' => 'page' ] )[0];
		$this->assertStringContainsString( '<!-- wp:frontage/portfolio ', $page->post_content );
		$this->assertStringContainsString( '"id":' . $page->ID . ',', get_post( $menu )->post_content ?? '' );

		$this->assertSame( [], $this->undo() );
		$this->assertSame( $before, $this->state(), 'Undo leaves nothing of it.' );
		$this->assertNull( last_run() );
	}

	/** [PF-26] Welcome: a repeated request makes nothing twice, another its own page. */
	public function test_the_same_request_makes_nothing_twice(): void {
		$this->make();
		$once = $this->state();
		$this->assertSame( 200, $this->make()->get_status() );
		$this->assertSame( $once, $this->state() );

		$this->make( [ 'key' => 'another-key' ] );
		$this->assertSame( [ 'our-work', 'our-work-2' ], $this->slugs() );
		$this->assertCount( 2, runs_made_by( 'welcome' ) );
		$this->undo();
		$this->assertSame( $once, $this->state() );
		$this->undo();
		$this->assertSame( [], $this->slugs() );
	}

	/**
	 * [HK-02] Welcome: any failure undoes what was made, and names its step.
	 * @dataProvider failures
	 */
	public function test_a_failure_leaves_nothing_half_done( string $type, int $nth, string $says ): void {
		$this->add_menu();
		$before = $this->state();
		$seen   = 0;
		$fail   = static function ( $data ) use ( $type, $nth, &$seen ) {
			if ( $type === $data['post_type'] && ++$seen === $nth ) {
				throw new \Error( 'The disk is full.' );
			}
			return $data;
		};
		add_filter( 'wp_insert_post_data', $fail );
		$answer = $this->make();
		remove_filter( 'wp_insert_post_data', $fail );
		$this->assertSame( 500, $answer->get_status() );
		$this->assertSame( "$says The disk is full. Nothing was changed.", $answer->get_data()['message'] );
		$this->assertSame( $before, $this->state() );
		$this->assertNull( last_run() );
		$this->assertSame( 200, $this->make()->get_status(), 'Retry works.' );
	}

	/**
	 * The type of what fails, which one of them, and what is said.
	 * @return array<string, array{string, int, string}>
	 */
	public function failures(): array {
		return [
			'header'          => [ 'wp_template_part', 1, 'The header couldn’t be created:' ],
			'the first item'  => [ 'astra-portfolio', 1, 'The portfolio couldn’t be created:' ],
			'the second item' => [ 'astra-portfolio', 2, 'The portfolio couldn’t be created:' ],
			'page'            => [ 'page', 1, 'The page couldn’t be created:' ],
			'menu'            => [ 'wp_navigation', 1, 'The page couldn’t be added to the menu:' ],
		];
	}

	/** [PF-26] Welcome: a missing or wrong picture makes nothing at all. */
	public function test_a_picture_that_is_gone_makes_nothing(): void {
		$before = $this->state();
		$answer = $this->make( [ 'pictures' => [ [ 'id' => 987654 ] ] ] );
		$this->assertStringContainsString( 'no longer in the media library', $answer->get_data()['message'] );
		$this->assertSame( $before, $this->state() );
	}

	/** [HK-02] Welcome: leftovers of a killed request are undone before the next. */
	public function test_what_was_cut_off_is_taken_back_first(): void {
		$before = $this->state();
		$made   = [ 'by' => 'welcome', 'key' => 'a-first-key' ]; // phpcs:ignore WordPress.Arrays -- Short.
		$run    = begin_making( 'First steps', $made );
		( new Staging( $run ) )->add_post( 'page', [ 'post_title' => 'Lost' ] );
		$this->assertInstanceOf( \WP_Error::class, step( $run['id'] ), 'Nobody goes on with it.' );
		$this->assertSame( [], get_posts( [ 'post_type' => 'page', 'post_status' => 'any' ] ), 'Nobody sees it.' ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->make( [ 'key' => 'another-key' ] );
		$this->assertSame( [ 'our-work' ], $this->slugs() );
		$this->assertCount( 1, runs_made_by( 'welcome' ) );
		$this->undo();
		$this->assertSame( $before, $this->state() );
	}

	/** [HK-02] Welcome: Undo keeps later changes, and names them. */
	public function test_undo_keeps_what_was_changed_since(): void {
		$menu = $this->add_menu();
		$this->make();
		$page = get_posts( [ 'post_type' => 'page' ] )[0];
		wp_update_post( [ 'ID' => $page->ID, 'post_content' => 'Mine' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$part = (int) ( get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->wp_id ?? 0 );
		wp_update_post( [ 'ID' => $part, 'post_content' => 'Mine' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$item = get_posts( [ 'post_type' => 'astra-portfolio', 'title' => 'The quay' ] )[0]; // phpcs:ignore WordPress.Arrays -- Short.
		wp_update_post( [ 'ID' => $item->ID, 'post_title' => 'A quay' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		wp_update_post( [ 'ID' => $menu, 'post_content' => '<!-- wp:home-link /-->' ] ); // phpcs:ignore WordPress.Arrays -- Short.

		$left = implode( "\n", $this->undo() );
		foreach ( [ '“Header” has been edited', '“A quay” has been edited', '“Our <work>” has been edited', '“Main” has been edited' ] as $says ) {
			$this->assertStringContainsString( $says, $left );
		}
		$this->assertSame( 'Mine', get_post( $page->ID )->post_content ?? '' );
		$this->assertSame( [ 'A quay' ], wp_list_pluck( get_posts( [ 'post_type' => 'astra-portfolio' ] ), 'post_title' ) );
	}

	/** [HK-02] Welcome: an undo that is asked for again, its answer lost, takes back nothing else. */
	public function test_an_undo_asked_for_again_undoes_nothing_else(): void {
		$this->make();
		$last  = $this->make( [ 'key' => 'another-key' ] )->get_data()['last']; // phpcs:ignore WordPress.Arrays -- Short.
		$pages = count( get_posts( [ 'post_type' => 'page' ] ) );
		foreach ( [ 1, 2 ] as $time ) {
			$answer = $this->send( [ 'run' => $last['id'] ], 'DELETE' )->get_data();
			$this->assertSame( [], $answer['left'] );
			$this->assertCount( $pages - 1, get_posts( [ 'post_type' => 'page' ] ), "$time" );
		}
		$this->assertNotSame( $last['id'], $answer['last']['id'] ?? '' );
	}

	/** [HK-02] Welcome: a header edited before is restored word for word. */
	public function test_undo_restores_the_header_that_was_there(): void {
		$this->make( [ 'pictures' => [], 'page' => null ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$part = (int) ( get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->wp_id ?? 0 );
		$own  = '<!-- wp:paragraph --><p>Tom’s \o/ &amp; co.</p><!-- /wp:paragraph -->';
		wp_update_post( [ 'ID' => $part, 'post_content' => wp_slash( $own ) ] ); // phpcs:ignore WordPress.Arrays -- Short.

		$this->make( [ 'key' => 'another-key', 'header' => 'centered' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertStringContainsString( 'frontage/header', get_post( $part )->post_content ?? '' );
		$this->assertSame( [], $this->undo() );
		$this->assertSame( $own, get_post( $part )->post_content ?? '' );
	}

	/** [HK-02] Welcome: a header is restored with HTML that the owner may not save. */
	public function test_undo_restores_what_a_person_may_not_save(): void {
		$this->make( [ 'pictures' => [], 'page' => null ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$part = (int) ( get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->wp_id ?? 0 );
		$own  = '<!-- wp:html --><iframe src="/map/"></iframe><!-- /wp:html -->';
		wp_update_post( [ 'ID' => $part, 'post_content' => wp_slash( $own ) ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->make( [ 'key' => 'another-key', 'header' => 'centered' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		kses_init_filters();
		$left = $this->undo();
		kses_remove_filters();
		$this->assertSame( [ $own, [] ], [ get_post( $part )->post_content ?? '', $left ] );
	}

	/** [HK-02] Welcome: a header that belongs to no theme is not called made. */
	public function test_a_header_without_its_theme_is_a_failure(): void {
		$term = get_term_by( 'slug', get_stylesheet(), 'wp_theme' );
		if ( $term instanceof \WP_Term ) {
			wp_delete_term( $term->term_id, 'wp_theme' );
		}
		$fail   = static fn( $name, $taxonomy ) => 'wp_theme' === $taxonomy ? new \WP_Error( 'full', 'The disk is full.' ) : $name;
		add_filter( 'pre_insert_term', $fail, 10, 2 );
		$answer = $this->make();
		remove_filter( 'pre_insert_term', $fail );
		$this->assertSame( 500, $answer->get_status() );
		$this->assertStringStartsWith( 'The header couldn’t be created: The disk is full.', $answer->get_data()['message'] );
		$this->assertSame( [], get_posts( [ 'post_type' => 'wp_template_part' ] ) );
	}

	/** [HK-02] Welcome: a classic theme's header is a pattern, Undo restores the setting. */
	public function test_a_classic_theme_gets_a_pattern(): void {
		$this->in_classic_theme(
			function (): void {
				$before = $this->state();
				$this->assertSame( [ 'source' => 'pages' ], site_menu() );
				$this->assertSame( 200, $this->make()->get_status() );
				$pattern = get_post( get( 'classic_header' ) );
				$this->assertSame( [ 'wp_block', 'publish' ], [ $pattern->post_type ?? '', $pattern->post_status ?? '' ] );
				$this->assertStringContainsString( 'frontage/header', $pattern->post_content ?? '' );
				$this->assertSame( [], $this->undo() );
				$this->assertSame( 0, get( 'classic_header' ) );
				$this->assertSame( $before, $this->state() );
			}
		);
	}

	/** [PF-26] Welcome: a classic menu gets a link at its end, Undo takes it away. */
	public function test_a_classic_menu_gets_a_link(): void {
		$this->in_classic_theme(
			function (): void {
				$menu = wp_create_nav_menu( 'Main' );
				$this->assertIsInt( $menu );
				wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Shop', 'menu-item-url' => '/shop/', 'menu-item-status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays -- Short.
				set_theme_mod( 'nav_menu_locations', [ 'primary' => $menu ] );
				$before = $this->state();
				$last   = $this->make()->get_data()['last'];
				$this->assertTrue( $last['isInMenu'] );
				$links = (array) wp_get_nav_menu_items( $menu );
				$page  = get_posts( [ 'post_type' => 'page' ] )[0];
				$this->assertSame( [ 'Shop', 'Our <work>' ], array_map( 'html_entity_decode', wp_list_pluck( $links, 'title' ) ) );
				$this->assertSame( get_permalink( $page ), end( $links )->url ?? '' );
				$this->assertSame( [], $this->undo() );
				$this->assertSame( $before, $this->state() );
			}
		);
	}

	/** @param callable(): void $work */
	private function in_classic_theme( callable $work ): void {
		$classic = static fn(): string => dirname( __DIR__, 2 ) . '/site/fixtures/themes';
		$name    = static fn(): string => 'classic';
		foreach ( [ 'template', 'stylesheet' ] as $option ) {
			add_filter( "pre_option_$option", $name );
			add_filter( "pre_option_{$option}_root", $classic );
		}
		$roots = static fn(): array => [ 'classic' => $classic() ];
		add_filter( 'pre_site_transient_theme_roots', $roots );
		try {
			$this->assertFalse( wp_is_block_theme() );
			$work();
		} finally {
			foreach ( [ 'template', 'stylesheet' ] as $option ) {
				remove_filter( "pre_option_$option", $name );
				remove_filter( "pre_option_{$option}_root", $classic );
			}
			remove_filter( 'pre_site_transient_theme_roots', $roots );
		}
	}

	/** [HK-02] Welcome: Undo keeps what the site uses since: the homepage, the parent of a page, an item that a page links to, and its category. */
	public function test_undo_keeps_what_is_in_use(): void {
		$this->make();
		$page = get_posts( [ 'post_type' => 'page' ] )[0];
		$item = get_posts( [ 'post_type' => 'astra-portfolio', 'title' => 'The quay' ] )[0]; // phpcs:ignore WordPress.Arrays -- Short.
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page->ID );
		wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Mine', 'post_content' => '<a href="' . get_permalink( $item ) . '">See it</a>' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$left = implode( "\n", $this->undo() );
		wp_cache_flush();
		$this->assertSame( [ 'publish', 'publish' ], [ get_post_status( $page->ID ), get_post_status( $item->ID ) ] );
		$this->assertSame( $page->ID, (int) get_option( 'page_on_front' ) );
		foreach ( [ '“Our <work>” is in use', '“The quay” is in use', '“Docks” is in use' ] as $says ) {
			$this->assertStringContainsString( $says, $left );
		}
		$this->assertSame( [ 'The quay' ], wp_list_pluck( get_posts( [ 'post_type' => 'astra-portfolio' ] ), 'post_title' ) );
	}

	/** [HK-02] Welcome: Undo keeps the parent of a page of the owner's. */
	public function test_undo_keeps_a_parent(): void {
		$this->make();
		$page  = get_posts( [ 'post_type' => 'page' ] )[0];
		$child = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mine', 'post_parent' => $page->ID ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->undo();
		$this->assertSame( [ 'publish', $page->ID ], [ get_post_status( $page->ID ), get_post( $child )->post_parent ?? 0 ] );
	}
}
