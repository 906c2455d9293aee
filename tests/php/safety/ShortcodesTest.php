<?php
/** No text that somebody other than the site's owner can set runs as a shortcode, wherever our blocks can stand. */

declare( strict_types=1 );

namespace Frontage\Tests\Safety;

use Frontage\Tests\TestCase;
use function Frontage\Header\render_as_part;

require_once __DIR__ . '/Registered.php';

final class ShortcodesTest extends TestCase {

	use Registered;

	private const SECRET = 'Word [secret]';

	/** How often the shortcode ran. */
	private int $runs = 0;

	/** A site on which everybody has put the shortcode wherever WordPress lets them. */
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'frontage_settings' );
		add_shortcode(
			'secret',
			function (): string {
				$this->runs++;
				return 'ran';
			}
		);
		$user = $this->sign_in( 'subscriber' );
		wp_update_user(
			[
				'ID'           => $user->ID,
				'display_name' => self::SECRET,
			]
		);
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
	}

	/** Forgets the page. */
	protected function tear_down(): void {
		remove_shortcode( 'secret' );
		remove_all_filters( 'frontage_island_enabled' );
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- The page that was shown.
		$GLOBALS['wp_query']->init();
		parent::tear_down();
	}

	/**
	 * [HK-07] Shortcodes: foreign text in our blocks is printed, not run.
	 * @dataProvider cases
	 * @param string $path How the block comes into a page.
	 * @param string $block Its name.
	 */
	public function test_no_text_of_others_runs( string $path, string $block ): void {
		$content = $this->content( $block );
		$post    = $this->page( 'post content' === $path || 'feed' === $path ? $content : '' );
		$html    = $this->{ str_replace( ' ', '_', "in $path" ) }( $content, $post );
		if ( 'share' !== $block || 'feed' !== $path ) {
			$this->assertStringContainsString( 'secret', $html );
		}
		$this->assertSame( 0, $this->runs, $html );
	}

	/**
	 * Each path with each block.
	 * @return array<string, array{string, string}>
	 */
	public function cases(): array {
		$cases = [];
		foreach ( [ 'post content', 'template part', 'classic header', 'widget', 'synced pattern', 'feed' ] as $path ) {
			foreach ( [ 'account', 'account link', 'search', 'search without live results', 'share', 'menu of pages', 'menu of blocks', 'classic menu', 'header', 'portfolio', 'portfolio without island', 'portfolio-item-media', 'portfolio-item-navigation', 'binding', 'bound picture' ] as $block ) {
				$cases[ "$path: $block" ] = [ $path, $block ];
			}
		}
		return $cases;
	}

	/** Block markup that prints what others have written. */
	private function content( string $block ): string {
		$item    = [
			'post_title' => self::SECRET,
			'post_date'  => '2026-01-01 00:00:00',
		];
		$picture = $this->add_picture( 'harbour', self::SECRET );
		$of_item = static fn( string $inner ): string => '<!-- wp:query {"query":{"postType":"astra-portfolio","perPage":9,"inherit":false}} --><div class="wp-block-query"><!-- wp:post-template -->' . $inner . '<!-- /wp:post-template --></div><!-- /wp:query -->';
		$menu    = static fn( array $attributes ): string => '<!-- wp:frontage/menu ' . wp_json_encode( $attributes ) . ' /-->';
		switch ( $block ) {
			case 'account link':
				return '<!-- wp:frontage/account {"actionType":"link"} /-->';
			case 'search without live results':
				return '<!-- wp:frontage/search {"liveResults":false,"opens":"inline"} /-->';
			case 'menu of pages':
				$this->publish( 'page', '', $this->publish( 'page', '' ) );
				return $menu( [ 'source' => 'pages' ] );
			case 'menu of blocks':
				$id = $this->publish( 'wp_navigation', '<!-- wp:navigation-link {"label":"Word [secret]","title":"[secret]","description":"[secret]","frontageBadge":"[secret]","url":"/","kind":"custom"} /--><!-- wp:search /-->' );
				return $menu( [ 'source' => 'navigation', 'menu' => $id, 'showDescriptions' => true ] );
			case 'classic menu':
				$id = wp_create_nav_menu( uniqid( 'menu' ) );
				$this->assertIsInt( $id );
				wp_update_nav_menu_item( $id, 0, [ 'menu-item-title' => self::SECRET, 'menu-item-url' => 'https://example.com/', 'menu-item-attr-title' => self::SECRET, 'menu-item-status' => 'publish' ] );
				return $menu( [ 'source' => 'classic', 'menu' => $id ] );
			case 'header':
				return '<!-- wp:frontage/header --><!-- wp:frontage/header-row --><!-- wp:frontage/account /--><!-- wp:frontage/scroll-to-top /--><!-- wp:frontage/color-switcher /--><!-- wp:frontage/search {"liveResults":false} /--><!-- /wp:frontage/header-row --><!-- /wp:frontage/header -->';
			case 'portfolio without island':
				add_filter( 'frontage_island_enabled', '__return_false' );
				// Falls through to the gallery.
			case 'portfolio':
				$this->sort_into( 'categories', [ $this->add_term( self::SECRET ) ], $this->add_item( $item, [ 'image' => $picture ] ) );
				return '<!-- wp:frontage/portfolio {"showCategories":true,"showTerms":true} /-->';
			case 'portfolio-item-media':
				$this->add_item( $item, [ 'type' => 'video', 'videoUrl' => 'https://youtu.be/dQw4w9WgXcQ', 'image' => $picture ] );
				return $of_item( '<!-- wp:frontage/portfolio-item-media /-->' );
			case 'portfolio-item-navigation':
				$this->add_item( $item );
				$this->add_item( [ 'post_date' => '2026-01-02 00:00:00' ] + $item );
				return $of_item( '<!-- wp:frontage/portfolio-item-navigation /-->' );
			case 'binding':
				$this->add_item( $item );
				return $of_item( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"frontage/portfolio-item","args":{"key":"title"}}}}} --><p>x</p><!-- /wp:paragraph -->' );
			case 'bound picture':
				$this->add_item( $item, [ 'image' => $picture ] );
				return $of_item( '<!-- wp:image {"metadata":{"bindings":{"alt":{"source":"frontage/portfolio-item","args":{"key":"imageAlt"}}}}} --><figure class="wp-block-image"><img src="/x.jpg" alt="x"/></figure><!-- /wp:image -->' );
		}
		return "<!-- wp:frontage/$block /-->";
	}

	/** Publishes a post of any type, whose title is the shortcode. */
	private function publish( string $type, string $content, int $under = 0 ): int {
		return wp_insert_post(
			[
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => self::SECRET,
				'post_content' => wp_slash( $content ),
				'post_parent'  => $under,
			]
		);
	}

	/** The page that is shown: a search's words are in its address, and its title is not the owner's. */
	private function page( string $content ): \WP_Post {
		$id                  = $this->publish( 'post', $content );
		$GLOBALS['wp_query'] = new \WP_Query( [ 'p' => $id ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The page that is shown.
		the_post();
		set_query_var( 's', self::SECRET );
		$post = get_post( $id );
		$this->assertInstanceOf( \WP_Post::class, $post );
		return $post;
	}

	/** As a theme prints a post. */
	private function in_post_content( string $content ): string {
		return (string) apply_filters( 'the_content', $content );
	}

	/** As a block theme prints its header. */
	private function in_template_part( string $content ): string {
		$id = $this->publish( 'wp_template_part', $content );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
		return do_blocks( '<!-- wp:template-part {"slug":"' . get_post_field( 'post_name', $id ) . '","theme":"' . get_stylesheet() . '"} /-->' );
	}

	/** As a classic theme gets its header. */
	private function in_classic_header( string $content ): string {
		return render_as_part( $content );
	}

	/** As a classic theme's sidebar prints a block. */
	private function in_widget( string $content ): string {
		return (string) apply_filters( 'widget_block_content', $content, [], new \WP_Widget_Block() );
	}

	/** A pattern of the owner's in a post. */
	private function in_synced_pattern( string $content ): string {
		$id = $this->publish( 'wp_block', $content );
		return (string) apply_filters( 'the_content', '<!-- wp:block {"ref":' . $id . '} /-->' );
	}

	/** As a feed reader gets it. */
	private function in_feed( string $content, \WP_Post $post ): string {
		$GLOBALS['wp_query']->is_feed = true;
		setup_postdata( $post );
		return get_the_content_feed();
	}

	/** [HK-07] Shortcodes: visitor text in core's blocks of a classic header is not run. */
	public function test_words_of_visitors_in_cores_blocks_of_a_classic_header(): void {
		$post = $this->page( '' );
		wp_insert_comment( [ 'comment_post_ID' => $post->ID, 'comment_content' => self::SECRET, 'comment_author' => self::SECRET, 'comment_approved' => '1' ] );
		$GLOBALS['wp_query']->is_search = true;
		$html                           = render_as_part( '<!-- wp:frontage/header --><!-- wp:frontage/header-row --><!-- wp:query-title {"type":"search"} /--><!-- wp:latest-comments /--><!-- wp:post-title /--><!-- /wp:frontage/header-row --><!-- /wp:frontage/header -->' );
		$this->assertGreaterThan( 2, substr_count( $html, 'secret' ) );
		$this->assertSame( 0, $this->runs, $html );
	}

	/**
	 * [HK-07] Shortcodes: the site's own run in header, mega panel and row.
	 * @dataProvider slots
	 * @param non-empty-string $slot A filter, or `header`.
	 */
	public function test_the_owners_shortcodes_run( string $slot ): void {
		$id    = $this->publish( 'wp_navigation', '<!-- wp:navigation-link {"label":"Shop","url":"/shop/","kind":"custom"} /-->' );
		$own   = '<!-- wp:shortcode -->[secret]<!-- /wp:shortcode -->';
		$panel = '<!-- wp:frontage/menu {"source":"navigation","menu":' . $id . '} --><!-- wp:frontage/menu-panel {"item":"/shop/"} -->' . $own . '<!-- /wp:frontage/menu-panel --><!-- /wp:frontage/menu -->';
		$html  = '<!-- wp:frontage/header --><!-- wp:frontage/header-row -->' . $own . $panel . '<!-- /wp:frontage/header-row --><!-- /wp:frontage/header -->';
		$html  = 'header' === $slot ? render_as_part( $html ) : (string) apply_filters( $slot, $html, [], new \WP_Widget_Block() );
		$this->assertSame( 2, $this->runs, $html );
		$this->assertSame( 2, substr_count( $html, 'ran' ), $html );
	}

	/** [HK-07] Shortcodes: of every block the owner's run that stand in it, and nothing in its own texts does. */
	public function test_shortcodes_in_every_block(): void {
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ] );
		$count = 0;
		add_shortcode(
			'owner',
			static function () use ( &$count ): string {
				++$count;
				return 'owner-ran';
			}
		);
		$holding = 0;
		foreach ( [ 'the_content', 'widget_block_content', 'header' ] as $slot ) {
			foreach ( array_keys( $this->types() ) as $name ) {
				$count      = 0;
				$this->runs = 0;
				$markup     = $this->markup( $this->path_to( $name ), '[owner]', [ $this, 'secret_texts' ] );
				$html       = 'header' === $slot ? render_as_part( $markup ) : (string) apply_filters( $slot, $markup, [], new \WP_Widget_Block() );
				$html       = $this->print( $html );
				$this->assertSame( 0, $this->runs, "$name in $slot: $html" );
				$held = substr_count( $html, 'Words' );
				$this->assertSame( $held, substr_count( $html, 'owner-ran' ), "$name in $slot: $html" );
				$holding += $held;
			}
		}
		remove_shortcode( 'owner' );
		$this->assertGreaterThan( 20, $holding );
	}

	/**
	 * Each text of a block that is not a choice, nor one that its author gives to any block: an anchor, classes, colors.
	 * @return array<string, mixed>
	 */
	protected function secret_texts( string $name ): array {
		$texts  = [];
		$common = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/group' )->attributes ?? [];
		foreach ( array_diff_key( $this->types()[ $name ]->attributes ?? [], $common, [ 'anchor' => 0, 'item' => 0 ] ) as $key => $schema ) {
			if ( 'string' === ( $schema['type'] ?? '' ) && ! isset( $schema['enum'] ) ) {
				$texts[ $key ] = self::SECRET;
			}
		}
		return $texts;
	}

	/** @return array<string, array{non-empty-string}> */
	public function slots(): array {
		return [
			'a classic header' => [ 'header' ],
			'post content'     => [ 'the_content' ],
			'a widget'         => [ 'widget_block_content' ],
		];
	}

	/** [HK-07] Shortcodes: a plugin's addition to a block stays unchanged. */
	public function test_styles_and_scripts_of_others_stay(): void {
		$added = '<style>.a[data-b]{margin: 8px}</style><script>let [ a ] = [ 8 ];</script>';
		$add   = static fn( $html ): string => "<p>[secret]</p>$added<p>[secret]</p>$html";
		add_filter( 'render_block', $add );
		$html  = (string) apply_filters( 'the_content', '<!-- wp:frontage/search {"liveResults":false} /-->' );
		remove_filter( 'render_block', $add );
		$this->assertStringContainsString( $added, $html );
		$this->assertSame( 0, $this->runs, $html );
	}

	/** [HD-01] Classic header: gets picture sizes as a block theme's part does. */
	public function test_pictures_of_a_classic_header_have_their_sizes(): void {
		$picture = $this->add_picture();
		$html    = render_as_part( '<!-- wp:image {"id":' . $picture . '} --><figure class="wp-block-image"><img src="' . wp_get_attachment_image_url( $picture, 'large' ) . '" alt="" class="wp-image-' . $picture . '"/></figure><!-- /wp:image --><!-- wp:paragraph --><p>"Words"</p><!-- /wp:paragraph -->' );
		$this->assertStringContainsString( 'srcset=', $html );
		$this->assertStringContainsString( '&#8220;Words&#8221;', $html );
	}
}
