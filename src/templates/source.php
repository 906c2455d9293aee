<?php
/** Reads templates as objects of a kit: `template.json`, `styles.json`, and block markup in `pages/`, `parts/`, `templates/`, `items/`, `posts/`. */

declare( strict_types=1 );

namespace Frontage\Templates;

use Frontage\Kits;
use Frontage\Portfolio;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__ ) . '/kits/load.php';
require_once __DIR__ . '/branding/branding.php';
require_once __DIR__ . '/branding/decorate.php';
require_once __DIR__ . '/branding/pictures.php';

/** The day of the newest item and post; each next one is a week older. */
const NEWEST = '2026-06-20 10:00:00';

/** @return list<string> Names of all templates, in the order of the chooser. */
function names(): array {
	return [ 'studio', 'photographer', 'agency', 'film-maker', 'journal', 'shop-front' ];
}

/**
 * Title, description, and what else template.json says.
 * @return array<string, mixed>
 */
function about( string $name ): array {
	return in_array( $name, names(), true ) ? decoded( __DIR__ . "/$name/template.json" ) : [];
}

/**
 * All objects of a template, as in a kit.
 * @return array<string, array<string, mixed>> By name, such as `page/about`: what others need first.
 */
function objects( string $name ): array {
	$about = about( $name );
	return $about ? array_merge(
		terms( $about ),
		posts( $name, $about, 'item' ),
		posts( $name, $about, 'post' ),
		pages( $name, $about ),
		menu( $about ),
		markup( $name, 'parts', 'part' ),
		markup( $name, 'templates', 'template' ),
		[
			'styles/user'   => [ 'title' => 'Custom Styles' ] + decoded( __DIR__ . "/$name/styles.json" ),
			'settings/site' => [
				'showOnFront' => 'page',
				'frontPage'   => 'kit:page/home',
				'postsPage'   => 'kit:page/journal',
				'plugin'      => items( $about['settings'] ?? [] ),
			],
		]
	) : [];
}

/**
 * A template as a source of an import, with all its pictures. Its styles hold CSS, so that it has to be imported as trusted.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $own Filled in by the owner, of own(); [] for the template as it is.
 * @return array{manifest: array<string, mixed>, read: callable(string): (string|\WP_Error), file: callable(string): (string|\WP_Error)}
 *         As from Frontage\Kits\open_source().
 */
