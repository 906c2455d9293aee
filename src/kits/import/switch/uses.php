<?php
/** What of an import is in use since by something else: by id and by address, in contents, meta, widgets, options, comments. In doubt it is. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Names of options, meta and what is in them under which a number may be the id of a post, and of a term. */
const ID_KEYS   = '~image|img|gallery|thumbnail|photo|picture|logo|icon|media|video|audio|file|page|post|item|object|link|(?:^|[_.-])ids?(?:$|[_.\d-])~i';
const TERM_KEYS = '~menu|term|categor|tag|object|(?:^|[_.-])tax~i';

/**
 * Uses in comments, terms and options, which are looked for at once.
 * @param array<string, mixed>                    $run
 * @param list<array<string, mixed>>              $journal
 * @param array<string, array<int|string, mixed>> $known   Of known_by().
 * @return array<string, true> By `<taxonomy> <id>`.
 */
function uses_beside( array $run, array $journal, array $known ): array {
	return array_fill_keys( used_rows( ids_of( $journal ) ), true ) + uses_in_options( $run, $known );
}

/** Name of a file without the size of a picture and its ending, with the month of its folder if that is told. */
function file_stem( string $file ): string {
	preg_match( '~(?:\d{4}/\d\d/)?[^/]+$~D', rawurldecode( $file ), $name );
	return (string) preg_replace( '~(?:-\d+x\d+|-scaled|-rotated)*\.[^.]*$~', '', $name[0] ?? '' );
}

/** Path of an address of this site, as far as it tells pages apart; '' for another site's, for the home page. */
function path_of( string $address ): string {
	$home  = wp_parse_url( home_url( '/' ) );
	$parts = wp_parse_url( $address );
	if ( ! is_array( $home ) || ! is_array( $parts ) || ( $parts['host'] ?? $home['host'] ?? '' ) !== ( $home['host'] ?? '' ) ) {
		return '';
	}
	parse_str( $parts['query'] ?? '', $query );
	foreach ( [ 'p', 'page_id', 'attachment_id' ] as $key ) {
		if ( isset( $query[ $key ] ) ) {
			return '?' . text( $query[ $key ] );
		}
	}
	$path = trim( strtolower( rawurldecode( $parts['path'] ?? '' ) ), '/' );
	return trim( $home['path'] ?? '', '/' ) === $path ? '' : $path;
}

/**
 * Uses that the database knows: comments, children, posts in terms.
 * @param array{posts: list<int>, terms: list<int>} $own
 * @return list<string>
 */
function used_rows( array $own ): array {
	global $wpdb;
	$posts = implode( ',', array_merge( [ 0 ], $own['posts'] ) );
	$terms = implode( ',', array_merge( [ 0 ], $own['terms'] ) );
	// phpcs:disable WordPress.DB -- Ids are numbers.
	$used  = $wpdb->get_col(
		"SELECT comment_post_ID FROM {$wpdb->comments} WHERE comment_post_ID IN ( $posts ) AND comment_type NOT IN ( 'note' )
		UNION SELECT post_parent FROM {$wpdb->posts}
		WHERE post_parent IN ( $posts ) AND ID NOT IN ( $posts ) AND post_type NOT IN ( 'revision', 'attachment' )"
	);
	$filed = $wpdb->get_results(
		"SELECT DISTINCT x.term_id, x.taxonomy FROM {$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id
		WHERE x.term_id IN ( $terms ) AND x.taxonomy <> 'nav_menu' AND r.object_id NOT IN ( $posts )"
	);
	// phpcs:enable
	$used = array_map( static fn( $id ): string => " $id", $used );
	return array_values( array_merge( $used, array_map( static fn( $term ): string => "$term->taxonomy $term->term_id", (array) $filed ) ) );
}

