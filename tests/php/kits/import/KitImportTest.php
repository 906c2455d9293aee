<?php
/** Imports: each kind lands, with its references, where the site has other objects under the same ids and slugs. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/ImportCase.php';

final class KitImportTest extends ImportCase {

	/** @testdox [KT-02] kits: a page and its picture are staged, switched, verified and undone without a trace */
	public function test_small(): void {
		$before  = $this->state();
		$uploads = $this->uploads();
		$kit     = $this->small_kit();
		$plan    = Kits\plan( $kit['manifest'] );
		$this->assertSame( [ 'make', 'make' ], array_column( $plan['plan'], 'action' ) );
		$this->assertUntouched( $before, 'A plan writes nothing.' );

		$run = $this->stage( $kit );
		$this->assertSame( 'ready', $run['state'] );
		$this->assertNull( $this->page( 'kit-about' ) );

		$run = $this->ok( Kits\switch_over( $run['id'] ) );
		$this->assertSame( 'switching', $run['state'] );
		$page = $this->page( 'kit-about' );
		$this->assertInstanceOf( \WP_Post::class, $page );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$media = (int) get_post_thumbnail_id( $page );
		$url   = wp_get_attachment_url( $media );
		$this->assertSame( [ 'inherit', 'The sun', 'Noon' ], [ get_post_field( 'post_status', $media ), get_post_meta( $media, '_wp_attachment_image_alt', true ), get_post_field( 'post_excerpt', $media ) ] );
		$this->assertFileExists( (string) get_attached_file( $media ) );
		$this->assertSame( 40, wp_get_attachment_metadata( $media )['width'] ?? 0 );
		$link = get_permalink( $page );
		$home = home_url( '/feed/' );
		$this->assertSame( "<!-- wp:image {\"id\":$media} --><figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\" class=\"wp-image-$media\"/></figure><!-- /wp:image --><!-- wp:paragraph --><p>See <a href=\"$link#team\">us</a> and <a href=\"$home\">news</a>.</p><!-- /wp:paragraph -->", $page->post_content );

		$again = Kits\plan( $kit['manifest'] );
		$this->assertSame( [ 'same', 'same' ], array_column( $again['plan'], 'conflict' ) );
		$run = $this->take_back( $run );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ] );
		$this->assertUntouched( $before );
		$this->assertSame( $uploads, $this->uploads() );
	}

	/**
	 * A kit of every kind, each of which leads to others.
	 * @return array{manifest: array<string, mixed>, read: callable, file: callable}
	 */
	private function whole_kit(): array {
		$menu = static fn( string $extra ): string => '<!-- wp:navigation-link {"label":"About","type":"page","id":"kit:page/kit-about","url":"kit:page/kit-about","kind":"post-type"} /-->' . $extra;
		return $this->kit_of(
			[
				'media/kit-sun'                 => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg', 'alt' => 'Sun' ],
				'font/kit-serif'                => [ 'title' => 'Kit Serif', 'slug' => 'kit-serif', 'family' => [ 'name' => 'Kit Serif', 'slug' => 'kit-serif', 'fontFamily' => 'Kit Serif' ], 'faces' => [ [ 'settings' => [ 'fontFamily' => 'Kit Serif', 'fontWeight' => '400' ], 'file' => 'files/kit-serif.woff2' ] ] ],
				'styles/user'                   => [ 'title' => 'Styles', 'settings' => [ 'color' => [ 'palette' => [ 'custom' => [ [ 'slug' => 'kit-red', 'color' => '#f00', 'name' => 'Red' ] ] ] ], 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'slug' => 'kit-serif', 'name' => 'Kit Serif', 'fontFamily' => 'Kit Serif', 'fontFace' => [ [ 'fontFamily' => 'Kit Serif', 'src' => 'kit:font/kit-serif?face=normal-400' ] ] ] ] ] ] ], 'styles' => [ 'background' => [ 'backgroundImage' => [ 'id' => 'kit:media/kit-sun', 'url' => 'kit:media/kit-sun' ] ] ], 'version' => 3 ],
				'term/category--kit-news'       => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news', 'description' => 'All of it' ],
				'term/category--kit-news--city' => [ 'taxonomy' => 'category', 'name' => 'City', 'slug' => 'kit-city', 'parent' => 'kit:term/category--kit-news' ],
				'term/frontage-portfolio-categories--kit-docks' => [ 'taxonomy' => 'frontage-portfolio-categories', 'name' => 'Docks', 'slug' => 'kit-docks' ],
				'page/kit-about'                => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => '<!-- wp:block {"ref":"kit:pattern/kit-cta"} /--><!-- wp:paragraph {"textColor":"kit-red"} --><p class="has-kit-red-color has-text-color"><a href="kit:page/kit-about--team#x">Team</a> <a href="kit:term/category--kit-news--city">City</a></p><!-- /wp:paragraph -->' ],
				'page/kit-about--team'          => [ 'title' => 'Team', 'slug' => 'kit-team', 'status' => 'publish', 'parent' => 'kit:page/kit-about', 'order' => 3, 'content' => '<!-- wp:query {"queryId":1,"query":{"taxQuery":{"category":["kit:term/category--kit-news"]},"postType":"post"}} --><div class="wp-block-query"></div><!-- /wp:query -->' ],
				'page/kit-front'                => [ 'title' => 'Front', 'slug' => 'kit-front', 'status' => 'publish', 'content' => '<!-- wp:navigation {"ref":"kit:navigation/kit-main"} /-->' ],
				'page/kit-blog'                 => [ 'title' => 'Blog', 'slug' => 'kit-blog', 'status' => 'publish' ],
				'post/kit-hello'                => [ 'title' => 'Hello', 'slug' => 'kit-hello', 'status' => 'publish', 'date' => '2020-02-03 04:05:06', 'terms' => [ 'kit:term/category--kit-news--city' ], 'thumbnail' => 'kit:media/kit-sun', 'content' => '<!-- wp:paragraph --><p>Hello <a href="kit:page/kit-front">home</a></p><!-- /wp:paragraph -->' ],
				'item/kit-work'                 => [ 'title' => 'Work', 'slug' => 'kit-work', 'status' => 'publish', 'terms' => [ 'kit:term/frontage-portfolio-categories--kit-docks' ], 'meta' => [ 'frontage-portfolio-image-id' => 'kit:media/kit-sun' ] ],
				'navigation/kit-main'           => [ 'title' => 'Main', 'slug' => 'kit-main', 'status' => 'publish', 'content' => $menu( '' ) ],
				'menu/kit-classic'              => [ 'title' => 'Classic', 'name' => 'Classic', 'slug' => 'kit-classic', 'locations' => [ 'kit-place' ], 'items' => [ [ 'title' => 'About', 'object' => 'kit:page/kit-about' ], [ 'title' => 'City', 'object' => 'kit:term/category--kit-news--city', 'parent' => 0 ], [ 'title' => 'Feed', 'url' => 'kit:home/feed/', 'target' => '_blank', 'classes' => [ 'x' ] ] ] ],
				'pattern/kit-cta'               => [ 'title' => 'Call', 'slug' => 'kit-cta', 'status' => 'publish', 'content' => '<!-- wp:cover {"url":"kit:media/kit-sun","id":"kit:media/kit-sun"} --><div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-kit:media/kit-sun" alt="" src="kit:media/kit-sun" data-object-fit="cover"/><div class="wp-block-cover__inner-container"></div></div><!-- /wp:cover -->' ],
				'part/kit-header'               => [ 'title' => 'Kit header', 'slug' => 'kit-header', 'area' => 'header', 'status' => 'publish', 'content' => '<!-- wp:navigation {"ref":"kit:navigation/kit-main"} /-->' ],
				'template/kit-wide'             => [ 'title' => 'Kit wide', 'slug' => 'kit-wide', 'status' => 'publish', 'content' => '<!-- wp:template-part {"slug":"kit-header"} /--><!-- wp:post-content /-->' ],
				'settings/site'                 => [ 'title' => 'Kit site', 'tagline' => 'Made of a kit', 'logo' => 'kit:media/kit-sun', 'showOnFront' => 'page', 'frontPage' => 'kit:page/kit-front', 'postsPage' => 'kit:page/kit-blog', 'plugin' => [ 'store_notice_text' => 'From a kit' ] ],
			],
			[ 'files/kit-sun.jpg' => $this->photo(), 'files/kit-serif.woff2' => "wOF2\0\1\0\0" . str_repeat( 'x', 60 ) ]
		);
	}

	/** @testdox [KT-02] kits: every kind lands with its references, whatever has its slugs and ids */
	public function test_whole(): void {
		register_nav_menu( 'kit-place', 'Place' );
		// The same slugs, in use by others.
		$other = $this->add_picture( 'kit-sun' );
		wp_update_post( [ 'ID' => $other, 'post_name' => 'kit-sun' ] );
		$about = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_name' => 'kit-about', 'post_content' => 'Ours' ] );
		$cta   = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_name' => 'kit-cta', 'post_content' => 'Ours' ] );
		$front = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our front' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		wp_create_nav_menu( 'Classic' );
		$before = $this->state();
		$run    = $this->import( $this->whole_kit() );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$journal = Kits\journal( $run['id'] );
		$ids     = array_column( $journal, 'target', 'name' );
		$this->assertNotContains( $other, $ids );
		$this->assertNotContains( $about, $ids );
		wp_cache_flush();
		$content = static fn( string $name ): string => (string) get_post_field( 'post_content', $ids[ $name ], 'raw' );
		$link    = static fn( string $name ): string => (string) get_permalink( $ids[ $name ] );
		$sun     = $ids['media/kit-sun'];
		$city    = $ids['term/category--kit-news--city'];
		$this->assertStringContainsString( '"ref":' . $ids['pattern/kit-cta'] . '}', $content( 'page/kit-about' ) );
		$this->assertStringContainsString( 'href="' . $link( 'page/kit-about--team' ) . '#x"', $content( 'page/kit-about' ) );
		$this->assertStringContainsString( 'href="' . $this->link_of( $city ) . '"', str_replace( '&#038;', '&', $content( 'page/kit-about' ) ) );
		$this->assertSame( [ $ids['page/kit-about'], 3 ], [ $this->post( $ids['page/kit-about--team'] )->post_parent, $this->post( $ids['page/kit-about--team'] )->menu_order ] );
		$this->assertStringContainsString( '"category":[' . $ids['term/category--kit-news'] . ']', $content( 'page/kit-about--team' ) );
		$this->assertStringContainsString( '"ref":' . $ids['navigation/kit-main'], $content( 'page/kit-front' ) );
		$this->assertStringContainsString( '"id":' . $ids['page/kit-about'] . ',"url":"' . $link( 'page/kit-about' ) . '"', $content( 'navigation/kit-main' ) );
		$this->assertStringContainsString( 'wp-image-' . $sun . '"', $content( 'pattern/kit-cta' ) );
		$this->assertStringContainsString( 'href="' . home_url( '/' ) . '"', $content( 'post/kit-hello' ), 'The front page is the home.' );
		$this->assertSame( [ $ids['term/category--kit-news'], 'All of it', [ $city ] ], [ $this->term( $city )->parent, $this->term( $ids['term/category--kit-news'] )->description, wp_get_post_categories( $ids['post/kit-hello'] ) ] );
		$this->assertSame( [ '2020-02-03 04:05:06', 1, $sun ], [ $this->post( $ids['post/kit-hello'] )->post_date, $this->term( $city )->count, get_post_thumbnail_id( $ids['post/kit-hello'] ) ] );
		$this->assertSame( [ (string) $sun, 1 ], [ (string) get_post_meta( $ids['item/kit-work'], 'astra-portfolio-image-id', true ), $this->term( $ids['term/frontage-portfolio-categories--kit-docks'] )->count ] );

		$items = (array) wp_get_nav_menu_items( $ids['menu/kit-classic'] );
		$this->assertSame( [ 'About', 'City', 'Feed' ], wp_list_pluck( $items, 'title' ) );
		$this->assertSame( [ (string) $ids['page/kit-about'], (string) $city, 'custom' ], [ $items[0]->object_id, $items[1]->object_id, $items[2]->type ] );
		$this->assertSame( [ $items[0]->ID, home_url( '/feed/' ), '_blank' ], [ (int) $items[1]->menu_item_parent, $items[2]->url, $items[2]->target ] );
		$this->assertSame( [ $ids['menu/kit-classic'], 'Classic 2' ], [ get_nav_menu_locations()['kit-place'], $this->term( $ids['menu/kit-classic'] )->name ] );

		$part = get_block_template( get_stylesheet() . '//kit-header', 'wp_template_part' );
		$this->assertSame( [ 'header', $ids['part/kit-header'] ], [ $part->area ?? '', $part->wp_id ?? 0 ] );
		$this->assertNotNull( get_block_template( get_stylesheet() . '//kit-wide' ) );
		$fonts = wp_get_global_settings()['typography']['fontFamilies']['custom'] ?? [];
		$file  = get_post_meta( get_children( [ 'post_parent' => $ids['font/kit-serif'], 'post_type' => 'wp_font_face', 'fields' => 'ids' ] )[0] ?? 0, '_wp_font_face_file', true );
		$this->assertSame( wp_get_font_dir()['url'] . "/$file", ( (array) $fonts[0]['fontFace'][0]['src'] )[0] );
		$this->assertSame( $sun, wp_get_global_styles()['background']['backgroundImage']['id'] ?? 0 );
		$this->assertSame( [ 'Kit site', 'Made of a kit', $ids['page/kit-front'], $ids['page/kit-blog'], $sun ], [ get_option( 'blogname' ), get_option( 'blogdescription' ), (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ), (int) get_option( 'site_logo' ) ] );
		$this->assertSame( 'From a kit', \Frontage\Settings\get( 'store_notice_text' ) );
		global $wpdb;
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_content LIKE '%kit:%' OR post_name LIKE 'frontage-kit%'" ) );

		$run = $this->take_back( $run );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ] );
		$this->assertUntouched( $before );
		unregister_nav_menu( 'kit-place' );
	}

	/** @testdox [KT-02] kits: of a stranger’s kit no script, no meta that others trust, and one slug for two taxonomies */
	public function test_stranger(): void {
		$kit = $this->kit_of(
			[
				'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news', 'description' => 'A <script>x</script>' ],
				'term/post_tag--kit-news' => [ 'taxonomy' => 'post_tag', 'name' => 'News', 'slug' => 'kit-news', 'description' => 'Tagged' ],
				'media/kit-sun'           => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg', 'meta' => [ '_wp_attached_file' => '../../wp-config.php' ] ],
				'page/kit-a'              => [ 'title' => 'A', 'slug' => 'kit-a', 'status' => 'publish', 'content' => '<p onclick="x()">Hi</p><script>alert(1)</script><!-- wp:image {"id":1} /-->', 'meta' => [ '_edit_lock' => '1:1', '_thumbnail_id' => 1 ] ],
			],
			[ 'files/kit-sun.jpg' => $this->photo() ]
		);
		$run = $this->ok( Kits\import_source( $kit ) );
		$ids = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		$this->assertContains( 'page/kit-a', array_column( $run['report']['removed'], 'name' ) );
		$page = $this->post( $ids['page/kit-a'] );
		$this->assertStringNotContainsString( 'onclick', $page->post_content );
		$this->assertStringNotContainsString( '<script', $page->post_content . $this->term( $ids['term/category--kit-news'] )->description );
		$this->assertStringContainsString( '<!-- wp:image {} /-->', $page->post_content, 'An id of another site leads nowhere.' );
		$this->assertSame( [ '', '' ], [ get_post_meta( $page->ID, '_edit_lock', true ), get_post_meta( $page->ID, '_thumbnail_id', true ) ] );
		$this->assertStringEndsWith( '.jpg', (string) get_attached_file( $ids['media/kit-sun'] ) );
		$this->assertSame( [ 'kit-news', 'kit-news', 'Tagged' ], [ $this->term( $ids['term/category--kit-news'] )->slug, $this->term( $ids['term/post_tag--kit-news'] )->slug, $this->term( $ids['term/post_tag--kit-news'] )->description ] );
	}

	private function link_of( int $term ): string {
		$link = get_term_link( $term );
		$this->assertIsString( $link );
		return $link;
	}
}
