<?php
/** A value of the wrong type from a filter never ends a page: every filter of ours, and those of core that we read. */

declare( strict_types=1 );

namespace Frontage\Tests\Safety;

use Frontage\Tests\TestCase;

require_once __DIR__ . '/Pages.php';

final class ForeignValuesTest extends TestCase {

	use Pages;

	/** Core's filters whose values reach us by the functions that we call. */
	private const OF_CORE = [
		'admin_url',
		'allowed_redirect_hosts',
		'edit_profile_url',
		'get_avatar',
		'get_canonical_url',
		'get_custom_logo',
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
		'get_canonical_url'                 => [ 'array', 'object' ],
		'home_url'                          => [ 'array', 'object' ],
		'page_link'                         => [ 'array', 'object' ],
		'post_link'                         => [ 'array', 'object' ],
		'post_type_link'                    => [ 'array', 'object' ],
		'search_link'                       => [ 'array', 'object' ],
		'site_url'                          => [ 'array', 'object' ],
		'user_trailingslashit'              => [ 'array', 'object' ],
		// By the link to the API in wp_head(), and links of a REST answer.
		'rest_url'                          => [ 'null', 'array', 'object' ],
		// What is put into the page's title and feeds.
		'get_search_query'                  => [ 'array', 'object' ],
		'option_blogname'                   => [ 'object' ],
		'single_post_title'                 => [ 'object' ],
		'the_title'                         => [ 'array', 'object' ],
		'locale'                            => [ 'array', 'object' ],
		// By the answer for a post.
		'get_the_excerpt'                   => [ 'array', 'object' ],
		'the_content'                       => [ 'object' ],
		// By the renderer, and the blocks that core prints.
		'get_custom_logo'                   => [ 'object' ],
		'pre_render_block'                  => [ 'object' ],
		'render_block'                      => [ 'null', 'array', 'object' ],
		'render_block_context'              => [ 'null', 'number', 'object', 'false' ],
		'render_block_data'                 => [ 'null', 'number', 'object', 'false' ],
		// By what makes a picture's address and its file's.
		'get_post_metadata'                 => [ 'array', 'object' ],
		'wp_get_attachment_image'           => [ 'object' ],
		'wp_get_attachment_url'             => [ 'array', 'object' ],
		// Queries of posts and terms themselves; what a filter changes of their arguments is WP_Query's to read.
		'frontage_portfolio_query_args'     => [ 'parts that are numbers', 'parts that are objects' ],
		'frontage_portfolio_adjacent_args'  => [ 'parts that are numbers', 'parts that are objects' ],
		// Arguments that core's registration reads.
		'frontage_portfolio_post_type_args' => [ 'array', 'parts that are numbers', 'parts that are arrays', 'parts that are objects' ],
		'frontage_portfolio_taxonomy_args'  => [ 'array', 'parts that are null', 'parts that are numbers', 'parts that are arrays', 'parts that are objects' ],
		'get_terms'                         => [ 'null', 'number', 'array', 'object', 'false' ],
		'the_posts'                         => [ 'number', 'array', 'object' ],
		// By the scripts that WordPress prints, and its own search for a post.
		'plugins_url'                       => [ 'object' ],
		'url_to_postid'                     => [ 'array', 'object' ],
	];

	/**
	 * Hooks of each step: a step is run for a filter only if it applies that filter.
	 * @var array<string, array<string, true>>|null
	 */
	private static ?array $runs = null;

	/** Forgets the page. */
	protected function tear_down(): void {
		unset( $_SERVER['REMOTE_ADDR'] );
		$this->register_again();
		$GLOBALS['wp_query']->init();
		wp_reset_postdata();
		parent::tear_down();
	}

	/**
	 * [HK-08] Filters: a value of the wrong type ends no page.
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
		$runs  = self::$runs ??= array_map( [ $this, 'hooks_of' ], $steps );
		$steps = array_filter( $steps, static fn( string $step ): bool => isset( $runs[ $step ][ $filter ] ), ARRAY_FILTER_USE_KEY );
		$this->assertNotSame( [], $steps, 'No step applies the filter.' );
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
	 * The hooks that run in a step, as keys.
	 * @return array<string, true>
	 */
	private function hooks_of( callable $run ): array {
		$hooks = [];
		$note  = static function ( string $hook ) use ( &$hooks ): void {
			$hooks[ $hook ] = true;
		};
		wp_cache_flush();
		$this->troubles( 'all', $note, $run );
		return $hooks;
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
		// The prefix is decided once, before any test.
		foreach ( array_diff( $names, [ 'frontage_portfolio_prefix' ] ) as $name ) {
			$cases[ $name ] = [ $name ];
		}
		return $cases;
	}
}
