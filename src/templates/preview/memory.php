<?php
/** Objects of a template as posts and terms in this request's object cache, under ids that no site has. */

declare( strict_types=1 );

namespace Frontage\Templates;

use function Frontage\Kits\post_type_of;
use function Frontage\Kits\site_key;
use function Frontage\Kits\walk;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** The template that this request shows. */
final class Memory {

	/** Ids begin here. */
	private const FIRST = 2000000000;

	/** @var string */
	private static $template = '';

	/** @var array<string, int> By name. */
	private static $ids = [];

	/** @var list<\WP_Post> */
	private static $posts = [];

	/** @var list<\WP_Term> */
	private static $terms = [];

	/** @var string Word or name of the page that is shown. */
	private static $page = '';

	/** @var array<string, array<string, mixed>> By name. */
	private static $objects = [];

	/**
	 * Takes up all objects of a template.
	 * @param array<string, mixed> $own Filled in by the owner.
	 */
	public static function fill( string $template, string $page, array $own ): void {
		self::clear();
		$objects        = objects_with( $template, $own );
		self::$template = $template;
		self::$page     = $page;
		self::$objects  = $objects;
		// A persistent cache must not keep them.
		$groups = [ 'posts', 'post_meta', 'terms', 'term_meta', 'post-queries', 'term-queries', 'counts' ];
		wp_cache_add_non_persistent_groups( array_merge( $groups, self::relations() ) );
		foreach ( array_keys( $objects ) as $name ) {
			self::$ids[ $name ] = self::FIRST + count( self::$ids );
		}
		foreach ( $objects as $name => $object ) {
			$kind = (string) strtok( $name, '/' );
			if ( 'term' === $kind ) {
				self::add_term( self::$ids[ $name ], $object );
			} elseif ( 'styles' !== $kind && 'settings' !== $kind ) {
				self::add_post( $name, $kind, $object );
			}
		}
		self::count_terms();
	}

	public static function clear(): void {
		foreach ( self::$ids as $id ) {
			foreach ( array_merge( [ 'posts', 'post_meta', 'terms', 'term_meta' ], self::relations() ) as $group ) {
				wp_cache_delete( $id, $group );
			}
		}
		self::$objects = [];
		self::$ids     = [];
		self::$posts   = [];
		self::$terms   = [];
	}

	public static function page(): string {
		return self::$page;
	}

	/** @return array<string, mixed> An object, as in the kit. */
	public static function read( string $name ): array {
		return self::$objects[ $name ];
	}

	public static function template(): string {
		return self::$template;
	}

	/** @return array<string, mixed> */
	public static function about(): array {
		return about( self::$template );
	}

	/** Id of an object; 0 if the template has none of that name. */
	public static function id( string $name ): int {
		return self::$ids[ $name ] ?? 0;
	}

	/** Name of the object with an id; '' for ids of the site. */
	public static function name( int $id ): string {
		return (string) array_search( $id, self::$ids, true );
	}

	/** Name of the newest post of a type. */
	public static function first( string $type ): string {
		foreach ( self::$posts as $post ) {
			if ( $type === $post->post_type ) {
				return self::name( $post->ID );
			}
		}
		return '';
	}

	/** @return list<\WP_Post> */
	public static function posts(): array {
		return self::$posts;
	}

	/** @return list<\WP_Term> */
	public static function terms(): array {
		return self::$terms;
	}

	/** @return list<string> Groups of the cache with the terms of posts. */
	private static function relations(): array {
		return array_map( static fn( string $taxonomy ): string => "{$taxonomy}_relationships", array_values( get_taxonomies() ) );
	}

	/** @param array<string, mixed> $object */
	private static function add_term( int $id, array $object ): void {
		$term = (object) [
			'term_id'          => $id,
			'name'             => $object['name'],
			'slug'             => $object['slug'],
			'term_group'       => 0,
			'term_taxonomy_id' => $id,
			'taxonomy'         => site_key( $object['taxonomy'] ),
			'description'      => '',
			'parent'           => 0,
			'count'            => 0,
			'filter'           => 'raw',
		];
		wp_cache_set( $id, $term, 'terms' );
		wp_cache_set( $id, [], 'term_meta' );
		self::$terms[] = new \WP_Term( $term );
	}

