<?php
/** Templates that ship with the plugin: as kits, and as they look before they are imported. */

declare( strict_types=1 );

namespace Frontage\Tests\Templates;

use Frontage\ColorScheme;
use Frontage\Kits;
use Frontage\Portfolio;
use Frontage\Templates;
use Frontage\Tests\TestCase;

use function Frontage\Values\text;

require_once dirname( __DIR__, 3 ) . '/src/templates/source.php';
require_once dirname( __DIR__, 3 ) . '/src/templates/preview/show.php';

final class TemplatesTest extends TestCase {

	/** What each template has at the least. */
	private const OBJECTS = [
		'part/header',
		'part/footer',
		'template/front-page',
		'template/page',
		'template/home',
		'template/single',
		'template/single-frontage-portfolio',
		'template/archive',
		'template/search',
		'template/404',
		'page/home',
		'page/work',
		'page/journal',
		'page/about',
		'page/contact',
		'navigation/main',
		'styles/user',
		'settings/site',
	];

	protected function tear_down(): void {
		Templates\end_show();
		$_GET = [];
		$GLOBALS['wp_query']->init();
		parent::tear_down();
	}

	/** @return array<string, array{string}> */
	public static function templates(): array {
		$sets = [];
		foreach ( Templates\names() as $name ) {
			$sets[ $name ] = [ $name ];
		}
		return $sets;
	}

	/**
	 * [PV-06][KT-02] templates: each is a whole kit: its manifest, objects and files are accepted, and it lacks nothing it needs.
	 * @dataProvider templates
	 */
	public function test_each_is_a_whole_kit( string $name ): void {
		$source   = Templates\source( $name );
		$manifest = Kits\check_manifest( json_decode( (string) wp_json_encode( $source['manifest'] ), true ) );
		$this->assertIsArray( $manifest, is_wp_error( $manifest ) ? $manifest->get_error_message() : '' );
		$this->assertSame( [], array_diff( self::OBJECTS, array_keys( $manifest['objects'] ) ) );
		foreach ( $manifest['objects'] as $object => $entry ) {
			$checked = Kits\check_object( $object, text( $source['read']( $object ) ), $manifest );
			$this->assertIsArray( $checked, is_wp_error( $checked ) ? $checked->get_error_message() : '' );
			$this->assertSame( [], array_diff( $entry['needs'], array_keys( $manifest['objects'] ) ), "$object needs what the kit lacks." );
			foreach ( $entry['blocks'] as $block ) {
				$this->assertTrue( \WP_Block_Type_Registry::get_instance()->is_registered( $block ), "$object: $block" );
			}
		}
		foreach ( array_keys( $manifest['files'] ) as $file ) {
			$copy = text( $source['file']( (string) $file ) );
			$this->assertTrue( Kits\check_file( (string) $file, $copy, $manifest ) );
			unlink( $copy );
		}
		$this->assertGreaterThan( 5, count( (array) preg_grep( '~^item/~', array_keys( $manifest['objects'] ) ) ) );
		$this->assertGreaterThan( 2, count( (array) preg_grep( '~^post/~', array_keys( $manifest['objects'] ) ) ) );
	}

	/**
	 * [PV-06] templates: words are readable on both palettes, fonts are the theme's, pictures have alternative texts.
	 * @dataProvider templates
	 */
	public function test_each_can_be_read( string $name ): void {
		$objects = Templates\objects( $name );
		$themes  = $objects['styles/user']['settings']['color']['palette']['theme'];
		$light   = array_column( $themes, 'color', 'slug' );
		foreach ( [ $light, ColorScheme\colors_in( $objects['settings/site']['plugin']['color_palette_switched'] ) ] as $colors ) {
			$this->assertCount( count( $light ), $colors + $light );
			foreach ( [ 'contrast', 'accent-4' ] as $words ) {
				foreach ( [ 'base', 'accent-5' ] as $ground ) {
					$this->assertGreaterThanOrEqual( 4.5, ColorScheme\contrast( $colors[ $words ], $colors[ $ground ] ), "$name: $words on $ground" );
				}
			}
		}
		foreach ( $objects['styles/user']['settings']['typography']['fontFamilies']['theme'] as $family ) {
			foreach ( $family['fontFace'] as $face ) {
				$this->assertFileExists( get_theme_file_path( substr( $face['src'][0], 7 ) ) );
			}
		}
		foreach ( Templates\pictures( $objects ) as $slug => $picture ) {
			$this->assertTrue( 'media/stair' === $slug || strlen( $picture['alt'] ) > 20, $slug );
		}
	}

	/** [PV-06] templates: all pictures are used, and small. */
	public function test_pictures_are_few_and_small(): void {
		$used = [];
		foreach ( Templates\names() as $name ) {
			$used += Templates\pictures( Templates\objects( $name ) );
		}
		$files = array_map( static fn( array $picture ): string => Templates\picture_file( $picture['file'] ), $used );
		$there = array_map( 'strval', (array) glob( dirname( Templates\picture_file( 'x' ) ) . '/*.web*' ) );
		$this->assertSame( [], array_values( array_diff( $there, $files ) ) );
		$this->assertLessThan( 1500000, array_sum( array_map( 'filesize', $files ) ) );
	}

