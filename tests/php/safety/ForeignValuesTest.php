<?php
/** Promises that a value of the wrong type from another plugin's filter never ends a page: every filter of ours, and those of core that we read. */

declare( strict_types=1 );

namespace Frontage\Tests\Safety;

use Frontage\Portfolio;
use Frontage\Tests\TestCase;
use function Frontage\Header\chosen_header;

final class ForeignValuesTest extends TestCase {

	/** Core's filters whose values reach us by the functions that we call. */
	private const OF_CORE = [
		'admin_url',
		'allowed_redirect_hosts',
		'attachment_link',
		'comment_author',
		'comment_text',
		'edit_profile_url',
		'get_avatar',
		'get_canonical_url',
		'get_comment_author',
		'get_custom_logo',
		'get_pages',
		'get_post_metadata',
		'get_search_query',
		'get_terms',
		'get_the_archive_title',
		'get_the_excerpt',
		'get_the_terms',
		'home_url',
		'locale',
		'login_url',
		'logout_url',
		'lostpassword_url',
		'option_blogname',
		'option_frontage_settings',
		'option_frontage_share_salt',
		'option_show_avatars',
		'page_link',
		'plugins_url',
		'post_link',
		'post_thumbnail_id',
		'post_type_archive_link',
		'post_type_link',
		'pre_get_document_title',
		'register_url',
		'render_block',
		'render_block_data',
		'rest_url',
		'script_loader_src',
		'search_link',
		'single_post_title',
		'site_url',
		'the_content',
		'the_posts',
		'the_title',
		'theme_mod_custom_logo',
		'theme_mod_nav_menu_locations',
		'transient_frontage_share_rate',
		'url_to_postid',
		'user_trailingslashit',
		'wp_calculate_image_srcset',
		'wp_get_attachment_image',
		'wp_get_attachment_image_src',
		'wp_get_attachment_metadata',
		'wp_get_attachment_url',
		'wp_get_nav_menu_items',
		'wp_get_nav_menu_object',
		'wp_nav_menu_objects',
	];

	/** Where WordPress itself ends the page, with no block of ours on it, and by what of it. */
	private const CORE_THROWS = [
		// By esc_url() and the like in wp_head(), and addresses made from it everywhere.
		'get_canonical_url'                => [ 'array', 'object' ],
		'home_url'                         => [ 'array', 'object' ],
		'page_link'                        => [ 'array', 'object' ],
		'post_link'                        => [ 'array', 'object' ],
		'post_type_link'                   => [ 'array', 'object' ],
		'search_link'                      => [ 'array', 'object' ],
		'site_url'                         => [ 'array', 'object' ],
		'user_trailingslashit'             => [ 'array', 'object' ],
		// By the link to the API in wp_head(), and links of a REST answer.
		'rest_url'                         => [ 'null', 'array', 'object' ],
		// What is put into the page's title and feeds.
		'get_search_query'                 => [ 'array', 'object' ],
		'option_blogname'                  => [ 'object' ],
		'single_post_title'                => [ 'object' ],
		'the_title'                        => [ 'array', 'object' ],
		'locale'                           => [ 'array', 'object' ],
		// By the answer for a post.
		'get_the_excerpt'                  => [ 'array', 'object' ],
		'the_content'                      => [ 'object' ],
		// By the renderer, and the blocks that core prints.
		'get_custom_logo'                  => [ 'object' ],
		'render_block'                     => [ 'null', 'array', 'object' ],
		'render_block_data'                => [ 'null', 'number', 'object', 'false' ],
		// By what makes a picture's address and its file's.
		'get_post_metadata'                => [ 'array', 'object' ],
		'wp_get_attachment_image'          => [ 'object' ],
		'wp_get_attachment_url'            => [ 'array', 'object' ],
		// Queries of posts and terms themselves; what a filter changes of their arguments is WP_Query's to read.
		'frontage_portfolio_query_args'    => [ 'parts that are numbers', 'parts that are objects' ],
		'frontage_portfolio_adjacent_args' => [ 'parts that are numbers', 'parts that are objects' ],
		'get_terms'                        => [ 'null', 'number', 'array', 'object', 'false' ],
		'the_posts'                        => [ 'number', 'object' ],
		// By the scripts that WordPress prints, and its own search for a post.
		'plugins_url'                      => [ 'object' ],
		'url_to_postid'                    => [ 'array', 'object' ],
	];

	/** Forgets the page. */
	protected function tear_down(): void {
		unset( $_SERVER['REMOTE_ADDR'] );
		$GLOBALS['wp_query']->init();
		wp_reset_postdata();
		parent::tear_down();
	}