	/** @param array<string, mixed> $object */
	private static function add_post( string $name, string $kind, array $object ): void {
		$id     = self::$ids[ $name ];
		$object = site_key( walk( $object, $kind, __NAMESPACE__ . '\refer' ) );
		$date   = text( $object['date'] ?? NEWEST );
		$row    = (object) [
			'ID'                    => $id,
			'post_author'           => (string) get_current_user_id(),
			'post_date'             => $date,
			'post_date_gmt'         => $date,
			'post_modified'         => $date,
			'post_modified_gmt'     => $date,
			'post_title'            => text( $object['title'] ),
			'post_content'          => text( $object['content'] ?? '' ),
			'post_excerpt'          => text( $object['excerpt'] ?? $object['caption'] ?? '' ),
			'post_status'           => 'media' === $kind ? 'inherit' : 'publish',
			'post_type'             => post_type_of( $kind ),
			'post_name'             => text( $object['slug'] ),
			'post_mime_type'        => 'media' === $kind ? 'image/webp' : '',
			'menu_order'            => (int) ( $object['order'] ?? 0 ),
			'post_parent'           => 0,
			'comment_status'        => 'closed',
			'ping_status'           => 'closed',
			'comment_count'         => '0',
			'post_password'         => '',
			'to_ping'               => '',
			'pinged'                => '',
			'guid'                  => '',
			'filter'                => 'raw',
			'post_content_filtered' => '',
		];
		wp_cache_set( $id, $row, 'posts' );
		wp_cache_set( $id, self::meta( $kind, $object ), 'post_meta' );
		self::relate( $id, $kind, $object );
		self::$posts[] = new \WP_Post( $row );
	}

	/**
	 * @param array<string, mixed> $object
	 * @return array<string, list<mixed>>
	 */
	private static function meta( string $kind, array $object ): array {
		$meta = items( $object['meta'] ?? [] );
		if ( isset( $object['thumbnail'] ) ) {
			$meta['_thumbnail_id'] = (int) $object['thumbnail'];
		}
		if ( 'media' === $kind ) {
			$file = basename( text( $object['file'] ) );
			$meta = [
				'_wp_attached_file'        => $file,
				'_wp_attachment_image_alt' => $object['alt'],
				'_wp_attachment_metadata'  => [
					'file'   => $file,
					'width'  => $object['width'],
					'height' => $object['height'],
					'sizes'  => [],
				],
			];
		}
		$stored = [];
		foreach ( $meta as $key => $value ) {
			$stored[ site_key( $key ) ] = [ maybe_serialize( $value ) ];
		}
		return $stored;
	}

	/**
	 * Caches the terms of a post, in all taxonomies, so that none is looked up.
	 * @param array<string, mixed> $object
	 */
	private static function relate( int $id, string $kind, array $object ): void {
		$ids = array_map( 'intval', items( $object['terms'] ?? [] ) );
		foreach ( get_taxonomies() as $taxonomy ) {
			$of  = array_filter( self::$terms, static fn( \WP_Term $term ): bool => $term->taxonomy === $taxonomy && in_array( $term->term_id, $ids, true ) );
			$all = array_values( wp_list_pluck( $of, 'term_id' ) );
			if ( 'wp_theme' === $taxonomy && in_array( $kind, [ 'part', 'template' ], true ) ) {
				$all = [ self::own_term( $taxonomy, get_stylesheet() ) ];
			} elseif ( 'wp_template_part_area' === $taxonomy && 'part' === $kind ) {
				$all = [ self::own_term( $taxonomy, text( $object['area'] ) ) ];
			}
			wp_cache_set( $id, $all, "{$taxonomy}_relationships" );
		}
	}

	/** Id of a term that is no object of the template: its theme, the area of a part. */
	private static function own_term( string $taxonomy, string $name ): int {
		$key = "term/$taxonomy--$name";
		if ( ! isset( self::$ids[ $key ] ) ) {
			self::$ids[ $key ] = self::FIRST + count( self::$ids );
			self::add_term(
				self::$ids[ $key ],
				[
					'name'     => $name,
					'slug'     => $name,
					'taxonomy' => $taxonomy,
				]
			);
		}
		return self::$ids[ $key ];
	}

	private static function count_terms(): void {
		foreach ( self::$terms as $term ) {
			foreach ( self::$posts as $post ) {
				$of           = items( wp_cache_get( $post->ID, "{$term->taxonomy}_relationships" ) );
				$term->count += in_array( $term->term_id, $of, true ) ? 1 : 0;
			}
			wp_cache_set( $term->term_id, $term->data, 'terms' );
		}
	}
}