	/**
	 * [PV-06] templates: a preview answers the site's queries from memory and writes nothing.
	 * @dataProvider templates
	 */
	public function test_preview_is_of_memory_alone( string $name ): void {
		$own    = $this->add_item( [ 'post_title' => 'The owner’s own' ] );
		$writes = [];
		$watch  = static function ( string $query ) use ( &$writes ): string {
			if ( preg_match( '~^\s*(INSERT|UPDATE|DELETE|REPLACE)~i', $query ) ) {
				$writes[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $watch );
		Templates\show( $name, 'front' );
		$found = Portfolio\find( [ 'perPage' => 100 ] );
		$this->assertNotContains( 'The owner’s own', array_column( $found['items'], 'title' ) );
		$this->assertSame( $found['total'], count( $found['items'] ) );
		$terms = Portfolio\terms_with_items( 'categories' );
		$this->assertGreaterThan( 1, count( $terms ) );
		$of_term = Portfolio\find( [ 'categories' => [ $terms[0]['id'] ] ] )['total'];
		$this->assertTrue( 0 < $of_term && $of_term < $found['total'] );
		$this->assertSame( 'kit:page/home', 'kit:' . Templates\Memory::name( (int) get_option( 'page_on_front' ) ) );
		foreach ( array_map( 'strval', array_keys( Templates\pages_by_word() ) ) as $word ) {
			$html = $this->rendered( $name, $word );
			$this->assertStringNotContainsString( 'kit:', $html );
			$this->assertMatchesRegularExpression( '~<h1\b~', $html, "$name, $word: no heading" );
			$this->assertSame( 1, substr_count( $html, '<main' ), "$name, $word" );
			preg_match_all( '~<img [^>]*src="([^"]*)"~', $html, $pictures );
			$this->assertSame( [], array_filter( $pictures[1], static fn( string $url ): bool => false === strpos( $url, 'src/templates/pictures/' ) ) );
		}
		$this->assertSame( [], $writes );
		remove_filter( 'query', $watch );

		Templates\end_show();
		$this->assertSame( [ 'The owner’s own' ], array_column( Portfolio\find( [] )['items'], 'title' ) );
		$this->assertSame( $own->ID, Portfolio\find( [] )['items'][0]['id'] );
		$this->assertNull( get_post( 2000000001 ) );
	}

	/**
	 * [PV-06] templates: WordPress keeps the styles of the site's blocks in a transient; those of a preview never get there.
	 * @testWith [false, false]
	 *           [false, true]
	 *           [true, false]
	 *           [true, true]
	 */
	public function test_preview_stores_no_styles( bool $is_cache_persistent, bool $is_stored ): void {
		delete_transient( 'wp_styles_for_blocks' );
		$had = wp_using_ext_object_cache( $is_cache_persistent );
		if ( $is_stored ) {
			wp_add_global_styles_for_blocks();
		}
		$of_site = get_transient( 'wp_styles_for_blocks' );
		$this->assertSame( $is_stored, is_array( $of_site ) );
		$writes = [];
		$watch  = static function ( string $query ) use ( &$writes ): string {
			$writes = array_merge( $writes, (array) preg_grep( '~^\s*(INSERT|UPDATE|DELETE|REPLACE)~i', [ $query ] ) );
			return $query;
		};
		add_filter( 'query', $watch );
		Templates\show( 'studio', 'front' );
		wp_add_global_styles_for_blocks();
		Templates\end_show();
		remove_filter( 'query', $watch );
		$this->assertSame( [], $writes );
		$this->assertSame( $of_site, get_transient( 'wp_styles_for_blocks' ) );
		delete_transient( 'wp_styles_for_blocks' );
		wp_using_ext_object_cache( $had );
	}

	/** A page of a preview, as the template of the site renders it. */
	private function rendered( string $name, string $word ): string {
		Templates\show( $name, $word );
		$vars = Templates\request_vars();
		$GLOBALS['wp_the_query']->query( $vars );
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- The main query is another one now.
		$names    = [
			'404'     => '404',
			'front'   => 'front-page',
			'item'    => 'single-' . Portfolio\post_type(),
			'journal' => 'home',
			'post'    => 'single',
			'search'  => 'search',
			'work'    => get_block_template( get_stylesheet() . '//page-work' ) ? 'page-work' : 'page',
		];
		$template = get_block_template( get_stylesheet() . '//' . ( $names[ $word ] ?? 'page' ) );
		$this->assertSame( 'custom', $template->source ?? '', "$name has no template for $word." );
		if ( $GLOBALS['wp_query']->is_singular() ) {
			$GLOBALS['wp_query']->the_post();
		}
		return do_blocks( $template->content ?? '' );
	}

	/** [PV-06] templates: only who may edit the theme sees them, and unknown names change nothing. */
	public function test_preview_is_for_those_who_may_edit_the_theme(): void {
		$_GET = [ 'frontage_template' => 'studio' ];
		foreach ( [ '', 'editor', 'administrator' ] as $role ) {
			if ( '' !== $role ) {
				$this->sign_in( $role );
			}
			$this->assertSame( 'administrator' === $role ? 'studio' : '', Templates\asked_for() );
		}
		foreach ( [ 'none', [ 'studio' ], '' ] as $hostile ) {
			$_GET = [ 'frontage_template' => $hostile ];
			$this->assertSame( '', Templates\asked_for() );
		}
	}
}
