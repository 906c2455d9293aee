<?php
/** Objects of kits: a wrong one is left out and named, words are words, and settings that are a site's own stay with it. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use Frontage\Settings;
use const Frontage\Settings\ENTRIES;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class ObjectsTest extends ImportCase {

	/** @return array<string, array{string, array<string, mixed>, string}> Name, object, and the key that is wrong. */
	public function wrong(): array {
		$page = static fn( array $changes ): array => $changes + [ 'title' => 'Wrong', 'slug' => 'kit-wrong', 'status' => 'publish', 'content' => '' ];
		return [
			'a text that is a list'         => [ 'page/kit-wrong', $page( [ 'content' => [ 'a' ] ] ), 'content' ],
			'a parent that is a number'     => [ 'page/kit-wrong', $page( [ 'parent' => 12 ] ), 'parent' ],
			'a parent that is a term'       => [ 'page/kit-wrong', $page( [ 'parent' => 'kit:term/category--a' ] ), 'parent' ],
			'a status of WordPress’s own'   => [ 'page/kit-wrong', $page( [ 'status' => 'inherit' ] ), 'status' ],
			'a picture that is a page'      => [ 'page/kit-wrong', $page( [ 'thumbnail' => 'kit:page/kit-good' ] ), 'thumbnail' ],
			'a term that is a page'         => [ 'page/kit-wrong', $page( [ 'terms' => [ 'kit:page/kit-good' ] ] ), 'terms.0' ],
			'a file elsewhere'              => [ 'media/kit-wrong', [ 'title' => 'Wrong', 'slug' => 'kit-wrong', 'file' => 'files/../../wp-config.php' ], 'file' ],
			'a part with another slug'      => [ 'part/harmless', [ 'title' => 'Wrong', 'slug' => 'header', 'status' => 'publish', 'content' => '' ], 'slug' ],
			'a template with another slug'  => [ 'template/harmless', [ 'title' => 'Wrong', 'slug' => 'front-page', 'status' => 'publish', 'content' => '' ], 'slug' ],
			'a template with a hidden slug' => [ 'template/x-' . substr( md5( 'Front-Page' ), 0, 12 ), [ 'title' => 'Wrong', 'slug' => 'Front-Page', 'status' => 'publish', 'content' => '' ], 'slug' ],
			'a template with any name'      => [ 'template/x-0123456789ab', [ 'title' => 'Wrong', 'slug' => 'front-page', 'status' => 'publish', 'content' => '' ], 'slug' ],
			'a name that is too long'       => [ 'term/category--x', [ 'name' => str_repeat( 'é', 201 ), 'slug' => 'x-slug', 'taxonomy' => 'category' ], 'name' ],
			'a menu’s that is too long'     => [ 'menu/kit-wrong', [ 'name' => str_repeat( 'a', 201 ), 'slug' => 'kit-wrong' ], 'name' ],
			'an area that is too long'      => [ 'part/kit-wrong', [ 'title' => 'Wrong', 'slug' => 'kit-wrong', 'area' => str_repeat( 'a', 201 ), 'content' => '' ], 'area' ],
			'a slug that is too long'       => [ 'page/kit-wrong', $page( [ 'slug' => str_repeat( 'a', 201 ) ] ), 'slug' ],
			'a term without a taxonomy'     => [ 'term/category--x', [ 'name' => 'Wrong', 'slug' => 'x-slug' ], 'taxonomy' ],
			'a term of another taxonomy'    => [ 'term/category--x', [ 'name' => 'Wrong', 'slug' => 'x-slug', 'taxonomy' => 'post_tag' ], 'taxonomy' ],
			'a term of WordPress’s menus'   => [ 'term/nav_menu--x', [ 'name' => 'Wrong', 'slug' => 'x-slug', 'taxonomy' => 'nav_menu' ], 'taxonomy' ],
			'a term of an unknown taxonomy' => [ 'term/foo--x', [ 'name' => 'Wrong', 'slug' => 'x-slug', 'taxonomy' => 'foo' ], 'taxonomy' ],
			'a term whose parent is a page' => [ 'term/category--x', [ 'name' => 'Wrong', 'slug' => 'x-slug', 'taxonomy' => 'category', 'parent' => 'kit:page/kit-good' ], 'parent' ],
		];
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: an object that is not valid is left out and named, and the rest is imported:
	 * @dataProvider wrong
	 * @param array<string, mixed> $object
	 */
	public function test_wrong( string $name, array $object, string $key ): void {
		$before = $this->state();
		$good   = [ 'title' => 'Good', 'slug' => 'kit-good', 'status' => 'publish', 'content' => '' ];
		foreach ( [ [ $name => $object ], [ 'page/kit-good' => $good, $name => $object ] ] as $objects ) {
			$run = $this->ok( Kits\import_source( $this->kit_of( $objects ), [ '*' => 'both' ] ) );
			$this->assertSame( 'done', $run['state'] );
			$this->assertContains( [ 'name' => $name, 'what' => "$name ($key) is not valid and was skipped." ], $run['report']['removed'] );
			$this->assertSame( count( $objects ) > 1, null !== $this->page( 'kit-good' ) );
			$this->take_back( $run );
			$this->assertUntouched( $before );
		}
	}

	/** @testdox [KT-05] kits: names and slugs as long as WordPress has room for are imported, also twice */
	public function test_longest(): void {
		$name    = str_repeat( 'a', 200 );
		$objects = [
			'term/category--kit-long' => [ 'taxonomy' => 'category', 'name' => str_repeat( 'é', 200 ), 'slug' => $name ],
			'menu/kit-long'           => [ 'name' => $name, 'slug' => $name, 'items' => [] ],
			'page/kit-long'           => [ 'title' => $name, 'slug' => $name, 'status' => 'publish', 'content' => '' ],
		];
		foreach ( [ 1, 2 ] as $time ) {
			$objects['page/kit-long']['content']               = "Time $time";
			$objects['term/category--kit-long']['description'] = "Time $time";
			$objects['menu/kit-long']['items']                 = [ [ 'title' => "Time $time", 'url' => 'https://example.org/' ] ];

			$run = $this->ok( Kits\import_source( $this->kit_of( $objects ), [ '*' => 'both' ], true ) );
			$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		}
	}

	/** @testdox [KT-02] [KT-05] kits: words that look like code are words */
	public function test_words(): void {
		$notes   = '[{"content":"O:8:\\"WP_Theme\\":0:{}","id":"a:1:{i:0;}"}]';
		$content = '<!-- wp:code --><pre class="wp-block-code"><code>{"__proto__": {"a": 1}}</code></pre><!-- /wp:code -->';
		$kit     = $this->kit_of(
			[
				'page/kit-words' => [ 'title' => 'C:1: the first chapter', 'slug' => 'kit-words', 'status' => 'publish', 'content' => $content, 'excerpt' => 'a:1:{i:0;s:1:"a";}', 'meta' => [ 'footnotes' => $notes ] ],
			]
		);
		$run     = $this->ok( Kits\import_source( $kit ) );
		$page    = $this->page( 'kit-words' );
		$this->assertSame( [ 'C:1: the first chapter', $content, 'a:1:{i:0;s:1:"a";}' ], [ $page->post_title ?? '', $page->post_content ?? '', $page->post_excerpt ?? '' ] );
		$this->assertSame( $notes, get_post_meta( $page->ID ?? 0, 'footnotes', true ) );
		$this->take_back( $run );
	}

	/** @testdox [KT-02] [KT-05] kits: consent, deletion, addresses and servers of others stay with their site, and are in no export */
	public function test_settings(): void {
		$own    = [ 'delete_on_uninstall' => true, 'preview_fonts' => true, 'share_instance' => 'evil.example', 'portfolio_slug' => 'wp-json' ];
		$before = Settings\values();
		foreach ( [ false, true ] as $is_trusted ) {
			foreach ( [ [], [ 'scroll_to_id' => ! $before['scroll_to_id'] ] ] as $looks ) {
				$kit = $this->kit_of( [ 'settings/site' => [ 'title' => 'Kit', 'showOnFront' => 'garbage', 'plugin' => $own + $looks, 'siteurl' => 'https://evil.example' ] ] );
				$run = $this->ok( Kits\import_source( $kit, Kits\WITH_SETTINGS, $is_trusted ) );
				$this->assertEquals( $looks + $before, Settings\values() );
				$this->assertContains( get_option( 'show_on_front' ), [ 'posts', 'page' ] );
				$removed = array_column( $run['report']['removed'], 'what' );
				$this->assertEqualsCanonicalizing( [ 'siteurl', 'showOnFront', 'plugin.delete_on_uninstall', 'plugin.preview_fonts', 'plugin.share_instance', 'plugin.portfolio_slug' ], $removed );
				$this->take_back( $run );
				$this->assertSame( $before, Settings\values() );
			}
		}
		$this->assertSame( [], array_intersect_key( Kits\looks_of( $before ), $own ) );
		$this->assertSame( array_keys( Kits\looks_of( $before ) ), array_keys( $this->exported_settings() ) );
		$groups = array_unique( array_column( ENTRIES, 'group' ) );
		$this->assertEqualsCanonicalizing( [ 'portfolio', 'loading', 'data' ], array_values( array_diff( $groups, Kits\LOOKS ) ), 'A new group of settings says whether it travels.' );
	}

	/** @return array<string, mixed> */
	private function exported_settings(): array {
		$object = Kits\kit_object( 'settings/site', 0, Kits\to_names() );
		return $object['object']['plugin'] ?? [];
	}

	/** @testdox [KT-02] [KT-05] kits: of two objects that name one file the second is left out and named; so is a font that names one twice */
	public function test_shared(): void {
		$media = static fn( string $slug ): array => [ 'title' => $slug, 'slug' => $slug, 'file' => 'files/kit-sun.jpg' ];
		$face  = [ 'file' => 'files/kit-serif.woff2', 'settings' => [ 'fontFamily' => 'Kit' ] ];
		$kit   = $this->kit_of(
			[
				'media/kit-one'  => $media( 'kit-one' ),
				'media/kit-two'  => $media( 'kit-two' ),
				'font/kit-serif' => [ 'title' => 'Kit', 'slug' => 'kit-serif', 'family' => [ 'name' => 'Kit', 'slug' => 'kit-serif', 'fontFamily' => 'Kit' ], 'faces' => [ $face, $face ] ],
			],
			[ 'files/kit-sun.jpg' => $this->photo(), 'files/kit-serif.woff2' => "wOF2\0\1\0\0" . str_repeat( 'x', 60 ) ]
		);
		$run   = $this->ok( Kits\import_source( $kit ) );
		$this->assertSame( 'done', $run['state'] );
		$named = array_column( $run['report']['removed'], 'what', 'name' );
		$this->assertSame( 'media/kit-two (file) is not valid and was skipped.', $named['media/kit-two'] ?? '' );
		$this->assertSame( 'font/kit-serif (file) is not valid and was skipped.', $named['font/kit-serif'] ?? '' );
		$this->assertSame( [ 'media/kit-one' ], array_column( Kits\journal( $run['id'] ), 'name' ) );
		$this->assertSame( [], $run['report']['unresolved'] ?? [] );
		$this->take_back( $run );
	}

	/** @testdox [KT-02] [KT-05] kits: meta that this site does not have, or not of this type, is left out and named, trusted or not */
	public function test_meta(): void {
		register_post_meta( 'page', 'kit_number', [ 'type' => 'integer', 'single' => true, 'show_in_rest' => true ] );
		register_post_meta( 'page', 'kit_list', [ 'type' => 'array', 'single' => true, 'show_in_rest' => [ 'schema' => [ 'type' => 'array', 'items' => [ 'type' => 'string' ] ] ] ] );
		register_post_meta( 'page', 'kit_owned', [ 'type' => 'string', 'single' => true, 'show_in_rest' => true, 'auth_callback' => '__return_false' ] );
		$page = static fn( array $meta ): array => [ 'title' => 'Meta', 'slug' => 'kit-meta', 'status' => 'publish', 'content' => '', 'meta' => $meta ];
		$good = [ 'kit_number' => 7, 'kit_list' => [ 'a' ] ];
		foreach ( [ 'kit_number' => [ 'a' => 1 ], 'kit_list' => [ [ 'a' ] ], '_edit_lock' => '1', 'kit_unknown' => 'x', 'kit_owned' => 'x' ] as $key => $wrong ) {
			foreach ( [ [], $good ] as $beside ) {
				foreach ( [ false, true ] as $is_trusted ) {
					$run = $this->ok( Kits\import_source( $this->kit_of( [ 'page/kit-meta' => $page( [ $key => $wrong ] + $beside ) ] ), [], $is_trusted ) );
					$this->assertContains( [ 'name' => 'page/kit-meta', 'what' => "meta.$key" ], $run['report']['removed'] );
					$id = $this->page( 'kit-meta' )->ID ?? 0;
					$this->assertFalse( metadata_exists( 'post', $id, $key ) );
					foreach ( array_diff_key( $beside, [ $key => 0 ] ) as $other => $value ) {
						$this->assertEquals( $value, get_post_meta( $id, $other, true ) );
					}
					$this->take_back( $run );
				}
			}
		}
		unregister_post_meta( 'page', 'kit_number' );
		unregister_post_meta( 'page', 'kit_list' );
		unregister_post_meta( 'page', 'kit_owned' );
	}

	/** @testdox [KT-02] [KT-05] kits: what a file needs and neither it nor the site has is in the plan and in the report */
	public function test_needed(): void {
		$there = $this->add_post( 'page', 'kit-there', 'There' );
		$kit   = $this->kit_of( [ 'page/kit-needs' => [ 'title' => 'Needs', 'slug' => 'kit-needs', 'status' => 'publish', 'content' => '<!-- wp:navigation {"ref":"kit:navigation/not-in-file"} /--><a href="kit:page/kit-there">There</a>' ] ] );
		$this->assertSame( [ 'navigation/not-in-file' ], Kits\plan( $kit['manifest'] )['missing']['objects'] );
		$run = $this->ok( Kits\import_source( $kit ) );
		$this->assertContains( [ 'name' => 'objects', 'what' => 'navigation/not-in-file' ], $run['report']['unresolved'] );
		$this->assertStringContainsString( (string) get_permalink( $there ), $this->page( 'kit-needs' )->post_content ?? '' );
		$this->take_back( $run );
	}

	/** @testdox [KT-02] [KT-05] kits: terms that are each other’s parents end nothing */
	public function test_parents(): void {
		$term = static fn( string $name, string $parent ): array => [ 'taxonomy' => 'category', 'name' => $name, 'slug' => $name, 'parent' => "kit:term/category--$parent" ];
		$kit  = $this->kit_of(
			[
				'term/category--kit-a' => $term( 'kit-a', 'kit-b' ),
				'term/category--kit-b' => $term( 'kit-b', 'kit-a' ),
				'page/kit-x'           => [ 'title' => 'X', 'slug' => 'kit-x', 'status' => 'publish', 'parent' => 'kit:page/kit-y' ],
				'page/kit-y'           => [ 'title' => 'Y', 'slug' => 'kit-y', 'status' => 'publish', 'parent' => 'kit:page/kit-x' ],
				'page/kit-page'        => [ 'title' => 'Page', 'slug' => 'kit-page', 'status' => 'publish', 'content' => '<a href="kit:term/category--kit-a">A</a>' ],
			]
		);
		$run  = $this->ok( Kits\import_source( $kit ) );
		$this->assertSame( 'done', $run['state'] );
		$ids = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		$this->assertSame( [ 0, 0 ], [ $this->term( $ids['term/category--kit-a'] )->parent, $this->post( $ids['page/kit-x'] )->post_parent ] );
		$this->take_back( $run );
	}
}
