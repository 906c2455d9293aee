<?php
/** Pages with every block of ours, in parts that can be printed one by one. */

declare( strict_types=1 );

namespace Frontage\Tests\Safety;

use Frontage\Portfolio;
use function Frontage\Header\chosen_header;

trait Pages {

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
		update_option( 'users_can_register', '1' );
		$type = get_post_type_object( Portfolio\post_type() );
		$this->assertNotNull( $type );
		$type->has_archive = true;

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
			'counter'                   => '{"end":1200,"title":"Items"}',
			'progress'                  => '{"percent":40,"title":"Done"}',
			'text-path'                 => '{"text":"Round the harbour"}',
			'contact-buttons'           => '{"links":[{"type":"email","value":"ann@example.org"}]}',
			'video'                     => '{"url":"https://youtu.be/dQw4w9WgXcQ"}',
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
				\Frontage\Share\daily_hash( 'x' );
				\Frontage\Share\is_rate_limited();
				\Frontage\Share\counts_answer( [ "http://localhost/?p=$post" ] );
			},
			'structure' => static function () use ( $item ): void {
				\Frontage\ItemPage\item_data( $item );
				\Frontage\ItemPage\bound_values( [ 'id' => $item->ID ] );
				\Frontage\ItemPage\term_lines( $item );
			},
		];
		$steps  += [
			'lists'        => static function () use ( $pattern ): void {
				require_once dirname( __DIR__, 3 ) . '/src/elementor/convert/conversion.php';
				\Frontage\Elementor\converters();
				\Frontage\Sections\stretch_blocks();
				\Frontage\Sticky\sticky_blocks();
				Portfolio\seed_of_today();
				// With a gallery in a pattern all pages are meant.
				wp_update_post( [ 'ID' => $pattern, 'post_status' => 'draft' ] );
				\Frontage\GalleryCache\gallery_pages();
				wp_publish_post( $pattern );
			},
			'registration' => [ $this, 'register_again' ],
			'kits'         => static function () use ( $item, $page ): void {
				require_once dirname( __DIR__, 3 ) . '/src/kits/load.php';
				\Frontage\Kits\limits();
				\Frontage\Kits\sources();
				\Frontage\Kits\screen_links();
				\Frontage\Kits\upload_limit();
				\Frontage\Kits\refused_by_plugins( __FILE__, 'a.jpg', 'image/jpeg', 1 );
				foreach ( array_filter( array_map( 'get_post', [ $item->ID, $page ] ) ) as $post ) {
					\Frontage\Kits\export_object( \Frontage\Kits\name_of_post( $post ) );
					\Frontage\Kits\tells_of_publication( $post );
				}
			},
			'preview'      => static function (): void {
				add_filter( 'frontage_is_previewed', '__return_true' );
				\Frontage\Preview\print_script();
				remove_filter( 'frontage_is_previewed', '__return_true' );
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
					$GLOBALS['wp_query']     = new \WP_Query( $id ? [ 'p' => $id, 'post_type' => 'any' ] : [ 'year' => 2026, 's' => 'Word' ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The page that is shown.
					$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the main query has it.
					unset( $GLOBALS['post'] );
					if ( $id ) {
						the_post();
					}
					$steps[ $name ]();
				};
			}
		}
		return $all;
	}

	/** Registers post type and taxonomies anew. */
	private function register_again(): void {
		array_map( 'unregister_taxonomy', array_map( 'Frontage\Portfolio\taxonomy', Portfolio\KINDS ) );
		unregister_post_type( Portfolio\post_type() );
		Portfolio\register_items();
		Portfolio\register_taxonomies();
	}
}