	/**
	 * [HK-08] A value of the wrong type from a filter ends no page.
	 * @dataProvider cases
	 * @param non-empty-string $filter Its name.
	 */
	public function test_a_filter_may_return_anything( string $filter ): void {
		$of_parts = static fn( $part ): callable => static fn( $given ) => is_array( $given ) ? array_map( static fn() => $part, $given ) : $part;
		$answers  = [
			'null'   => static fn() => null,
			'number' => static fn() => 5,
			'array'  => static fn() => [ [ 'label' => 'Cart', 'url' => '/cart/' ], 7 ],
			'object' => static fn() => new \stdClass(),
			'false'  => static fn() => false,
		];
		// Core takes for granted what is in its own lists.
		if ( str_starts_with( $filter, 'frontage_' ) ) {
			$answers += [
				'parts that are null'    => $of_parts( null ),
				'parts that are numbers' => $of_parts( 5 ),
				'parts that are arrays'  => $of_parts( [ [ 'x' ] ] ),
				'parts that are objects' => $of_parts( new \stdClass() ),
			];
		}
		$steps = $this->steps();
		$found = [];
		foreach ( array_diff_key( $answers, array_flip( self::CORE_THROWS[ $filter ] ?? [] ) ) as $kind => $answer ) {
			wp_cache_flush();
			foreach ( $steps as $step => $run ) {
				foreach ( $this->troubles( $filter, $answer, $run ) as $trouble ) {
					$found[] = "$kind, $step: $trouble";
				}
			}
		}
		$this->assertSame( [], $found );
	}

	/**
	 * What goes wrong in a step while a filter answers so: what is thrown, and PHP's notices about lines of ours.
	 * @param non-empty-string $filter
	 * @return list<string>
	 */
	private function troubles( string $filter, callable $answer, callable $run ): array {
		$found = [];
		$depth = ob_get_level();
		add_filter( $filter, $answer, 99 );
		set_error_handler( // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Core's own notices about foreign values are not ours to mend.
			static function ( int $level, string $message, string $file, int $line ) use ( &$found ): bool {
				if ( self::is_ours( $file ) ) {
					$found[] = "$message in $file:$line";
				}
				return true;
			}
		);
		ob_start();
		try {
			$run();
		} catch ( \Throwable $error ) {
			$found[] = $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine() . "\n" . $error->getTraceAsString();
		} finally {
			while ( ob_get_level() > $depth ) {
				ob_end_clean();
			}
			restore_error_handler();
			remove_filter( $filter, $answer, 99 );
		}
		return $found;
	}

	/** Whether a file belongs to this plugin. */
	private static function is_ours( string $file ): bool {
		$root = dirname( __DIR__, 3 );
		return str_starts_with( $file, "$root/src/" ) || str_starts_with( $file, "$root/build/" ) || str_starts_with( $file, "$root/blocks/" );
	}