function source( string $name, array $own = [] ): array {
	$json    = [];
	$entries = [];
	$files   = [];
	foreach ( objects_with( $name, $own ) as $key => $object ) {
		$object = array_filter( $object, static fn( $value ): bool => ! in_array( $value, [ '', null, 0, [] ], true ) );
		if ( isset( $object['file'] ) ) {
			$path                     = picture_file( $object['file'] );
			$files[ $object['file'] ] = [
				'size'   => (int) filesize( $path ),
				'sha256' => (string) hash_file( 'sha256', $path ),
				'type'   => text( Kits\type_of_file( $path, $object['file'] ) ),
			];
		}
		$json[ $key ]    = (string) wp_json_encode( $object, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$entries[ $key ] = Kits\summary( items( json_decode( $json[ $key ], true ) ), $key ) + [
			'size'   => strlen( $json[ $key ] ),
			'sha256' => hash( 'sha256', $json[ $key ] ),
		];
	}
	$head = [
		'title'       => text( about( $name )['title'] ?? '' ),
		'description' => text( about( $name )['description'] ?? '' ),
		'created'     => gmdate( 'c', (int) strtotime( NEWEST . ' UTC' ) ),
		'theme'       => 'twentytwentyfive',
	];
	return [
		'manifest' => $head + Kits\manifest( $entries, $files ),
		'read'     => static fn( string $key ) => $json[ $key ] ?? Kits\refuse( 'unlisted', $key ),
		'file'     => static fn( string $key ) => isset( $files[ $key ] ) ? copy_of( picture_file( $key ) ) : Kits\refuse( 'unlisted', $key ),
	];
}

/**
 * Path of a copy, which belongs to the caller.
 * @return string|\WP_Error
 */
function copy_of( string $path ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$copy = wp_tempnam( basename( $path ) );
	return copy( $path, $copy ) ? $copy : Kits\refuse( 'missing', 'files/' . basename( $path ) );
}

/**
 * Pictures that objects use, as objects of a kit.
 * @param array<string, array<string, mixed>> $objects From objects().
 * @return array<string, array<string, mixed>> By name, such as `media/eave`.
 */
function pictures( array $objects ): array {
	preg_match_all( '#kit:(media/[a-z0-9_-]+)#', (string) wp_json_encode( $objects, JSON_UNESCAPED_SLASHES ), $used );
	$pictures = [];
	foreach ( decoded( __DIR__ . '/pictures/pictures.json' ) as $slug => $picture ) {
		if ( in_array( "media/$slug", $used[1], true ) ) {
			$pictures[ "media/$slug" ] = [
				'slug' => $slug,
			] + $picture;
		}
	}
	return $pictures;
}

/** Path of a file that an object of the kind media names: `files/eave.webp`. */
function picture_file( string $file ): string {
	return __DIR__ . '/pictures/' . basename( $file );
}

/**
 * @param array<string, mixed> $about
 * @return array<string, array<string, mixed>>
 */
function terms( array $about ): array {
	$terms = [];
	foreach ( [
		'categories' => Kits\kit_key( Portfolio\taxonomy( 'categories' ) ),
		'topics'     => 'category',
	] as $key => $taxonomy ) {
		foreach ( items( $about[ $key ] ?? [] ) as $slug => $name ) {
			$terms[ "term/$taxonomy--$slug" ] = [
				'taxonomy' => $taxonomy,
				'name'     => $name,
				'slug'     => $slug,
			];
		}
	}
	return $terms;
}

/**
 * Portfolio items or journal posts, the first one is the newest.
 * @param array<string, mixed> $about
 * @param 'item'|'post' $kind
 * @return array<string, array<string, mixed>>
 */
function posts( string $name, array $about, string $kind ): array {
	$taxonomy = 'item' === $kind ? Kits\kit_key( Portfolio\taxonomy( 'categories' ) ) : 'category';
	$posts    = [];
	foreach ( array_values( items( $about[ "{$kind}s" ] ?? [] ) ) as $place => $post ) {
		$refer = static fn( string $slug ): string => "kit:term/$taxonomy--$slug";
		$meta  = [];
		foreach ( items( $post['item'] ?? [] ) as $word => $value ) {
			$meta[ Kits\kit_key( Portfolio\meta_keys()[ $word ] ) ] = $value;
		}
		$posts[ "$kind/{$post['slug']}" ] = [
			'title'     => $post['title'],
			'slug'      => $post['slug'],
			'status'    => 'publish',
			'content'   => text( content( $name, "{$kind}s/{$post['slug']}" ), paragraphs( items( $post['text'] ?? [] ) ) ),
			'excerpt'   => $post['excerpt'] ?? '',
			'date'      => gmdate( 'Y-m-d H:i:s', (int) strtotime( NEWEST . " UTC -$place weeks" ) ),
			'order'     => $place,
			'terms'     => array_map( $refer, items( $post['terms'] ?? [] ) ),
			'thumbnail' => "kit:media/{$post['picture']}",
			'meta'      => $meta,
		];
	}
	return $posts;
}

/**
 * @param array<string, mixed> $about
 * @return array<string, array<string, mixed>>
 */
function pages( string $name, array $about ): array {
	$pages = [];
	foreach ( items( $about['pages'] ?? [] ) as $slug => $title ) {
		$pages[ "page/$slug" ] = [
			'title'   => $title,
			'slug'    => $slug,
			'status'  => 'publish',
			'content' => (string) content( $name, "pages/$slug" ),
			'date'    => NEWEST,
			'order'   => count( $pages ),
		];
	}
	return $pages;
}

/**
 * @param array<string, mixed> $about
 * @return array<string, array<string, mixed>>
 */
function menu( array $about ): array {
	$links = '';
	foreach ( items( $about['menu'] ?? [] ) as $slug ) {
		$link   = [
			'label' => $about['pages'][ $slug ] ?? $slug,
			'type'  => 'page',
			'id'    => "kit:page/$slug",
			'url'   => "kit:page/$slug",
			'kind'  => 'post-type',
		];
		$links .= '<!-- wp:navigation-link ' . serialize_block_attributes( $link ) . ' /-->';
	}
	return [
		'navigation/main' => [
			'title'   => 'Main',
			'slug'    => 'main',
			'status'  => 'publish',
			'content' => $links,
			'date'    => NEWEST,
		],
	];
}

/**
 * Template parts or templates.
 * @param 'parts'|'templates' $folder
 * @return array<string, array<string, mixed>>
 */
function markup( string $name, string $folder, string $kind ): array {
	$objects = [];
	foreach ( (array) glob( __DIR__ . "/$name/$folder/*.html" ) as $file ) {
		$slug  = basename( (string) $file, '.html' );
		$named = 'single-item' === $slug ? 'single-' . Kits\kit_key( Portfolio\post_type() ) : $slug;

		$objects[ "$kind/$named" ] = [
			'title'   => ucfirst( str_replace( '-', ' ', $slug ) ),
			'slug'    => $named,
			'status'  => 'publish',
			'content' => (string) content( $name, "$folder/$slug" ),
			'date'    => NEWEST,
		] + ( 'part' === $kind ? [ 'area' => $slug ] : [] );
	}
	return $objects;
}

/** Block markup in a file of a template; null if there is none. */
function content( string $name, string $file ): ?string {
	$path = __DIR__ . "/$name/$file.html";
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
	return is_readable( $path ) ? trim( (string) file_get_contents( $path ) ) : null;
}

/**
 * Paragraphs as blocks.
 * @param array<mixed> $texts Sentences as HTML.
 */
function paragraphs( array $texts ): string {
	return implode( "\n\n", array_map( static fn( $text ): string => "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->", $texts ) );
}

/** @return array<string, mixed> */
function decoded( string $path ): array {
	return items( wp_json_file_decode( $path, [ 'associative' => true ] ) );
}
