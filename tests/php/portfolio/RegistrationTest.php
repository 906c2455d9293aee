<?php
/** Registration of items and their taxonomies. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\register_item_meta;
use function Frontage\Portfolio\register_items;
use function Frontage\Portfolio\register_taxonomies;

class RegistrationTest extends TestCase {

	private const NAMES = [ 'astra-portfolio-categories', 'astra-portfolio-other-categories', 'astra-portfolio-tags' ];

	/** @testdox [PF-01] registration: REST collections of items and taxonomies by known names */
	public function test_wire_names(): void {
		$this->assertSame( 200, $this->ask( 'astra-portfolio' )->get_status() );
		foreach ( self::NAMES as $name ) {
			$this->assertSame( 200, $this->ask( $name )->get_status(), $name );
		}
	}

	/** @testdox [PF-01] registration: an item has all editor supports and no archive */
	public function test_editor_support(): void {
		foreach ( [ 'title', 'editor', 'thumbnail', 'excerpt', 'page-attributes', 'custom-fields', 'revisions', 'author' ] as $feature ) {
			$this->assertTrue( post_type_supports( 'astra-portfolio', $feature ), $feature );
		}
		$this->assertTrue( use_block_editor_for_post_type( 'astra-portfolio' ) );
		$this->assertFalse( get_post_type_archive_link( 'astra-portfolio' ) );
	}

	/** @testdox [PF-01] registration: an item's address begins as set */
	public function test_address(): void {
		$item = $this->add_item( [ 'post_name' => 'harbour' ] );
		$this->assertStringEndsWith( '/portfolio/harbour/', (string) get_permalink( $item ) );
	}

	/** @testdox [PF-01] registration: subpages of a page at the items' address, items first */
	public function test_pages_below(): void {
		$page  = [ 'post_type' => 'page', 'post_name' => 'portfolio', 'post_title' => 'Portfolio' ];
		$above = $this->add_item( $page );
		$below = $this->add_item( [ 'post_name' => 'prices', 'post_title' => 'Prices', 'post_parent' => $above->ID ] + $page );
		$this->add_item( [ 'post_name' => 'harbour', 'post_title' => 'A page', 'post_parent' => $above->ID ] + $page );
		$this->add_item( [ 'post_name' => 'harbour', 'post_title' => 'An item' ] );
		$this->add_item( [ 'post_name' => 'deep', 'post_title' => 'Deep', 'post_parent' => $below->ID ] + $page );
		$this->assertSame( [ 'Portfolio', 'Prices', 'An item', 'Deep', '' ], array_map( [ $this, 'title_at' ], [ '/portfolio/', '/portfolio/prices/', '/portfolio/harbour/', '/portfolio/prices/deep/', '/portfolio/nothing/' ] ) );
	}

	/**
	 * @testdox [PF-01] registration: a hidden item hides no page of its name
	 */
	public function test_unpublished_items(): void {
		$page  = [ 'post_type' => 'page', 'post_name' => 'portfolio', 'post_title' => 'Portfolio' ];
		$above = $this->add_item( $page );
		foreach ( [ 'draft', 'future', 'private', 'trash' ] as $status ) {
			$this->add_item( [ 'post_name' => $status, 'post_title' => "The page $status", 'post_parent' => $above->ID ] + $page );
			$this->add_item( [ 'post_name' => $status, 'post_title' => "The item $status", 'post_status' => $status, 'post_date' => 'future' === $status ? '2099-01-01 00:00:00' : '' ] );
			$this->assertSame( "The page $status", $this->title_at( "/portfolio/$status/" ) );
		}
		$this->sign_in( 'editor' );
		$this->assertSame( [ 'The page draft', 'The item private' ], [ $this->title_at( '/portfolio/draft/' ), $this->title_at( '/portfolio/private/' ) ] );
	}

	/**
	 * @testdox [PF-01] registration: another plugin's stays, with our fields and counts
	 */
	public function test_another_plugin_came_first(): void {
		$this->unregister();
		register_post_type(
			'astra-portfolio',
			[
				'label'        => 'Theirs',
				'public'       => true,
				'show_in_rest' => true,
				'supports'     => [ 'title', 'editor', 'thumbnail' ],
			]
		);
		register_taxonomy(
			'astra-portfolio-categories',
			'post',
			[
				'label'        => 'Theirs',
				'show_in_rest' => true,
			]
		);
		$this->register();
		$GLOBALS['wp_rest_server'] = null;

		$this->assertSame( 'Theirs', get_post_type_object( 'astra-portfolio' )->label ?? '' );
		$taxonomy = get_taxonomy( 'astra-portfolio-categories' );
		$this->assertInstanceOf( \WP_Taxonomy::class, $taxonomy );
		$this->assertSame( 'Theirs', $taxonomy->label );
		$this->assertContains( 'astra-portfolio', $taxonomy->object_type );
		$this->assertSame( 'Frontage\Portfolio\count_public_items', $taxonomy->update_count_callback );

		$this->add_item( [ 'post_title' => 'Quay' ], [ 'type' => 'video' ] );
		$found = $this->ask( 'astra-portfolio', [ 'frontage_title' => 'qua' ] )->get_data();
		$this->assertCount( 1, $found );
		$this->assertSame( 'video', $found[0]['portfolio-type'] );
		$this->sign_in( 'editor' );
		$edited = $this->ask( "astra-portfolio/{$found[0]['id']}", [ 'meta' => [ 'astra-portfolio-type' => 'image' ], 'menu_order' => 3 ], 'POST' )->get_data();
		$this->assertSame( [ 'image', 3 ], [ $edited['meta']['astra-portfolio-type'] ?? '', $edited['menu_order'] ?? 0 ], 'What our sidebar edits.' );

		$this->unregister();
		$this->register();
		$GLOBALS['wp_rest_server'] = null;
	}

	/** @testdox [PF-01] registration: items of another provider keep its REST prefix */
	public function test_prefix_filter(): void {
		$code = 'define( "WP_DISABLE_FATAL_ERROR_HANDLER", true ); $_SERVER["HTTP_HOST"] = "localhost"; $_SERVER["SERVER_PROTOCOL"] = "HTTP/1.1"; $_SERVER["REQUEST_METHOD"] = "GET"; $_SERVER["REQUEST_URI"] = "/";'
			. '$wp_filter = [ "frontage_portfolio_prefix" => [ 10 => [ [ "function" => fn() => "other", "accepted_args" => 1 ] ] ] ];'
			. 'require getenv( "WP_SITE_DIR" ) . "/wp-load.php";'
			. 'echo json_encode( [ post_type_exists( "other-portfolio" ), taxonomy_exists( "other-portfolio-other-categories" ), post_type_exists( "astra-portfolio" ), isset( rest_get_server()->get_routes()["/wp/v2/other-portfolio"] ) ] );';
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ), $lines );
		$this->assertSame( '[true,true,false,true]', end( $lines ) );
	}

	/** @testdox [PF-01] registration: every label of the admin is ours */
	public function test_labels(): void {
		$labels = get_post_type_object( 'astra-portfolio' )->labels ?? null;
		$this->assertNotNull( $labels );
		foreach ( (array) $labels as $name => $label ) {
			$this->assertDoesNotMatchRegularExpression( '/\bposts?\b/i', (string) $label, (string) $name );
		}
		$this->assertSame( \Frontage\Portfolio\TYPES, array_keys( \Frontage\Portfolio\type_labels() ) );
	}

	/** The title of what a visitor finds at an address. */
	private function title_at( string $path ): string {
		$kept                   = [ $_SERVER['REQUEST_URI'], $GLOBALS['wp']->query_vars ]; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Put back as it was.
		$_SERVER['REQUEST_URI'] = $path;
		$GLOBALS['wp']->parse_request();
		$found = ( new \WP_Query( $GLOBALS['wp']->query_vars ) )->posts;

		[ $_SERVER['REQUEST_URI'], $GLOBALS['wp']->query_vars ] = $kept; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As above.
		return isset( $found[0] ) && $found[0] instanceof \WP_Post ? $found[0]->post_title : '';
	}

	/** Takes our registrations away. */
	private function unregister(): void {
		array_map( 'unregister_taxonomy', self::NAMES );
		unregister_post_type( 'astra-portfolio' );
	}

	/** Registers as WordPress does on init. */
	private function register(): void {
		register_taxonomies();
		register_items();
		register_item_meta();
	}
}