	/**
	 * The filters that the source applies, and those of core.
	 * @return array<string, array{string}>
	 */
	public function cases(): array {
		$names = self::OF_CORE;
		foreach ( [ 'src', 'blocks' ] as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . "/$folder", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				if ( 'php' === $file->getExtension() ) {
					preg_match_all( "/apply_filters\(\s*'([^']+)'/", (string) file_get_contents( $file->getPathname() ), $found );
					$names = array_merge( $names, $found[1] );
				}
			}
		}
		$cases = [];
		foreach ( $names as $name ) {
			$cases[ $name ] = [ $name ];
		}
		return $cases;
	}

	/**
	 * What makes a page, in parts; each as a visitor and as a member.
	 * @return array<string, callable(): mixed>
	 */
	private function steps(): array {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		update_option(
			'frontage_settings',
			[
				'store_notice'      => true,
				'store_notice_text' => 'Closed on Monday',
				'share_count'       => true,
				'share_place'       => 'below',
			]
		);
		update_option( 'show_avatars', '1' );
		$member  = $this->sign_in( 'subscriber' )->ID;
		$picture = $this->add_picture( 'harbour', 'A harbour' );
		set_theme_mod( 'custom_logo', $picture );
		$item = $this->add_item( [ 'post_title' => 'Stairs' ], [ 'type' => 'image', 'image' => $picture ] );
		$film = $this->add_item( [ 'post_title' => 'Film' ], [ 'type' => 'video', 'videoUrl' => 'https://youtu.be/dQw4w9WgXcQ' ] );
		$this->sort_into( 'categories', [ $this->add_term( 'Homes' ) ], $item, $film );
		$menu = wp_create_nav_menu( uniqid( 'menu' ) );
		$this->assertIsInt( $menu );
		wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Word', 'menu-item-url' => 'https://example.com/', 'menu-item-status' => 'publish' ] );
		$navigation = wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_content' => '<!-- wp:navigation-link {"label":"Item","id":' . $item->ID . ',"kind":"post-type","type":"astra-portfolio","url":"/x/"} /--><!-- wp:page-list /-->' ] );
		$page       = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => '<!-- wp:image {"id":' . $picture . ',"frontageLightbox":"yes"} --><figure class="wp-block-image"><img src="/x.jpg" alt=""/></figure><!-- /wp:image -->' ] );
		$post       = wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'A post', 'post_content' => 'Words' ] );
		wp_insert_comment( [ 'comment_post_ID' => $post, 'comment_content' => 'Well said', 'comment_author' => 'Ann', 'comment_approved' => '1' ] );
		$blocks = [
			'account'                   => '{"showAvatar":true}',
			'account '                  => '{"actionType":"link","showAvatar":true}',
			'account  '                 => '{"source":"navigation","menu":' . $navigation . '}',
			'search'                    => '',
			'search '                   => '{"liveResults":false}',
			'share'                     => '{"showCounts":true,"showTotal":true}',
			'share '                    => '{"url":"' . home_url( "/?p=$post" ) . '"}',
			'menu'                      => '{"source":"pages"}',
			'menu '                     => '{"source":"classic","menu":' . $menu . '}',
			'menu  '                    => '{"source":"navigation","menu":' . $navigation . '}',
			'menu   '                   => '{"source":"location","location":"primary"}',
			'portfolio'                 => '{"showCategories":true,"showSearch":true,"showTerms":true}',
			'portfolio-item-media'      => '',
			'portfolio-item-navigation' => '',
			'color-switcher'            => '',
			'scroll-to-top'             => '',
		];
		$all    = '<!-- wp:site-logo /-->';
		foreach ( $blocks as $name => $attributes ) {
			$all .= sprintf( '<!-- wp:frontage/%s %s /-->', trim( $name ), $attributes );
		}
		$header  = '<!-- wp:frontage/header --><!-- wp:frontage/header-row -->' . $all . '<!-- /wp:frontage/header-row --><!-- /wp:frontage/header -->';
		$pattern = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => wp_slash( $header ) ] );
		$steps   = [
			'head'      => static function (): void {
				do_action( 'wp_enqueue_scripts' );
				do_action( 'wp_head' );
				do_action( 'wp_body_open' );
			},
			'blocks'    => static fn() => do_blocks( $header ),
			'pattern'   => static function () use ( $pattern ): void {
				update_option( 'frontage_settings', [ 'classic_header' => $pattern ] + (array) get_option( 'frontage_settings' ) );
				chosen_header();
			},
			'content'   => static fn() => apply_filters( 'the_content', get_the_content() . '<!-- wp:gallery {"frontageLightbox":"yes"} --><figure class="wp-block-gallery"></figure><!-- /wp:gallery -->' ),
			'footer'    => static fn() => do_action( 'wp_footer' ),
			'items'     => fn() => $this->ask( Portfolio\post_type() ),
			'search'    => fn() => $this->ask( 'search', [ 'search' => 'Stairs', '_fields' => 'id,url,frontage_result' ] ),
			'shares'    => static function () use ( $post ): void {
				$request = new \WP_REST_Request( 'POST', '/frontage/v1/shares' );
				$request->set_header( 'origin', 'https://shop.example.org' );
				$request->set_body_params( [ 'post' => $post, 'service' => 'x' ] );
				rest_do_request( $request );
				\Frontage\Share\hash_today( 'x' );
				\Frontage\Share\counts_answer( [ "http://localhost/?p=$post" ] );
			},
			'structure' => static function () use ( $item ): void {
				\Frontage\ItemPage\item_data( $item );
				\Frontage\ItemPage\bound_values( [ 'id' => $item->ID ] );
				\Frontage\ItemPage\term_lines( $item );
			},
		];
		$shown   = [
			'post'    => [ $post, [ 'content', 'shares', 'pattern' ] ],
			'item'    => [ $item->ID, array_keys( $steps ) ],
			'page'    => [ $page, [ 'content' ] ],
			'archive' => [ 0, [ 'head', 'blocks', 'footer' ] ],
		];
		$all     = [];
		foreach ( $shown as $kind => [ $id, $names ] ) {
			foreach ( $names as $name ) {
				$all[ "$name on $kind" ] = static function () use ( $steps, $name, $kind, $id, $member ): void {
					wp_set_current_user( 'item' === $kind ? 0 : $member );
					$GLOBALS['wp_query'] = new \WP_Query( $id ? [ 'p' => $id, 'post_type' => 'any' ] : [ 'year' => 2026, 's' => 'Word' ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The page that is shown.
					if ( $GLOBALS['wp_query']->have_posts() ) {
						the_post();
					}
					$steps[ $name ]();
				};
			}
		}
		return $all;
	}
}
