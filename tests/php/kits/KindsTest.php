<?php
/** Objects of every kind, and addresses of every form. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use function Frontage\Portfolio\meta_keys;
use function Frontage\Portfolio\post_type;
use function Frontage\Portfolio\prefix;

require_once __DIR__ . '/Site.php';

final class KindsTest extends Site {

	/** Words of a template on this site. */
	private function own( string $template ): string {
		return strtr( $template, $this->words( false ) );
	}

	/** Gives the site all that a kit holds. */
	private function furnish(): void {
		$photo = $this->ids['media/kit-photo'];
		$image = '<!-- wp:image {"id":{#media/kit-photo}} --><img src="{sized}" class="wp-image-{media/kit-photo}"/><!-- /wp:image --><!-- wp:navigation {"ref":{#navigation/kit-main}} /-->';
		foreach ( [ 'page/kit-about', 'page/kit-about--team', 'page/kit-home', 'pattern/kit-call', 'navigation/kit-main', 'item/kit-harbour', 'post/kit-hello' ] as $name ) {
			wp_update_post( [ 'ID' => $this->ids[ $name ], 'post_content' => wp_slash( $this->own( $image ) ), 'post_excerpt' => wp_slash( 'A <a href="' . get_permalink( $this->ids['page/kit-about'] ) . '">word</a>' ) ] );
		}
		set_post_thumbnail( $this->ids['post/kit-hello'], $photo );
		wp_set_object_terms( $this->ids['post/kit-hello'], [ $this->ids['term/category--kit-news--local'] ], 'category' );
		update_post_meta( $this->ids['post/kit-hello'], 'footnotes', wp_slash( (string) wp_json_encode( [ [ 'id' => 'a', 'content' => '<a href="' . get_permalink( $this->ids['page/kit-about'] ) . '">x</a>' ] ] ) ) );
		update_post_meta( $this->ids['item/kit-harbour'], meta_keys()['lightboxImage'], $photo );
		update_post_meta( $this->ids['item/kit-harbour'], 'secret', 'of another plugin' );
		update_post_meta( $photo, '_wp_attachment_image_alt', 'A harbour' );
		$about = wp_update_nav_menu_item( $this->ids['menu/kit-classic'], 0, [ 'menu-item-object-id' => $this->ids['page/kit-about'], 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ] );
		wp_update_nav_menu_item( $this->ids['menu/kit-classic'], 0, [ 'menu-item-object-id' => $this->ids['term/category--kit-news'], 'menu-item-object' => 'category', 'menu-item-type' => 'taxonomy', 'menu-item-parent-id' => $about, 'menu-item-status' => 'publish' ] );
		wp_update_nav_menu_item( $this->ids['menu/kit-classic'], 0, [ 'menu-item-url' => home_url( '/kit-about/#team' ), 'menu-item-title' => 'Team', 'menu-item-type' => 'custom', 'menu-item-status' => 'publish' ] );
		set_theme_mod( 'nav_menu_locations', [ 'primary' => $this->ids['menu/kit-classic'] ] );
		set_theme_mod( 'custom_logo', $photo );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->ids['page/kit-home'] );
		update_option( 'frontage_settings', [ 'classic_header' => $this->ids['pattern/kit-call'], 'color_logo_switched' => $photo ] );
		foreach ( [ 'wp_template' => 'kit-wide', 'wp_template_part' => 'kit-top' ] as $type => $slug ) {
			$id = $this->add_post( $type, $slug, $this->own( $image ) );
			wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
			if ( 'wp_template_part' === $type ) {
				wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
			}
		}
		$this->add_font();
		$styles = $this->add_post( 'wp_global_styles', 'wp-global-styles-' . get_stylesheet(), (string) wp_json_encode( [ 'version' => 3, 'isGlobalStylesUserThemeJSON' => true, 'settings' => [ 'color' => [ 'palette' => [ 'custom' => [ [ 'slug' => 'sea', 'color' => '#036', 'name' => 'Sea' ] ] ] ], 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'slug' => 'kit-serif', 'fontFamily' => 'Kit', 'fontFace' => [ [ 'src' => [ wp_get_font_dir()['baseurl'] . '/kit-serif.woff2' ] ] ] ] ] ] ] ], 'styles' => [ 'color' => [ 'text' => 'var:preset|color|sea' ], 'background' => [ 'backgroundImage' => [ 'id' => $photo, 'url' => wp_get_attachment_url( $photo ) ] ] ] ] ) );
		wp_set_object_terms( $styles, get_stylesheet(), 'wp_theme' );
		wp_clean_theme_json_cache();
		wp_cache_flush();
	}

	private function add_font(): void {
		$folder = wp_get_font_dir();
		wp_mkdir_p( $folder['basedir'] );
		file_put_contents( $folder['basedir'] . '/kit-serif.woff2', 'wOF2' . str_repeat( 'a', 60 ) );
		$family = $this->add_post( 'wp_font_family', 'kit-serif', (string) wp_json_encode( [ 'fontFamily' => 'Kit, serif' ] ) );
		$face   = $this->add_post( 'wp_font_face', 'kit-serif-400', (string) wp_json_encode( [ 'fontWeight' => '400', 'src' => $folder['baseurl'] . '/kit-serif.woff2' ] ), [ 'post_parent' => $family ] );
		update_post_meta( $face, '_wp_font_face_file', 'kit-serif.woff2' );
	}

	protected function tear_down(): void {
		$font = wp_get_font_dir()['basedir'] . '/kit-serif.woff2';
		if ( is_file( $font ) ) {
			unlink( $font );
		}
		parent::tear_down();
		wp_clean_theme_json_cache();
	}

	/** @testdox [KT-02] kits: a site with all kinds exports without one id, and its manifest and objects hold */
	public function test_all(): void {
		$this->furnish();
		$names = Kits\list_objects( array_keys( Kits\GROUPS ) );
		$kinds = array_unique( array_map( static fn( string $name ): string => (string) strtok( $name, '/' ), $names ) );
		$this->assertEqualsCanonicalizing( array_keys( Kits\KINDS ), $kinds );
		$path = "$this->folder/site.zip";
		$this->assertSame( [], Kits\export_to( $path, $names ) );
		$source = $this->opened( $path );
		$this->assertTrue( Kits\check_source( $source ) );
		$this->assertSame( $names, array_values( array_intersect( $names, array_keys( $source['manifest']['objects'] ) ) ) );
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		foreach ( $names as $name ) {
			$json = $this->text( $source['read']( $name ) );
			$this->assertDoesNotMatchRegularExpression( self::ID, $json, $name );
			$this->assertDoesNotMatchRegularExpression( '~"(?:id|ref|thumbnail|parent|logo|frontPage|mediaId)":[1-9]~', str_replace( '\\"', '"', $json ), $name );
			$this->assertStringNotContainsString( "//$host", $json, $name );
			$this->assertNotSame( '', $name );
			$id = Kits\find_object( $name );
			$this->assertTrue( $id > 0 || 'settings/site' === $name, $name );
		}
		$missing = array_diff( array_merge( ...array_column( $source['manifest']['objects'], 'needs' ) ), $names );
		$this->assertSame( [], array_values( $missing ), 'Whatever is needed is there.' );
	}

	/** @testdox [KT-02] kits: each kind keeps what belongs to it, and leaves the rest */
	public function test_kinds(): void {
		$this->furnish();
		$post = $this->exported( 'post/kit-hello' );
		$this->assertSame( [ 'kit:media/kit-photo', [ 'kit:term/category--kit-news--local' ] ], [ $post['thumbnail'], $post['terms'] ] );
		$this->assertStringContainsString( 'kit:page\/kit-about', $post['meta']['footnotes'] );
		$this->assertSame( 'kit:page/kit-about', $this->exported( 'page/kit-about--team' )['parent'] );
		$item = $this->exported( 'item/kit-harbour' );
		$this->assertSame( 'kit:media/kit-photo', $item['meta']['frontage-lightbox-image-id'] );
		$this->assertArrayNotHasKey( 'secret', $item['meta'] );
		$this->assertSame( 'kit:term/category--kit-news', $this->exported( 'term/category--kit-news--local' )['parent'] );
		$media = $this->exported( 'media/kit-photo' );
		$this->assertSame( [ 'files/kit-photo.jpg', 'A harbour', 40, 30 ], [ $media['file'], $media['alt'], $media['width'], $media['height'] ] );
		$menu = $this->exported( 'menu/kit-classic' );
		$this->assertSame( [ 'kit:page/kit-about', 'kit:term/category--kit-news', 'kit:page/kit-about#team' ], [ $menu['items'][0]['object'], $menu['items'][1]['object'], $menu['items'][2]['url'] ] );
		$this->assertSame( [ 0, [ 'primary' ] ], [ $menu['items'][1]['parent'], $menu['locations'] ] );
		$settings = $this->exported( 'settings/site' );
		$this->assertSame( [ 'kit:media/kit-photo', 'page', 'kit:page/kit-home', 'kit:pattern/kit-call' ], [ $settings['logo'], $settings['showOnFront'], $settings['frontPage'], $settings['plugin']['classic_header'] ] );
		$this->assertSame( 'header', $this->exported( 'part/kit-top' )['area'] );
		$font = $this->exported( 'font/kit-serif' );
		$this->assertSame( [ [ 'settings' => [ 'fontWeight' => '400' ], 'file' => 'files/kit-serif--0.woff2' ] ], $font['faces'] );
		$styles = $this->exported( 'styles/user' );
		$this->assertSame( 'kit:media/kit-photo', $styles['styles']['background']['backgroundImage']['id'] );
		$this->assertSame( [ 'kit:font/kit-serif?face=normal-400' ], $styles['settings']['typography']['fontFamilies']['custom'][0]['fontFace'][0]['src'] );
		$export = Kits\export_object( 'styles/user' );
		$fonts  = Kits\export_object( 'font/kit-serif' );
		$this->assertIsArray( $export );
		$this->assertIsArray( $fonts );
		$entry = $export['entry'];
		$this->assertSame( [ [ 'color:sea' ], [ 'color:sea', 'font-family:kit-serif' ], [ 'font/kit-serif', 'media/kit-photo' ] ], [ $entry['presets'], $entry['defines'], $entry['needs'] ] );
		$this->assertSame( 'files/kit-serif--0.woff2', array_key_first( $fonts['files'] ) );
	}

	/** @testdox [KT-02] kits: drafts, other scripts and long names have names; what is protected, trashed or of another theme has none */
	public function test_names(): void {
		$draft = $this->add_post( 'page', '', '', [ 'post_status' => 'draft', 'post_title' => 'No name' ] );
		$thai  = $this->add_post( 'page', 'ทะเล' );
		$long  = $this->add_post( 'page', str_repeat( 'long-', 35 ) );
		foreach ( [ $draft, $thai, $long ] as $id ) {
			$name = substr( (string) Kits\name_of_id( 'post', $id ), 4 );
			$this->assertMatchesRegularExpression( '~^page/x-[0-9a-f]{12}$~', $name );
			$this->assertSame( $id, Kits\find_object( $name ) );
			$this->assertContains( $name, Kits\list_objects( [ 'content' ], true ) );
		}
		$secret = $this->add_post( 'page', 'kit-secret', '', [ 'post_password' => 'x' ] );
		$trash  = $this->add_post( 'page', 'kit-trash', '', [ 'post_status' => 'trash' ] );
		$other  = $this->add_post( 'wp_template', 'kit-other' );
		wp_set_object_terms( $other, 'another-theme', 'wp_theme' );
		$this->assertSame( [ null, null ], [ Kits\name_of_id( 'post', $secret ), Kits\name_of_id( 'post', $trash ) ] );
		$this->assertSame( [ 0, 0, 0, 0, 0 ], array_map( 'Frontage\Kits\find_object', [ 'page/kit-secret', 'page/kit-trash', 'template/kit-other', 'user/admin', 'page' ] ) );
		$this->assertNotContains( 'template/kit-other', Kits\list_objects( [ 'templates' ] ) );
	}

	/** @testdox [KT-02] kits: an address of the site is a name in each of its forms; another site’s stays */
	public function test_addresses(): void {
		$home  = home_url();
		$about = $this->ids['page/kit-about'];
		$local = $this->words( false )['{@term/category--kit-news--local}'];
		$cases = [
			"$home/kit-about/"                  => 'kit:page/kit-about',
			"$home/kit-about"                   => 'kit:page/kit-about',
			"$home/kit-about/?a=1&b=2#c"        => 'kit:page/kit-about?a=1&b=2#c',
			"$home/kit-about/page/2/"           => 'kit:home/kit-about/page/2/',
			"$home/?page_id=$about"             => 'kit:page/kit-about',
			"$home/?page_id=$about&a=1#b"       => 'kit:page/kit-about?a=1#b',
			"$home/?a=1&page_id=$about"         => 'kit:page/kit-about?a=1',
			$home                               => 'kit:home/',
			"$home/#top"                        => 'kit:home/#top',
			"$home/?s=a"                        => 'kit:home/?s=a',
			"$home/wp-content/uploads/none.pdf" => 'kit:home/wp-content/uploads/none.pdf',
			"$home/?cat={$this->ids['term/category--kit-news']}" => 'kit:term/category--kit-news',
			"$local#a"                          => 'kit:term/category--kit-news--local#a',
			"$home.evil.test/kit-about/"        => "$home.evil.test/kit-about/",
			'https://else.test/kit-about'       => 'https://else.test/kit-about',
			'//else.test/a.jpg'                 => '//else.test/a.jpg',
			(string) preg_replace( '~^https?:~', '', "$home/kit-about/" ) => 'kit:page/kit-about',
			'/kit-about/'                       => 'kit:page/kit-about',
			'/kit-about/#team'                  => 'kit:page/kit-about#team',
		];
		foreach ( $cases as $address => $expected ) {
			$this->assertSame( $expected, Kits\kit_address( $address ), $address );
			$this->assertSame( '<a href="' . esc_attr( $expected ) . '">A</a>', Kits\walk_content( '<a href="' . esc_attr( $address ) . '">A</a>', Kits\to_names() ) );
		}
		foreach ( [ '/kit-about/', '/', '/^regex$/' ] as $text ) {
			$block = '<!-- wp:shop/a {"pattern":"' . $text . '"} /-->';
			$this->assertSame( $block, Kits\walk_content( $block, Kits\to_names() ), 'Only where an address is expected.' );
		}
	}

	/** @testdox [KT-02] kits: names of the portfolio’s post type and taxonomies are a kit’s own in it, and the site’s after it */
	public function test_keys(): void {
		$type    = post_type();
		$content = sprintf( '<!-- wp:query {"query":{"postType":"%1$s","taxQuery":{"%1$s-categories":[{#term/frontage-portfolio-categories--kit-brand}]}}} --><!-- wp:post-terms {"term":"%1$s-tags"} /--><!-- /wp:query --><p class="%1$s-mine">%1$s-item, https://else.test/%1$s/</p>', $type );
		$this->add_post( 'page', 'kit-keys', $this->own( $content ) );
		$id = $this->add_post( 'wp_template', "single-$type" );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		$this->assertContains( 'template/single-frontage-portfolio', Kits\list_objects( [ 'templates' ] ) );
		$this->assertSame( $id, Kits\find_object( 'template/single-frontage-portfolio' ) );
		$this->assertSame( 'single-frontage-portfolio', $this->exported( 'template/single-frontage-portfolio' )['slug'] );
		$page     = $this->exported( 'page/kit-keys' );
		$expected = strtr( str_replace( [ ":\"$type", "{\"$type-" ], [ ':"frontage-portfolio', '{"frontage-portfolio-' ], $content ), $this->words( true ) );
		$this->assertSame( $expected, str_replace( '\u002d', '-', $page['content'] ) );
		$this->assertSame( $content, strtr( str_replace( '\u002d', '-', Kits\site_key( $page )['content'] ), [ '"kit:term/frontage-portfolio-categories--kit-brand"' => '{#term/frontage-portfolio-categories--kit-brand}' ] ) );
		$this->assertSame( [ "$type-categories" => [ prefix() . '-lightbox-image-id' => 'wp-block-frontage-portfolio kit:term/frontage-portfolio-tags--a' ] ], Kits\site_key( [ 'frontage-portfolio-categories' => [ 'frontage-lightbox-image-id' => 'wp-block-frontage-portfolio kit:term/frontage-portfolio-tags--a' ] ] ) );
	}

	/** @testdox [KT-02] kits: the summary finds what an object needs, also where core escapes it, and each thing once */
	public function test_summary(): void {
		$action  = $this->words( true )['{json-action}'];
		$content = '<!-- wp:frontage/portfolio {"categorySelectedNum":["kit:term/a\u002d\u002db"],"textColor":"sea","fontSize":"large"} /-->'
			. '<!-- wp:group {"style":{"spacing":{"padding":"var:preset|spacing|40"}}} --><p style="color:var(--wp--preset--color--sea)"><a href="kit:page/about#us">A</a> kit:home/a</p><!-- /wp:group -->'
			. '<!-- wp:button {"frontageAction":"' . $action . '"} /-->';
		$summary = Kits\summary( [ 'title' => 'A', 'content' => $content, 'parent' => 'kit:page/up', 'terms' => [ 'kit:term/a--b' ] ], 'page/up' );
		$styled  = Kits\summary( [ 'content' => '<!-- wp:heading {"style":{"typography":{"fontSize":"50px","fontFamily":"Arial"},"elements":{"link":{"color":{"text":"var:preset|color|sea"}}}},"fontSize":"large"} --><h2>A "}</h2><!-- /wp:heading -->' ], 'page/up' );
		$global  = Kits\summary( [ 'version' => 3, 'styles' => [ 'typography' => [ 'fontSize' => '50px' ] ] ], 'styles/user' );
		$this->assertSame( [ [ 'color:sea', 'font-size:large' ], [] ], [ $styled['presets'], $global['presets'] ], 'Sizes by hand are no presets.' );
		$this->assertSame(
			[
				'title'   => 'A',
				'needs'   => [ 'media/kit-photo', 'page/about', 'term/a--b' ],
				'blocks'  => [ 'core/button', 'core/group', 'frontage/portfolio' ],
				'presets' => [ 'color:sea', 'font-size:large', 'spacing:40' ],
			],
			$summary
		);
	}
}
