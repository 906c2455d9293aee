<?php
/** What those who are logged in get: a link to their account, or a button with a menu of it. */

declare( strict_types=1 );

namespace Frontage\Account;

use function Frontage\Address\current_url_without_tracking;
use function Frontage\Menu\menu;
use function Frontage\Settings\get;
use function Frontage\Values\items;
use function Frontage\Values\text;
use const Frontage\Text\INLINE_TAGS;

defined( 'ABSPATH' ) || exit;

const ICON  = '<svg class="wp-block-frontage-account__icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true" focusable="false"><path d="M8 18.05V16C8 14.9 8.9 14 10 14H14C15.1 14 16 14.9 16 16V18.05M12 4.75C8 4.75 4.75 8 4.75 12C4.75 16 8 19.25 12 19.25C16 19.25 19.25 16 19.25 12C19.25 8 16 4.75 12 4.75ZM13.75 10C13.75 10.97 12.97 11.75 12 11.75C11.03 11.75 10.25 10.97 10.25 10C10.25 9.03 11.03 8.25 12 8.25C12.97 8.25 13.75 9.03 13.75 10Z" /></svg>';
const CARET = '<svg class="wp-block-frontage-account__caret" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true" focusable="false"><path d="m6 9.5 6 6 6-6" /></svg>';

/**
 * What a block says, or where it says nothing, the site.
 * @param string $own     Value of the block's attribute.
 * @param string $setting Name of the site's setting.
 */
function choice( string $own, string $setting ): string {
	return '' !== $own ? $own : (string) get( $setting );
}

/**
 * Path and query of this page, without what tracks visitors: caches keep the links that hold it. With the host, where the login is on another one, as on
 * networks and where each language has its own.
 */
function this_page(): string {
	$page = current_url_without_tracking();
	$home = wp_parse_url( text( home_url() ) );
	if ( ! is_array( $home ) || ! isset( $home['host'] ) || wp_parse_url( text( site_url() ), PHP_URL_HOST ) === $home['host'] ) {
		return $page;
	}
	return text( set_url_scheme( '//' . $home['host'] . ( isset( $home['port'] ) ? ":{$home['port']}" : '' ) . $page ), $page );
}

/**
 * @param array<string, mixed> $attributes Of the block.
 */
function print_account_link( \WP_User $user, array $attributes ): void {
	$url = account_url( $user, $attributes );
	printf( '<a class="wp-block-frontage-account__button" href="%s" aria-label="%s">', esc_url( $url ), esc_attr( name_of( $user ) ) );
	print_person( $user, $attributes );
	echo '</a>';
}

/**
 * @param array<string, mixed> $attributes Of the block.
 */
function print_account_menu( \WP_User $user, array $attributes ): void {
	$id = wp_unique_id( 'frontage-account-' );
	printf( '<button class="wp-block-frontage-account__button" type="button" aria-expanded="false" aria-controls="%s" aria-label="%s" data-frontage-wake>', esc_attr( $id ), esc_attr( name_of( $user ) ) );
	print_person( $user, $attributes );
	echo CARET, '</button>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written above.
	printf( '<div class="wp-block-frontage-account__panel" id="%s" data-state="closed">', esc_attr( $id ) );
	/* translators: %s: the name of whoever is logged in. */
	printf( '<p class="wp-block-frontage-account__who">%s</p>', esc_html( sprintf( __( 'Logged in as %s', 'frontage' ), $user->display_name ) ) );
	print_links( links( $user, $attributes ) );
	echo '</div>';
}

/** What a screen reader calls it. */
function name_of( \WP_User $user ): string {
	/* translators: %s: the name of whoever is logged in. */
	return sprintf( __( 'Account of %s', 'frontage' ), $user->display_name );
}

/**
 * Icon or picture, and name. Pictures come from Gravatar, a third party: only where site and block ask for them.
 * @param array<string, mixed> $attributes Of the block.
 */