/**
 * @param int[]                             $ids
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_posts( array $ids, array $known ): array {
	global $wpdb;
	$in   = implode( ',', $ids );
	$uses = [];
	$sql  = "SELECT post_content, post_excerpt FROM {$wpdb->posts} WHERE ID IN ( $in )";
	foreach ( (array) need_read( $wpdb->get_results( $sql ) ) as $post ) { // phpcs:ignore WordPress.DB -- Numbers; past caches.
		$uses += uses_in_text( "$post->post_content\n$post->post_excerpt", $known );
	}
	return $uses;
}

/**
 * Uses in a text: addresses and files by their names, ids where the table of references has some.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_text( string $text, array $known ): array {
	$uses = [];
	$flat = str_replace( [ '\\/', '&amp;', '&#038;' ], [ '/', '&', '&' ], $text );
	preg_match_all( '~(?:\d{4}/\d\d/)?[^/\s"\'<>()?#=,\\\\]+\.\w{2,5}(?!\w)~u', $flat, $files );
	foreach ( array_unique( $files[0] ) as $file ) {
		$uses[ $known['files'][ file_stem( $file ) ] ?? '' ] = true;
	}
	preg_match_all( '~(?:https?:)?//[^\s"\'<>()\[\]\\\\]+|(?<=["\'(=])/[^\s"\'<>()\[\]\\\\]+~', $flat, $addresses );
	foreach ( array_unique( $addresses[0] ) as $address ) {
		$path  = path_of( $address );
		$uses += [ $known['paths'][ $path ] ?? '' => true ];
		$uses += array_fill_keys( '?' === ( $path[0] ?? '' ) ? $known['ids'][ (int) substr( $path, 1 ) ] ?? [] : [], true );
	}
	preg_match_all( '~\d+~', $flat, $numbers );
	if ( array_intersect_key( $known['ids'], array_flip( $numbers[0] ) ) ) {
		// Reading blocks takes long, so only those that hold such a number.
		$collect = static function ( string $type, $value ) use ( &$uses, $known ) {
			foreach ( is_numeric( $value ) ? $known['ids'][ (int) $value ] ?? [] : [] as $use ) {
				$is_term = ' ' !== $use[0];
				if ( in_array( $type, [ 'term', 'menu' ], true ) === $is_term ) {
					$uses[ $use ] = true;
				}
			}
			return $value;
		};
		walk( [ 'content' => $text ], 'page', $collect );
	}
	unset( $uses[''] );
	return $uses;
}

/**
 * Uses in a value of meta or of an option: in texts by address, under names that are those of ids by number.
 * @param mixed                                   $value
 * @param string                                  $key   Its name.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_value( $value, string $key, array $known ): array {
	$uses = [];
	if ( is_array( $value ) ) {
		foreach ( $value as $inner => $one ) {
			// A list goes by its own name, and so do the places of menus.
			$uses += uses_in_value( $one, is_int( $inner ) || 'nav_menu_locations' === $key ? $key : $inner, $known );
		}
	} elseif ( is_int( $value ) || ( is_string( $value ) && preg_match( '~^\d[\d\s,;|]*$~', $value ) ) ) {
		// A post and a term may have the same id.
		$is_one = static fn( string $use ): bool => (bool) preg_match( ' ' === $use[0] ? ID_KEYS : TERM_KEYS, $key );
		foreach ( (array) preg_split( '~\D+~', (string) $value ) as $number ) {
			$uses += array_fill_keys( array_filter( $known['ids'][ (int) $number ] ?? [], $is_one ), true );
		}
	} elseif ( is_string( $value ) && strlen( $value ) > 4 ) {
		$json  = in_array( $value[0], [ '{', '[' ], true ) ? json_decode( $value, true ) : null;
		$uses += is_array( $json ) ? uses_in_value( $json, $key, $known ) : [];
		$uses += uses_in_text( $value, $known );
	}
	return $uses;
}

/**
 * A stored value; of objects nothing is made.
 * @return mixed
 */
function stored_value( string $value ) {
	return is_serialized( $value ) ? @unserialize( trim( $value ), [ 'allowed_classes' => false ] ) : $value; // phpcs:ignore -- Without classes.
}

/**
 * Uses in meta of posts.
 * @param string                                  $column `meta_id` or `post_id`.
 * @param list<int>                               $ids    Of it.
 * @param array<int, mixed>                       $own    Ids of posts of the run, as keys.
 * @param array<string, array<int|string, mixed>> $known  Of known_by().
 * @return array<string, true>
 */
function uses_in_meta( string $column, array $ids, array $own, array $known ): array {
	global $wpdb;
	$in   = implode( ',', array_map( 'intval', $ids ) );
	$uses = [];
	$sql  = "SELECT post_id, meta_key, meta_value FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id
		WHERE $column IN ( $in ) AND post_type <> 'revision' AND LENGTH( meta_value ) BETWEEN 1 AND 500000 AND meta_key NOT IN ( '_wp_attached_file',
		'_wp_attachment_metadata', '_edit_lock', '_edit_last', '_wp_old_slug', '_wp_page_template', '_menu_item_menu_item_parent' )";
	foreach ( (array) need_read( $wpdb->get_results( $sql ) ) as $row ) { // phpcs:ignore WordPress.DB -- Numbers; past caches.
		$uses += isset( $own[ (int) $row->post_id ] ) ? [] : uses_in_value( stored_value( $row->meta_value ), (string) $row->meta_key, $known );
	}
	return $uses;
}

/**
 * Uses in widgets, theme mods, and options that hold pages and pictures, but for what the import set and nobody changed.
 * @param array<string, mixed>                    $run
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_options( array $run, array $known ): array {
	global $wpdb;
	$sql    = "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name NOT LIKE 'frontage\\_kit\\_%%' AND option_name NOT LIKE '%%\\_transient\\_%%'
		AND option_name NOT IN ( 'cron', 'rewrite_rules', 'sticky_posts' ) AND LENGTH( option_value ) < 500000
		AND ( option_name LIKE 'widget\\_%%' OR option_name LIKE 'theme\\_mods\\_%%' OR option_name LIKE 'page\\_on%%' OR option_name LIKE 'page\\_for%%'
		OR option_name LIKE '%%\\_id' OR option_name LIKE '%%logo%%' OR option_name LIKE '%%icon%%' OR option_name = %s )";
	$is_set = static fn( array $pointer ): bool => pointer( $pointer ) === $pointer['after'];
	$set    = array_filter( items( read_row( $run['id'], 'pointers' ) ), $is_set );
	$uses   = [];
	foreach ( (array) need_read( $wpdb->get_results( $wpdb->prepare( $sql, 'wp_page_for_privacy_policy' ) ) ) as $row ) { // phpcs:ignore WordPress.DB -- Past caches.
		$value = stored_value( $row->option_value );
		foreach ( $set as $pointer ) {
			$value = $pointer['option'] === $row->option_name ? with_value( $value, $pointer['keys'], null ) : $value;
			// WordPress stores the logo a second time.
			if ( 'site_logo' === $pointer['option'] && is_array( $value ) && str_starts_with( $row->option_name, 'theme_mods_' ) ) {
				unset( $value['custom_logo'] );
			}
		}
		$uses += uses_in_value( $value, $row->option_name, $known );
	}
	return $uses;
}
