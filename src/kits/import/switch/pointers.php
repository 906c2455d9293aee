<?php
/**
 * Options that say what the site shows where: front page, logo, title, our settings, the places of menus. Read and written past caches, within the
 * transaction of all else; caches and others hear of them after it.
 */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Settings;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Names of options by the keys of a kit's settings. */
const OPTIONS = [
	'title'       => 'blogname',
	'tagline'     => 'blogdescription',
	'logo'        => 'site_logo',
	'icon'        => 'site_icon',
	'showOnFront' => 'show_on_front',
	'frontPage'   => 'page_on_front',
	'postsPage'   => 'page_for_posts',
];

/**
 * Pointers that an import sets: what is stored where.
 * @param list<KitEntry> $journal
 * @return list<KitPointer> Each with name, value, and where it is: an option, and keys within it.
 */
function wanted_pointers( Import $import, array $journal ): array {
	$settings = items( read_row( $import->run['id'], 'settings' ) );
	$wanted   = [];
	foreach ( array_intersect_key( OPTIONS, array_filter( $settings, static fn( $value ): bool => null !== $value ) ) as $key => $option ) {
		$wanted[] = [
			'name'   => $option,
			'option' => $option,
			'keys'   => [],
			'value'  => sanitize_option( $option, $settings[ $key ] ),
		];
	}
	foreach ( items( $settings['plugin'] ?? [] ) as $name => $value ) {
		$wanted[] = [
			'name'   => (string) $name,
			'option' => Settings\OPTION,
			'keys'   => [ (string) $name ],
			'value'  => Settings\sanitize( [ (string) $name => $value ] )[ (string) $name ] ?? null,
		];
	}
	foreach ( $journal as $entry ) {
		$locations = 'menu' === $entry['kind'] ? items( received( $import, $entry['number'] )['locations'] ?? [] ) : [];
		foreach ( array_intersect( array_map( 'strval', $locations ), array_keys( get_registered_nav_menus() ) ) as $location ) {
			$place = [
				'name'   => $location,
				'option' => 'theme_mods_' . get_stylesheet(),
				'keys'   => [ 'nav_menu_locations', $location ],
				'value'  => $entry['target'],
			];
			// A menu that is replaced takes no place from another one.
			if ( ! is_swapped( $entry ) || ! is_shown_term( (int) text( pointer( $place ) ) ) ) {
				$wanted[] = $place;
			}
		}
	}
	$sticky = array_column( array_filter( $journal, static fn( array $entry ): bool => ! empty( $entry['sticky'] ) ), 'target' );
	if ( $sticky ) {
		$wanted[] = [
			'name'   => 'sticky_posts',
			'option' => 'sticky_posts',
			'keys'   => [],
			'value'  => array_values( $sticky ),
		];
	}
	return $wanted;
}

/**
 * Sets pointers.
 * @param list<KitPointer> $pointers Of wanted_pointers().
 * @return list<KitSetPointer> Those that changed, and what the home page shows, with what was there `before` and is there `after`.
 */
function set_pointers( array $pointers ): array {
	$set = [];
	foreach ( $pointers as $pointer ) {
		$before = pointer( $pointer );
		$value  = $pointer['value'];
		// Beside those that are sticky by now.
		$value = 'sticky_posts' === $pointer['option'] ? array_values( array_unique( array_merge( array_map( 'intval', items( $before ) ), items( $value ) ) ) ) : $value;
		set_pointer( $pointer, $value );
		$after = pointer( $pointer );
		// What the home page shows changes once more if its page is deleted.
		if ( $before !== $after || 'show_on_front' === $pointer['option'] ) {
			$set[] = compact( 'before', 'after' ) + $pointer;
		}
	}
	return $set;
}

/**
 * Sets pointers back.
 * @param array<KitSetPointer> $pointers Result of set_pointers().
 * @return list<string> Messages about those that were changed since, and stay.
 */
function restore_pointers( array $pointers ): array {
	$left    = [];
	$emptied = emptied_pointers( $pointers );
	foreach ( array_reverse( $pointers, true ) as $number => $pointer ) {
		$now = pointer( $pointer );
		if ( ( $now === $pointer['after'] || isset( $emptied[ $number ] ) ) && leads_nowhere( $pointer, $pointer['before'] ) ) {
			set_pointer( $pointer, 0 );
			/* translators: %s: name of a setting, such as Homepage. */
			$left[] = sprintf( __( 'What the setting “%s” led to before the import has been deleted since, so the setting is now empty.', 'frontage' ), label_of_pointer( $pointer ) );
		} elseif ( $now === $pointer['after'] || isset( $emptied[ $number ] ) ) {
			set_pointer( $pointer, $pointer['before'] );
		} elseif ( $now !== $pointer['before'] ) {
			/* translators: %s: name of a setting. */
			$left[] = sprintf( __( 'The setting “%s” has been changed since the import, so undo keeps it.', 'frontage' ), label_of_pointer( $pointer ) );
		}
	}
	return array_reverse( $left );
}

/**
 * Value of a pointer in the database, as JSON would give it back; null if it is not set.
 * @param KitPointer $pointer
 * @return mixed
 */
function pointer( array $pointer ) {
	$value = stored_option( $pointer['option'] );
	foreach ( $pointer['keys'] as $key ) {
		$value = items( $value )[ $key ] ?? null;
	}
	return json_decode( (string) wp_json_encode( $value ), true );
}

/**
 * @param KitPointer $pointer
 * @param mixed                $value   Null to unset it.
 */
function set_pointer( array $pointer, $value ): void {
	store_option( $pointer['option'], with_value( stored_option( $pointer['option'] ), $pointer['keys'], $value ) );
}

/**
 * Value of an option with another value at some keys.
 * @param mixed        $old
 * @param list<string> $keys
 * @param mixed        $value Null to unset it, and what is empty then.
 * @return mixed
 */
function with_value( $old, array $keys, $value ) {
	if ( ! $keys ) {
		return $value;
	}
	$key   = array_shift( $keys );
	$new   = items( $old );
	$inner = with_value( $new[ $key ] ?? null, $keys, $value );
	if ( null === $inner ) {
		unset( $new[ $key ] );
		return $new ? $new : null;
	}
	$new[ $key ] = $inner;
	return $new;
}

/** @return mixed Null if there is none. */
function stored_option( string $name ) {
	global $wpdb;
	$sql = "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s";
	// Not get_var(), to which an empty option is none.
	$row = need_read( $wpdb->get_row( $wpdb->prepare( $sql, $name ) ) ); // phpcs:ignore WordPress.DB -- Past caches on purpose.
	return $row ? maybe_unserialize( $row->option_value ) : null;
}

/**
 * Stores an option, or deletes it.
 * @param mixed $value Null for none.
 */
function store_option( string $name, $value ): void {
	global $wpdb;
	// phpcs:disable WordPress.DB -- Caches are cleared after the transaction.
	if ( null === $value ) {
		need( $wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s", $name ) ) );
		return;
	}
	$sql = "INSERT INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'auto' )
		ON DUPLICATE KEY UPDATE option_value = VALUES( option_value )";
	need( $wpdb->query( $wpdb->prepare( $sql, $name, maybe_serialize( $value ) ) ) );
	// phpcs:enable
}
