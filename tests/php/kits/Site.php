<?php
/** A site with one object of each kind, whose ids are found nowhere else. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use function Frontage\Portfolio\taxonomy;

require_once __DIR__ . '/KitTestCase.php';

abstract class Site extends KitTestCase {

	/** @var array<string, int> Ids by name in the kit. */
	protected array $ids = [];

	/** All ids of the site; no other number begins so. */
	protected const ID = '~9182\d\d~';

	protected function set_up(): void {
		parent::set_up();
		update_option( 'permalink_structure', '/%postname%/' );
		$GLOBALS['wp_rewrite']->init();
		$this->add( 'media/kit-photo', $this->renamed( 'posts', 'ID', $this->add_photo( 'kit-photo' ) ) );
		foreach ( [ 'page/kit-about' => 0, 'page/kit-about--team' => 1, 'page/kit-home' => 0, 'pattern/kit-call' => 0, 'navigation/kit-main' => 0, 'item/kit-harbour' => 0, 'post/kit-hello' => 0 ] as $name => $is_child ) {
			[ $kind, $slug ] = explode( '/', $name );
			$slugs           = explode( '--', $slug );
			$this->add( $name, $this->add_post( \Frontage\Kits\post_type_of( $kind ), end( $slugs ), '', [ 'import_id' => 918200 + count( $this->ids ), 'post_parent' => $is_child ? $this->ids['page/kit-about'] : 0 ] ) );
		}
		foreach ( [ 'term/category--kit-news' => 'category', 'term/category--kit-news--local' => 'category', 'term/frontage-portfolio-categories--kit-brand' => taxonomy( 'categories' ), 'menu/kit-classic' => 'nav_menu' ] as $name => $taxonomy ) {
			$slugs = explode( '--', explode( '/', $name )[1] );
			$term  = wp_insert_term( end( $slugs ), $taxonomy, [ 'parent' => str_ends_with( $name, 'local' ) ? max( 0, $this->ids['term/category--kit-news'] ) : 0 ] );
			$this->assertIsArray( $term, $name );
			$this->add( $name, $this->renamed( 'terms', 'term_id', $term['term_id'] ) );
		}
		clean_taxonomy_cache( 'category' );
		wp_cache_flush();
		$GLOBALS['wp_rewrite']->flush_rules( false );
	}

	protected function tear_down(): void {
		parent::tear_down();
		$GLOBALS['wp_rewrite']->init();
	}

	private function add( string $name, int $id ): void {
		$this->ids[ $name ] = $id;
	}

	/** Gives an object an id of its own. */
	private function renamed( string $table, string $column, int $id ): int {
		global $wpdb;
		$new = 918250 + count( $this->ids );
		$wpdb->update( $wpdb->$table, [ $column => $new ], [ $column => $id ] );
		if ( 'terms' === $table ) {
			$wpdb->update( $wpdb->term_taxonomy, [ 'term_id' => $new ], [ 'term_id' => $id ] );
		} else {
			$wpdb->update( $wpdb->postmeta, [ 'post_id' => $new ], [ 'post_id' => $id ] );
		}
		wp_cache_flush();
		return $new;
	}

	/**
	 * What the words of a template stand for: `{page/kit-about}` for an id in a text, `{#page/kit-about}` for one in JSON, `{@page/kit-about}` for an address.
	 * @return array<string, string>
	 */
	protected function words( bool $is_kit ): array {
		$words                  = [
			'{home}'   => $is_kit ? 'kit:home' : home_url(),
			'{sized}'  => $is_kit ? 'kit:media/kit-photo?size=20x15' : str_replace( '.jpg', '-20x15.jpg', (string) wp_get_attachment_url( $this->ids['media/kit-photo'] ) ),
			'{action}' => '#frontage-action:action=lightbox&settings=' . base64_encode( (string) wp_json_encode( [ 'id' => $is_kit ? 'kit:media/kit-photo' : $this->ids['media/kit-photo'], 'type' => 'image' ] ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As links that act have it.
		];
		$words['{json-action}'] = str_replace( '&', '\u0026', $words['{action}'] );
		$words['{html-action}'] = str_replace( '&', '&amp;', $words['{action}'] );
		foreach ( $this->ids as $name => $id ) {
			$url                  = 'media/kit-photo' === $name ? wp_get_attachment_url( $id ) : ( str_starts_with( $name, 'term/' ) ? get_term_link( $id ) : get_permalink( $id ) );
			$url                  = is_string( $url ) ? $url : '';
			$words[ "{{$name}}" ] = $is_kit ? "kit:$name" : (string) $id;
			$words[ "{#$name}" ]  = $is_kit ? "\"kit:$name\"" : (string) $id;
			$words[ "{@$name}" ]  = $is_kit ? "kit:$name" : $url;
		}
		return $words;
	}
}
