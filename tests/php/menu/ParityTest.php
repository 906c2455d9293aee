<?php
/** Menus of blocks beside WordPress's own Navigation: the same items, addresses and current item. */

// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.Security.NonceVerification -- It stands for the visitor's request.
// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's own names.

declare( strict_types=1 );

namespace Frontage\Tests\Menu;

use Frontage\Tests\TestCase;

/** Each case is one item, with the intended difference, if any. */
class ParityTest extends TestCase {

	/** @var array<string, mixed> */
	private array $server;

	protected function set_up(): void {
		parent::set_up();
		$this->server = $_SERVER;
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
	}

	protected function tear_down(): void {
		$_SERVER = $this->server;
		parent::tear_down();
		$GLOBALS['wp_rewrite']->init();
		$this->visit( home_url( '/' ) );
	}

	/** Has WordPress look up an address, as for a visitor. */
	private function visit( string $url ): void {
		$parts                  = (array) wp_parse_url( $url );
		$_SERVER['HTTP_HOST']   = ( $parts['host'] ?? '' ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
		$_SERVER['REQUEST_URI'] = ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
		unset( $_SERVER['PATH_INFO'] );
		$_GET = [];
		wp_parse_str( $parts['query'] ?? '', $_GET );
		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		foreach ( [ 'query_vars' => [], 'matched_rule' => null, 'matched_query' => null, 'request' => null ] as $name => $value ) {
			$GLOBALS['wp']->$name = $value;
		}
		$GLOBALS['wp']->parse_request();
		$GLOBALS['wp']->query_posts();
	}

	/** @param array<string, mixed> $of Attributes. */
	private function item( array $of, string $inner = '' ): string {
		$json = serialize_block_attributes( $of );
		return '' === $inner ? "<!-- wp:navigation-link $json /-->" : "<!-- wp:navigation-submenu $json -->$inner<!-- /wp:navigation-submenu -->";
	}

	/**
	 * What a menu's HTML says: label, address and whether it is current, of each link in its order, and the classes that hide it.
	 * @return list<array{ string, string, bool, bool, string }>
	 */
	private function read( string $html ): array {
		$page = new \DOMDocument();
		@$page->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Elements of HTML 5.
		$found = [];
		$links = ( new \DOMXPath( $page ) )->query( '//li/a | //li/span[contains(@class,"__link")]' );
		foreach ( $links ? iterator_to_array( $links ) : [] as $link ) {
			if ( ! $link instanceof \DOMElement ) {
				continue;
			}
			$item  = $link->parentNode;
			$label = '';
			foreach ( $link->getElementsByTagName( 'span' ) as $span ) {
				$label = preg_match( '/__label\b/', $span->getAttribute( 'class' ) ) ? trim( $span->textContent ) : $label;
			}
			preg_match_all( '/wp-block-hidden-\w+/', $item instanceof \DOMElement ? $item->getAttribute( 'class' ) : '', $hidden );
			$found[] = [
				'' === $label ? trim( $link->textContent ) : $label,
				untrailingslashit( rawurldecode( $link->getAttribute( 'href' ) ) ),
				'page' === $link->getAttribute( 'aria-current' ),
				'_blank' === $link->getAttribute( 'target' ),
				implode( ' ', $hidden[0] ),
			];
		}
		return $found;
	}

	/**
	 * @param string $content Of a menu.
	 * @return array{ list<array{ string, string, bool, bool, string }>, list<array{ string, string, bool, bool, string }> } Core's and ours.
	 */
	private function both( string $content ): array {
		$menu = wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Parity', 'post_content' => wp_slash( $content ) ] );
		return [
			$this->read( do_blocks( "<!-- wp:navigation {\"ref\":$menu,\"overlayMenu\":\"never\",\"showSubmenuIcon\":false} /-->" ) ),
			$this->read( do_blocks( "<!-- wp:frontage/menu {\"menu\":$menu} /-->" ) ),
		];
	}

	private function link_of( \WP_Term $term ): string {
		$link = get_term_link( $term );
		return is_string( $link ) ? $link : '';
	}

	/** @return array<string, mixed> Posts and terms by what they are. */
	private function site(): array {
		$make = static function ( string $title, array $more = [] ): \WP_Post {
			$id = (int) wp_insert_post( $more + [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_name' => sanitize_title( "parity $title" ) ] );
			return new \WP_Post( (object) get_post( $id, ARRAY_A ) );
		};
		$term = static function ( string $name, string $taxonomy ): \WP_Term {
			$made = wp_insert_term( $name, $taxonomy );
			return new \WP_Term( (object) get_term( is_array( $made ) ? $made['term_id'] : 0, $taxonomy, ARRAY_A ) );
		};
		$page = $make( 'Studio' );
		return [
			'page'     => $page,
			'draft'    => $make( 'Draft', [ 'post_status' => 'draft' ] ),
			'private'  => $make( 'Private', [ 'post_status' => 'private' ] ),
			'trash'    => $make( 'Trash', [ 'post_status' => 'trash' ] ),
			'child'    => $make( 'Child', [ 'post_parent' => $page->ID ] ),
			'letters'  => $make( 'О нас' ),
			'post'     => $make( 'News', [ 'post_type' => 'post' ] ),
			'category' => $term( 'Parity talks', 'category' ),
			'tag'      => $term( 'parity wood', 'post_tag' ),
			'sort'     => $term( 'Parity stairs', 'astra-portfolio-categories' ),
		];
	}

	/**
	 * Entries by name: markup, and how ours is meant to differ from core's: the addresses at which ours is current and core's is not, or other words.
	 * @param array<string, mixed> $site From site().
	 * @return array<string, array{ string, 1?: list<string> }>
	 */
	private function items( array $site ): array {
		$of   = static fn( \WP_Post $post, array $more = [] ): array => $more + [ 'label' => $post->post_title, 'type' => $post->post_type, 'id' => $post->ID, 'url' => get_permalink( $post ), 'kind' => 'post-type' ];
		$term = static fn( \WP_Term $term, array $more = [] ): array => $more + [ 'label' => $term->name, 'type' => 'post_tag' === $term->taxonomy ? 'tag' : $term->taxonomy, 'id' => $term->term_id, 'url' => get_term_link( $term ), 'kind' => 'taxonomy' ];
		$bind = static fn( string $source ): array => [ 'metadata' => [ 'bindings' => [ 'url' => [ 'source' => "core/$source", 'args' => [ 'field' => 'link' ] ] ] ] ];
		$hide = static fn( $how ): array => [ 'metadata' => [ 'blockVisibility' => $how ] ];
		$own  = static fn( string $url, array $more = [] ): array => $more + [ 'label' => 'Own', 'url' => $url, 'kind' => 'custom' ];
		$page = (string) get_permalink( $site['page'] );
		// Core never marks an address that names no post.
		$here = [ 'page' ];
		return [
			'page'                  => [ $this->item( $of( $site['page'] ) ) ],
			'post'                  => [ $this->item( $of( $site['post'] ) ) ],
			'child page'            => [ $this->item( $of( $site['child'] ) ) ],
			'other letters'         => [ $this->item( $of( $site['letters'] ) ) ],
			'draft'                 => [ $this->item( $of( $site['draft'] ) ) ],
			'private'               => [ $this->item( $of( $site['private'] ) ) ],
			'trash'                 => [ $this->item( $of( $site['trash'] ) ) ],
			'deleted'               => [ $this->item( $of( $site['page'], [ 'id' => 99999999 ] ) ) ],
			'category'              => [ $this->item( $term( $site['category'] ) ), [ 'category' ] ],
			'tag'                   => [ $this->item( $term( $site['tag'] ) ), [ 'tag' ] ],
			'taxonomy of ours'      => [ $this->item( $term( $site['sort'] ) ), [ 'sort' ] ],
			// Made before WordPress 5.9, or by an import: core takes it for a post, and so never marks it.
			'category without kind' => [ $this->item( array_diff_key( $term( $site['category'] ), [ 'kind' => 1 ] ) ), [ 'category' ] ],
			'page without kind'     => [ $this->item( array_diff_key( $of( $site['page'] ), [ 'kind' => 1 ] ) ), $here ],
			'draft without kind'    => [ $this->item( array_diff_key( $of( $site['draft'] ), [ 'kind' => 1 ] ) ) ],
			'custom with an id'     => [ $this->item( $of( $site['page'], [ 'kind' => 'custom' ] ) ), $here ],
			'bound page'            => [ $this->item( $of( $site['page'], [ 'url' => home_url( '/old/' ) ] + $bind( 'post-data' ) ) ) ],
			'bound category'        => [ $this->item( $term( $site['category'], [ 'url' => home_url( '/old/' ) ] + $bind( 'term-data' ) ) ), [ 'category' ] ],
			'hidden'                => [ $this->item( $of( $site['page'], $hide( false ) ) ) ],
			'hidden on phones'      => [ $this->item( $of( $site['page'], $hide( [ 'viewport' => [ 'mobile' => false ] ] ) ) ) ],
			'hidden nowhere'        => [ $this->item( $of( $site['page'], $hide( [ 'viewport' => [ 'mobile' => true ] ] ) ) ) ],
			'own address'           => [ $this->item( $own( $page ) ), $here ],
			'without a slash'       => [ $this->item( $own( untrailingslashit( $page ) ) ), $here ],
			'relative'              => [ $this->item( $own( wp_make_link_relative( $page ) ) ), $here ],
			'with a query'          => [ $this->item( $own( "$page?year=2026" ) ), [ 'page with a query' ] ],
			'encoded'               => [ $this->item( $own( (string) get_permalink( $site['letters'] ) ) ), [ 'letters' ] ],
			'decoded'               => [ $this->item( $own( rawurldecode( (string) get_permalink( $site['letters'] ) ) ) ), [ 'letters' ] ],
			'another host'          => [ $this->item( $own( 'https://example.com' . wp_make_link_relative( $page ) ) ) ],
			'a place on the page'   => [ $this->item( $own( "$page#team" ) ) ],
			'front page'            => [ $this->item( $own( home_url( '/' ) ) ), [ 'home' ] ],
			'home link'             => [ '<!-- wp:home-link {"label":"Start"} /-->' ],
			'new tab'               => [ $this->item( $own( $page, [ 'opensInNewTab' => true ] ) ), $here ],
			'without words'         => [ $this->item( $own( $page, [ 'label' => '' ] ) ) ],
			'words with HTML'       => [ $this->item( $own( $page, [ 'label' => 'A <em>b</em> &amp; c' ] ) ), $here ],
			'three deep'            => [ $this->item( $of( $site['page'] ), $this->item( $own( '/one/' ), $this->item( $of( $site['child'] ) ) ) ) ],
			'a draft above another' => [ $this->item( $of( $site['draft'] ), $this->item( $of( $site['child'] ) ) ) ],
		];
	}

	/** [MN-01] Menu: shows each kind of item as Navigation does, and the current one. */
	public function test_items(): void {
		$site  = $this->site();
		$pages = [
			'home'              => home_url( '/' ),
			'page'              => get_permalink( $site['page'] ),
			'page with a query' => get_permalink( $site['page'] ) . '?year=2026',
			'child'             => get_permalink( $site['child'] ),
			'letters'           => get_permalink( $site['letters'] ),
			'post'              => get_permalink( $site['post'] ),
			'category'          => $this->link_of( $site['category'] ),
			'tag'               => $this->link_of( $site['tag'] ),
			'sort'              => $this->link_of( $site['sort'] ),
			'search'            => home_url( '/?s=parity' ),
		];
		foreach ( $this->items( $site ) as $name => $case ) {
			foreach ( $pages as $page => $url ) {
				$this->visit( (string) $url );
				[ $core, $ours ] = $this->both( $case[0] );
				if ( 'page with a query' === $page ) {
					$page = in_array( $page, $case[1] ?? [], true ) ? $page : 'page';
				}
				if ( in_array( $page, $case[1] ?? [], true ) ) {
					$core[0][2] = true;
				}
				$this->assertSame( $core, $ours, "$name, at $page" );
			}
		}
	}

	/**
	 * [MN-01] Menu: the current item is found in any form of its address, not on searches.
	 *
	 * @dataProvider addresses
	 * @param string $home     The site's address.
	 * @param string $url      An item's.
	 * @param string $asked    The present one, without host.
	 */
	public function test_addresses( string $home, string $url, string $asked, bool $expected, string $structure = '/%postname%/' ): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		$filter = static fn(): string => $home;
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Visit', 'post_name' => 'visit' ] );
		add_filter( 'option_home', $filter );
		$this->visit( 'http://example.org' . $asked );
		try {
			$this->assertSame( $expected, \Frontage\Menu\is_current_address( $url ) );
		} finally {
			remove_filter( 'option_home', $filter );
		}
	}

	/** @return array<string, array<int, mixed>> */
	public function addresses(): array {
		$root   = 'http://example.org';
		$folder = 'http://example.org/blog';
		return [
			'subfolder'                 => [ $folder, "$folder/?a=1", '/blog/?a=1', true ],
			'subfolder, without host'   => [ $folder, '/blog/', '/blog/', true ],
			'front page'                => [ $root, "$root/", '/', true ],
			'front page, tracked'       => [ $root, "$root/", '/?utm_source=x', true ],
			'other scheme'              => [ $root, 'https://example.org/', '/', true ],
			'index.php'                 => [ $root, "$root/index.php", '/', true ],
			'search'                    => [ $root, "$root/", '/?s=talk', false ],
			'a search itself'           => [ $root, "$root/?s=talk", '/?s=talk', true ],
			'another search'            => [ $root, "$root/?s=talk", '/?s=walk', false ],
			'plain: a page is not home' => [ $root, "$root/", '/?cat=1', false, '' ],
			'plain: the same category'  => [ $root, "$root/?cat=1", '/?cat=1', true, '' ],
			'another host'              => [ $root, 'http://example.com/', '/', false ],
		];
	}

	/** [HK-08] Menu: a filter's values that are no menu items are left out. */
	public function test_foreign_items(): void {
		$menu = (int) wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Own', 'post_content' => wp_slash( $this->item( [ 'label' => 'Own', 'url' => '/own/', 'kind' => 'custom' ] ) ) ] );
		foreach ( [ null, 5, 'x', new \stdClass() ] as $value ) {
			$filter = static fn() => $value;
			add_filter( 'frontage_menu_items', $filter );
			$this->assertStringContainsString( 'Own', do_blocks( "<!-- wp:frontage/menu {\"menu\":$menu} /-->" ) );
			remove_filter( 'frontage_menu_items', $filter );
		}
		$filter = static fn( $items ): array => array_merge( (array) $items, [ [ 'label' => 'Cart', 'url' => '/cart/' ], 'word', [ 'label' => [], 'icon' => 5, 'children' => 'none' ] ] );
		add_filter( 'frontage_menu_items', $filter );
		$html   = do_blocks( "<!-- wp:frontage/menu {\"menu\":$menu} /-->" );
		remove_filter( 'frontage_menu_items', $filter );
		$this->assertStringContainsString( 'Cart', $html );
	}
}
