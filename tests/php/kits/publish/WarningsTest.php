<?php
/** A plan says before the import begins what will be left out: files of other sites, parts that the user may not publish, files without room. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class WarningsTest extends ImportCase {

	/**
	 * @param array<string, string> $choices
	 * @return list<string>
	 */
	private function warnings( string $content, array $choices = [] ): array {
		$kit = $this->kit_of( [ 'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => $content ] ] );
		return Kits\plan( $kit['manifest'], $choices )['warnings'];
	}

	/** @testdox [KT-02] [KT-05] kits: the plan names the other sites that a kit shows files of, with their number; those of links and of what is kept are not among them */
	public function test_hosts(): void {
		$image = '<!-- wp:image --><figure class="wp-block-image"><img src="https://%s" alt=""/></figure><!-- /wp:image -->';
		$bad   = str_repeat( sprintf( $image, 'else.test/a.png' ), 2 ) . '<!-- wp:embed {"url":"https://film.test/1"} /--><!-- wp:paragraph --><p><a href="https://links.test">A</a></p><!-- /wp:paragraph -->';
		$this->assertSame( [ 'Shows files of other sites, which are removed unless you trust this file: else.test (2), film.test (1)' ], $this->warnings( $bad ) );
		$this->assertSame( [], $this->warnings( '<!-- wp:paragraph --><p><a href="https://links.test">A</a></p><!-- /wp:paragraph -->' ) );
		$this->assertSame( [], $this->warnings( sprintf( $image, substr( home_url( '/a.png' ), strlen( 'http://' ) ) ) ) );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About', 'post_name' => 'kit-about' ] );
		$this->assertSame( [], $this->warnings( $bad, [ '*' => 'keep' ] ) );
	}

	/** @testdox [KT-02] [KT-05] kits: the sites of the plan are those of the report, in the same words */
	public function test_same_as_report(): void {
		$image = '<!-- wp:image --><figure class="wp-block-image"><img src="https://else.test/a.png" alt=""/></figure><!-- /wp:image -->';
		$kit   = $this->kit_of( [ 'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => "$image<!-- wp:rss {\"feedURL\":\"https://feeds.test/a\"} /-->" ] ] );
		$plan  = Kits\plan( $kit['manifest'] )['warnings'];
		$run   = $this->ok( Kits\import_source( $kit, [], false ) );
		$said  = array_map( static fn( string $line ): string => (string) preg_replace( '~^.*: ~', '', $line ), [ $plan[0], $run['report']['removed'][0]['what'] ?? '' ] );
		$this->assertSame( [ 'else.test (1), feeds.test (1)', 'else.test (1), feeds.test (1)' ], $said );
		$this->assertStringNotContainsString( 'else.test', $this->page( 'kit-about' )->post_content ?? '' );
	}

	/** @testdox [KT-02] kits: who may not publish styles by hand or any HTML, as on networks, reads in the plan what will be removed */
	public function test_rights(): void {
		$kit  = $this->kit_of(
			[
				'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => '<!-- wp:html --><iframe title="A"></iframe><!-- /wp:html -->' ],
				'styles/user'    => [ 'title' => 'Styles', 'version' => 3, 'styles' => [ 'css' => 'body{color:red}' ] ],
			]
		);
		$deny = static fn( array $caps, string $cap ): array => in_array( $cap, [ 'unfiltered_html', 'edit_css' ], true ) ? [ 'do_not_allow' ] : $caps;
		$this->assertSame( [], Kits\plan( $kit['manifest'] )['warnings'] );
		add_filter( 'map_meta_cap', $deny, 10, 2 );
		try {
			$this->assertSame( [ 'You are not allowed to publish the following on this site, so it will be removed: css, iframe' ], Kits\plan( $kit['manifest'] )['warnings'] );
		} finally {
			remove_filter( 'map_meta_cap', $deny, 10 );
		}
	}

	/** @testdox [KT-02] kits: the plan says that a kit’s files need more room than is left, or are larger than the site allows; those of what is kept need none */
	public function test_room(): void {
		$kit     = $this->kit_of(
			[ 'media/kit-sun' => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ], 'media/kit-moon' => [ 'title' => 'Moon', 'slug' => 'kit-moon', 'file' => 'files/kit-moon.jpg' ] ],
			[ 'files/kit-sun.jpg' => str_repeat( 's', 3072 ), 'files/kit-moon.jpg' => str_repeat( 'm', 1024 ) ]
		);
		$actions = [ 'media/kit-sun' => 'make', 'media/kit-moon' => 'make' ];
		$this->assertSame( [], Kits\room_warnings( $kit['manifest'], $actions, 4096 ) );
		$this->assertSame( [ 'The files of this kit need 4 KB, but this site has room for 2 KB. Files that don’t fit are left out.' ], Kits\room_warnings( $kit['manifest'], $actions, 2048 ) );
		$this->assertSame( [], Kits\room_warnings( $kit['manifest'], [ 'media/kit-sun' => 'keep' ] + $actions, 2048 ) );
		$limit = static fn(): int => 2048;
		add_filter( 'upload_size_limit', $limit );
		$said  = Kits\plan( $kit['manifest'] )['warnings'];
		remove_filter( 'upload_size_limit', $limit );
		$this->assertSame( [ 'This site allows files of 2 KB at most. These files are left out: kit-sun.jpg' ], $said );
	}

	/** @testdox [KT-02] kits: the plan says that the site has another theme than the kit, unless nothing is imported */
	public function test_theme(): void {
		$kit  = $this->kit_of( [ 'page/kit-theme' => [ 'title' => 'Theme', 'slug' => 'kit-theme', 'status' => 'publish', 'content' => '' ] ] );
		$said = static fn( string $theme, array $choices = [] ): array => Kits\plan( [ 'theme' => $theme ] + $kit['manifest'], $choices )['warnings'];
		$this->assertSame( [ 'Made with the theme Twenty Twenty-Four. Your site uses Twenty Twenty-Five, so some things can look different.' ], $said( 'twentytwentyfour' ) );
		$this->assertStringStartsWith( 'Made with the theme not-here. ', $said( 'not-here' )[0] );
		$this->assertSame( [ [], [] ], [ $said( 'twentytwentyfive' ), $said( '' ) ] );
	}
}
