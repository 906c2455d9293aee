<?php
/** Templates with what the owner has filled in: as kits, as previews, imported, undone. */

declare( strict_types=1 );

namespace Frontage\Tests\Templates;

use Frontage\ColorScheme;
use Frontage\Kits;
use Frontage\Templates;
use Frontage\Tests\Kits\ImportCase;
use function Frontage\Values\text;

require_once dirname( __DIR__ ) . '/kits/import/ImportCase.php';
require_once dirname( __DIR__, 3 ) . '/src/templates/source.php';
require_once dirname( __DIR__, 3 ) . '/src/templates/preview/show.php';

final class ChooserTest extends ImportCase {

	private const COLORS = [
		'base'     => '#fffffe',
		'contrast' => '#111110',
		'accent-1' => '#aa0001',
		'accent-2' => '#eeeee0',
		'accent-3' => '#990002',
		'accent-4' => '#555550',
		'accent-5' => '#f5f5f0',
	];

	protected function tear_down(): void {
		Templates\end_show();
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
	 * Fills in everything.
	 * @return array<string, mixed>
	 */
	private function filled_in( int $count = 3 ): array {
		$pictures = [];
		for ( $number = 1; $number <= $count; $number++ ) {
			$pictures[] = $this->add_picture( "own-picture-$number", "Picture “{$number}” & <others>" );
		}
		return Templates\own(
			[
				'title'    => 'Marram & Sons',
				'logo'     => $this->add_picture( 'own-mark', 'Mark' ),
				'colors'   => self::COLORS,
				'switched' => [ 'base' => '#111110', 'contrast' => '#fffffe' ] + self::COLORS,
				'isDark'   => true,
				'fonts'    => [ 'heading' => 'vollkorn', 'body' => 'fira-sans' ],
				'pictures' => $pictures,
			]
		);
	}

	/**
	 * @testdox [PV-06] chooser: a template with the owner's things is a whole kit, whose other references lead to the media library
	 * @dataProvider templates
	 */
	public function test_each_is_a_whole_kit( string $name ): void {
		$own      = $this->filled_in( 24 );
		$source   = Templates\source( $name, $own );
		$manifest = $this->ok( Kits\check_manifest( json_decode( (string) wp_json_encode( $source['manifest'] ), true ) ) );
		$outside  = [];
		foreach ( $manifest['objects'] as $object => $entry ) {
			$this->ok( Kits\check_object( $object, text( $source['read']( $object ) ), $manifest ) );
			$outside = array_merge( $outside, array_diff( $entry['needs'], array_keys( $manifest['objects'] ) ) );
		}
		$pictures = array_map( 'Frontage\Templates\picture_name', array_merge( $own['pictures'], [ $own['logo'] ] ) );
		$this->assertEqualsCanonicalizing( $pictures, array_values( array_unique( $outside ) ) );
		// None is left of the template's but its film.
		$this->assertSame( [], array_diff( (array) preg_grep( '~^media/~', array_keys( $manifest['objects'] ) ), [ 'media/stair' ] ) );

		$objects = Templates\objects_with( $name, $own );
		$this->assertSame( 'Marram & Sons', $objects['settings/site']['title'] );
		$this->assertStringContainsString( '<!-- wp:site-logo', $objects['part/header']['content'] );
		$palette = array_column( $objects['styles/user']['settings']['color']['palette']['theme'], 'color', 'slug' );
		$this->assertSame( self::COLORS, array_intersect_key( $palette, self::COLORS ) );
		$this->assertSame( '#111110', ColorScheme\colors_in( $objects['settings/site']['plugin']['color_palette_switched'] )['base'] );
		$this->assertSame( [ 'body' => 'fira-sans', 'heading' => 'vollkorn' ], Templates\fonts_of( $objects['styles/user'] ) );
		$slugs = array_column( $objects['styles/user']['settings']['typography']['fontFamilies']['theme'], 'slug' );
		$this->assertSame( [], array_diff( [ 'fira-sans', 'vollkorn' ], $slugs ) );
		$this->assertSame( array_unique( $slugs ), $slugs );
		foreach ( $objects as $object => $fields ) {
			$markup = text( $fields['content'] ?? '' );
			preg_match_all( '~<img [^>]*src="kit:media/own-picture-(\d+)"[^>]*>~', $markup, $images, PREG_SET_ORDER );
			foreach ( $images as $image ) {
				$tags = new \WP_HTML_Tag_Processor( $image[0] );
				$tags->next_tag();
				$this->assertSame( "Picture “{$image[1]}” & <others>", $tags->get_attribute( 'alt' ), "$name, $object" );
			}
		}
	}

	/** @testdox [PV-06] chooser: the owner's pictures come in order: items first, then pages; what is left becomes more items */
	public function test_order(): void {
		$own     = $this->filled_in( 2 );
		$objects = Templates\objects_with( 'studio', $own );
		$items   = $this->items_of( $objects );
		$this->assertCount( 8, $items );
		$shown = array_column( array_slice( $items, 0, 3 ), 'thumbnail' );
		$this->assertSame( [ 'kit:media/own-picture-1', 'kit:media/own-picture-2', 'kit:media/spiral' ], $shown );
		$this->assertSame( [ 'Own picture 1', '' ], [ $items[0]['title'], $items[0]['content'] ] );
		$this->assertSame( 'Upper gallery stair', $items[2]['title'] );

		$objects = Templates\objects_with( 'studio', $this->filled_in( 24 ) );
		$items   = $this->items_of( $objects );
		$this->assertGreaterThan( 15, count( $items ) );
		$this->assertSame( array_unique( array_column( $items, 'slug' ) ), array_column( $items, 'slug' ) );
		$this->assertSame( range( 0, count( $items ) - 1 ), array_map( static fn( array $item ): int => $item['order'], $items ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $objects
	 * @return list<array<string, mixed>>
	 */
	private function items_of( array $objects ): array {
		return array_values( array_intersect_key( $objects, array_flip( (array) preg_grep( '~^item/~', array_keys( $objects ) ) ) ) );
	}

	/** @testdox [PV-06] chooser: a picture of the owner's with the name of one of the template's is not taken for it */
	public function test_same_name(): void {
		$own     = Templates\own( [ 'pictures' => [ $this->add_picture( 'plan', 'My own plan' ) ] ] );
		$objects = Templates\objects_with( 'studio', $own );
		$this->assertArrayNotHasKey( 'media/plan', $objects );
		$this->assertSame( 'template-plan', $objects['media/template-plan']['slug'] );
		$this->assertSame( 'kit:media/plan', $objects['item/plan']['thumbnail'] );
		$this->assertStringContainsString( 'kit:media/template-plan', $objects['page/contact']['content'] );
	}

	/** @testdox [PV-06] chooser: the preview shows the owner's title, logo and pictures, and writes nothing */
	public function test_preview(): void {
		$own = $this->filled_in();
		Templates\show( 'photographer', 'front', $own );
		$this->assertSame( 'Marram &amp; Sons', get_bloginfo( 'name' ) );
		$this->assertSame( $own['logo'], (int) get_option( 'site_logo' ) );
		$this->assertSame( $own['pictures'][0], (int) get_post_thumbnail_id( Templates\Memory::id( 'item/own-picture-1' ) ) );
		$header = do_blocks( get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->content ?? '' );
		$this->assertStringContainsString( 'own-mark', $header );
		Templates\end_show();
		$this->assertStringNotContainsString( 'Marram', get_bloginfo( 'name' ) );
	}

	/** @testdox [PV-06] chooser: what is no picture, color or font is left out; so is what the user may not read */
	public function test_hostile(): void {
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ] );
		$own  = Templates\own(
			[
				'title'    => [ 'x' ],
				'logo'     => $page,
				'colors'   => [ 'base' => 'url(//x)' ] + self::COLORS,
				'switched' => 'red',
				'fonts'    => [ 'body' => '../x', 'heading' => [] ],
				'pictures' => [ $page, 0, -1, 'x', [], 99999999 ],
				'more'     => 1,
			]
		);
		$this->assertSame( Templates\NOTHING, $own );
		$this->assertCount( 24, $this->filled_in( 26 )['pictures'] );
		// Of one color that is missing, none is used.
		$this->assertSame( [], Templates\own( [ 'colors' => [ 'base' => '#ffffff' ] ] )['colors'] );
	}

	/** @testdox [PV-06] templates: faces of fonts whose files the theme lacks are left out of previews and imports */
	public function test_missing_faces(): void {
		$lacks  = static fn(): string => __DIR__ . '/none';
		$faces  = static function ( array $objects ): int {
			$families = $objects['styles/user']['settings']['typography']['fontFamilies']['theme'];
			return count( array_merge( ...array_column( $families, 'fontFace' ) ) );
		};
		$before = $faces( Templates\objects_with( 'film-maker', [] ) );
		add_filter( 'theme_file_path', $lacks );
		$this->assertSame( 0, $faces( Templates\objects_with( 'film-maker', [] ) ) );
		$this->assertSame( [], Templates\own( [ 'fonts' => [ 'heading' => 'vollkorn' ] ] )['fonts'] );
		remove_filter( 'theme_file_path', $lacks );
		$this->assertSame( $before, $faces( Templates\objects_with( 'film-maker', [] ) ) );
		$this->assertGreaterThan( 2, $before );
	}

	/** @testdox [PV-06] templates: the plan names fonts that the theme lacks */
	public function test_missing_fonts(): void {
		$lacking = static fn( string $name ): array => Kits\plan( Templates\source( $name )['manifest'] )['missing'];
		$other   = static fn(): string => 'twentytwentyfour';
		foreach ( Templates\names() as $name ) {
			$this->assertSame( [ [], [] ], [ $lacking( $name )['fonts'], $lacking( $name )['presets'] ], $name );
		}
		add_filter( 'stylesheet', $other );
		add_filter( 'template', $other );
		wp_clean_theme_json_cache();
		$this->assertSame( [ [ 'beiruti' ], [] ], [ $lacking( 'agency' )['fonts'], $lacking( 'agency' )['presets'] ] );
		$this->assertEqualsCanonicalizing( [ 'vollkorn', 'ysabeau-office' ], $lacking( 'journal' )['fonts'] );
		remove_filter( 'stylesheet', $other );
		remove_filter( 'template', $other );
		wp_clean_theme_json_cache();
	}

	/** @testdox [PV-06] chooser: the palette that is chosen is what everybody sees first, as the preview shows it; a template’s own follow the device */
	public function test_chosen_palette_comes_first(): void {
		$mode = static fn( array $own ): string => Templates\objects_with( 'studio', $own )['settings/site']['plugin']['color_default_mode'];
		$this->assertSame( [ 'system', 'system', 'default' ], [ $mode( [] ), $mode( Templates\own( [ 'title' => 'X' ] ) ), $mode( $this->filled_in( 1 ) ) ] );
	}

	/** @testdox [PV-06] chooser: applied by REST, pictures of the library are used and not copied; undo brings all of it back */
	public function test_apply(): void {
		$before = get_option( 'blogname' );
		$own    = $this->filled_in();
		foreach ( $own['pictures'] as $picture ) {
			// Verification looks for it.
			$file = (string) get_attached_file( $picture );
			wp_mkdir_p( dirname( $file ) );
			touch( $file );
		}
		$given   = array_filter( $own, static fn( $value ): bool => [] !== $value );
		$send    = function ( string $method, string $path, array $body = [] ): array {
			$request = new \WP_REST_Request( $method, "/frontage/v1/kit/$path" );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
			$answer = rest_do_request( $request );
			return [ 'status' => $answer->get_status() ] + (array) $answer->get_data();
		};
		$applied = 0;
		$count   = static function () use ( &$applied ): void {
			++$applied;
		};
		add_action( 'frontage_kit_cloud_library_apply', $count );
		$this->assertSame( 200, $send( 'POST', 'own', [ 'own' => $given ] )['status'] );
		$this->assertSame( $own, Templates\kept_own() );
		$this->assertSame( 404, $send( 'POST', 'templates/none/plan', [ 'own' => $given ] )['status'] );
		$this->assertSame( 400, $send( 'POST', 'own', [ 'own' => [ 'pictures' => range( 1, 25 ) ] ] )['status'] );
		$plan  = $send( 'POST', 'templates/studio/plan', [ 'own' => $given ] );
		$shown = Kits\shown_print( $plan );
		$this->assertSame( 409, $send( 'POST', 'templates/studio/runs', [ 'own' => [ 'title' => 'Other' ], 'hash' => $plan['hash'], 'plan' => $shown ] )['status'] );
		$run = $send( 'POST', 'templates/studio/runs', [ 'own' => $given, 'hash' => $plan['hash'], 'plan' => $shown ] );
		$this->assertSame( [ 200, 'staging', $plan['hash'] ], [ $run['status'], $run['state'], $run['hash'] ] );
		$this->assertSame( 1, $applied );
		$this->assertSame( 409, $send( 'POST', "templates/agency/runs/$run[id]", [ 'own' => $given ] )['status'] );
		do {
			$run = $send( 'POST', "templates/studio/runs/$run[id]", [ 'own' => $given ] );
		} while ( $run['missing']['objects'] || $run['missing']['files'] );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$run = $this->ok( Kits\switch_over( $run['id'] ) );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$this->assertSame( [ 'Marram &amp; Sons', $own['logo'] ], [ get_option( 'blogname' ), (int) get_option( 'site_logo' ) ] );
		$item = get_post( Kits\find_object( 'item/own-picture-1' ) );
		$this->assertSame( 'Own picture 1', $item->post_title ?? '' );
		$this->assertSame( $own['pictures'][0], (int) get_post_thumbnail_id( $item ) );
		$this->assertSame( 0, Kits\find_object( 'media/own-picture-1-2' ) );

		$run = $this->take_back( $run );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ?? [] ] );
		$this->assertSame( $before, get_option( 'blogname' ) );
		$this->assertSame( 0, Kits\find_object( 'item/own-picture-1' ) );
		foreach ( $own['pictures'] as $picture ) {
			$this->assertInstanceOf( \WP_Post::class, get_post( $picture ) );
		}
	}

	/** @testdox [PV-06] chooser: REST is closed to those who may not import */
	public function test_rights(): void {
		foreach ( [ 'own', 'templates/studio/plan', 'templates/studio/runs', 'templates/studio/runs/0123456789abcdef' ] as $path ) {
			foreach ( [ 'editor', 'subscriber' ] as $role ) {
				$this->sign_in( $role );
				$request = new \WP_REST_Request( 'POST', "/frontage/v1/kit/$path" );
				$request->set_body_params( [ 'own' => [], 'hash' => '', 'plan' => str_repeat( '0', 64 ) . ':' ] );
				$this->assertSame( 403, rest_do_request( $request )->get_status(), "$role, $path" );
			}
		}
	}
}