function print_person( \WP_User $user, array $attributes ): void {
	$avatar = $attributes['showAvatar'] && get_option( 'show_avatars' )
		? text( get_avatar( $user, 24, '', '', [ 'class' => 'wp-block-frontage-account__avatar' ] ) )
		: '';
	echo '' !== $avatar ? $avatar : ICON; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- HTML of WordPress, or written above.
	printf( '<span class="wp-block-frontage-account__text">%s</span>', esc_html( $user->display_name ) );
}

/**
 * @param array<string, mixed> $attributes Of the block.
 */
function account_url( \WP_User $user, array $attributes ): string {
	return '' !== $attributes['accountUrl'] ? $attributes['accountUrl'] : text( get_edit_profile_url( $user->ID ) );
}

/**
 * The entries of an account's menu, in the shape of Frontage\Menu\item(). The last one, which logs out, is not among them.
 * @param array<string, mixed> $attributes Of the block.
 * @return list<array{url: string, label: string, children: list<array<string, mixed>>}>
 */
function links( \WP_User $user, array $attributes ): array {
	$own = [
		[
			'url'   => account_url( $user, $attributes ),
			'label' => esc_html__( 'Profile', 'frontage' ),
		],
	];
	if ( user_can( $user, 'edit_posts' ) ) {
		$own[] = [
			'url'   => admin_url(),
			'label' => esc_html__( 'Dashboard', 'frontage' ),
		];
	}
	$chosen = '' === $attributes['source'] ? [] : menu( $attributes )['items'];
	/**
	 * Filters the entries of an account's menu, above the one that logs out.
	 *
	 * @since 0.1.0
	 * @param array<array<string, mixed>> $links      Each with `url` and `label`, which is inline HTML, and perhaps `children`.
	 * @param \WP_User                    $user       Who is logged in.
	 * @param array<string, mixed>        $attributes Of the block.
	 */
	$links = apply_filters( 'frontage_account_links', array_merge( $own, $chosen ), $user, $attributes );
	return entries( is_array( $links ) ? $links : $own );
}

/**
 * Entries of any origin, made sound; those that neither say nor lead anything, such as a navigation's spacer, are left out.
 * @param array<mixed> $links
 * @return list<array{url: string, label: string, children: list<array<string, mixed>>}>
 */
function entries( array $links ): array {
	$entries = [];
	foreach ( array_filter( $links, 'is_array' ) as $link ) {
		$entry = [
			'url'      => esc_url( text( $link['url'] ?? '' ) ),
			'label'    => trim( wp_kses( text( $link['label'] ?? '' ), INLINE_TAGS ) ),
			'children' => entries( items( $link['children'] ?? [] ) ),
		];
		if ( '' !== $entry['label'] || $entry['children'] ) {
			$entries[] = $entry;
		}
	}
	return $entries;
}

/**
 * Prints the entries, and the one that logs out: no browser and no script fetches that before it is clicked.
 * @param list<array<string, mixed>> $links Entries.
 */
function print_links( array $links ): void {
	echo '<ul class="wp-block-frontage-account__list">';
	print_entries( $links );
	printf(
		'<li class="wp-block-frontage-account__out"><a class="wp-block-frontage-account__entry no-prefetch" rel="nofollow" href="%s" data-frontage-logout>%s</a></li></ul>',
		esc_url( logout_url() ),
		esc_html__( 'Log out', 'frontage' )
	);
}

/**
 * @param list<array<string, mixed>> $links Entries.
 */
function print_entries( array $links ): void {
	foreach ( $links as $link ) {
		echo '<li>';
		printf( '' === $link['url'] ? '<span class="wp-block-frontage-account__entry">%2$s</span>' : '<a class="wp-block-frontage-account__entry" href="%1$s">%2$s</a>', $link['url'], $link['label'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by entries().
		if ( $link['children'] ) {
			echo '<ul class="wp-block-frontage-account__list">';
			print_entries( $link['children'] );
			echo '</ul>';
		}
		echo '</li>';
	}
}
