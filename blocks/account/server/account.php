<?php
/** Account of a user: a link, or a button with a menu. */

declare( strict_types=1 );

namespace Frontage\Account;

use function Frontage\Address\current_url_without_tracking;
use function Frontage\Icons\outline;
use function Frontage\Menu\menu;
use function Frontage\Settings\get;
use function Frontage\Text\label_html;
use function Frontage\Values\items;
use function Frontage\Values\text;
use const Frontage\Icons\CARET;

defined( 'ABSPATH' ) || exit;

const ICON = '<path d="M8 18.05V16C8 14.9 8.9 14 10 14H14C15.1 14 16 14.9 16 16V18.05'
	. 'M12 4.75C8 4.75 4.75 8 4.75 12C4.75 16 8 19.25 12 19.25C16 19.25 19.25 16 19.25 12C19.25 8 16 4.75 12 4.75Z'
	. 'M13.75 10C13.75 10.97 12.97 11.75 12 11.75C11.03 11.75 10.25 10.97 10.25 10C10.25 9.03 11.03 8.25 12 8.25C12.97 8.25 13.75 9.03 13.75 10Z" />';

/**
 * Value of a block's attribute, or of the site setting if it is empty.
 * @param string $own     Value of the attribute.
 * @param string $setting Name of the setting.
 */
function choice( string $own, string $setting ): string {
	return '' !== $own ? $own : (string) get( $setting );
}

/**
 * Address of the current page, to return to. Without tracking parameters, because page caches keep it; with the host if the login is on another
 * one, as on multisite networks and sites with a domain for each language.
 */
function return_url(): string {
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
	printf( '<a class="wp-block-frontage-account__button" href="%s" aria-label="%s">', esc_url( $url ), esc_attr( account_label( $user ) ) );
	print_person( $user, $attributes );
	echo '</a>';
}

/**
 * @param array<string, mixed> $attributes Of the block.
 */
function print_account_menu( \WP_User $user, array $attributes ): void {
	$id = wp_unique_id( 'frontage-account-' );
	printf(
		'<button class="wp-block-frontage-account__button" type="button" aria-expanded="false"'
			. ' aria-controls="%s" aria-label="%s" data-frontage-wake>',
		esc_attr( $id ),
		esc_attr( account_label( $user ) )
	);
	print_person( $user, $attributes );
	echo outline( CARET, 16, 'wp-block-frontage-account__caret', '2' ), '</button>'; // phpcs:ignore WordPress.Security.EscapeOutput -- SVG.
	printf( '<div class="wp-block-frontage-account__panel" id="%s" data-state="closed">', esc_attr( $id ) );
	/* translators: %s: the name of whoever is logged in. */
	printf( '<p class="wp-block-frontage-account__who">%s</p>', esc_html( sprintf( __( 'Logged in as %s', 'frontage' ), $user->display_name ) ) );
	print_links( links( $user, $attributes ) );
	echo '</div>';
}

/** Accessible name of the link or button. */
function account_label( \WP_User $user ): string {
	/* translators: %s: the name of whoever is logged in. */
	return sprintf( __( 'Account of %s', 'frontage' ), $user->display_name );
}

/**
 * Prints icon or avatar, and the name. Avatars are loaded from Gravatar, a third party: only if the site and the block both enable them.
 * @param array<string, mixed> $attributes Of the block.
 */
function print_person( \WP_User $user, array $attributes ): void {
	$avatar  = $attributes['showAvatar'] && get_option( 'show_avatars' )
		? text( get_avatar( $user, 24, '', '', [ 'class' => 'wp-block-frontage-account__avatar' ] ) )
		: '';
	$picture = '' !== $avatar ? $avatar : outline( ICON, 24, 'wp-block-frontage-account__icon' );
	echo $picture; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of core, or SVG.
	printf( '<span class="wp-block-frontage-account__text">%s</span>', esc_html( $user->display_name ) );
}

/**
 * @param array<string, mixed> $attributes Of the block.
 */
function account_url( \WP_User $user, array $attributes ): string {
	return '' !== $attributes['accountUrl'] ? $attributes['accountUrl'] : text( get_edit_profile_url( $user->ID ) );
}

/**
 * Links of an account's menu, in the shape of Frontage\Menu\item(), without the logout link.
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
	 * Filters the links of an account's menu, above the logout link.
	 *
	 * @since 0.1.0
	 * @param array<array<string, mixed>> $links      Each with `url` and `label`, which is inline HTML, and perhaps `children`.
	 * @param \WP_User                    $user       User who is logged in.
	 * @param array<string, mixed>        $attributes Of the block.
	 */
	$links = apply_filters( 'frontage_account_links', array_merge( $own, $chosen ), $user, $attributes );
	return sanitized_links( is_array( $links ) ? $links : $own );
}

/**
 * Sanitized links of any origin. Those with neither label nor children, such as a navigation's spacer, are left out.
 * @param array<mixed> $links
 * @return list<array{url: string, label: string, children: list<array<string, mixed>>}>
 */
function sanitized_links( array $links ): array {
	$sanitized = [];
	foreach ( array_filter( $links, 'is_array' ) as $link ) {
		$item = [
			'url'      => esc_url( text( $link['url'] ?? '' ) ),
			'label'    => label_html( $link['label'] ?? '' ),
			'children' => sanitized_links( items( $link['children'] ?? [] ) ),
		];
		if ( '' !== $item['label'] || $item['children'] ) {
			$sanitized[] = $item;
		}
	}
	return $sanitized;
}

/**
 * Prints the links and the logout link, which neither browsers nor scripts prefetch.
 * @param list<array<string, mixed>> $links From sanitized_links().
 */
function print_links( array $links ): void {
	echo '<ul class="wp-block-frontage-account__list">';
	print_link_items( $links );
	printf(
		'<li class="wp-block-frontage-account__out"><a class="wp-block-frontage-account__entry no-prefetch"'
			. ' rel="nofollow" href="%s" data-frontage-logout>%s</a></li></ul>',
		esc_url( logout_url() ),
		esc_html__( 'Log out', 'frontage' )
	);
}

/**
 * @param list<array<string, mixed>> $links From sanitized_links().
 */
function print_link_items( array $links ): void {
	foreach ( $links as $link ) {
		$tag  = '' === $link['url'] ? 'span' : 'a';
		$href = '' === $link['url'] ? '' : sprintf( ' href="%s"', $link['url'] );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by sanitized_links().
		printf( '<li><%1$s class="wp-block-frontage-account__entry"%2$s>%3$s</%1$s>', $tag, $href, $link['label'] );
		if ( $link['children'] ) {
			echo '<ul class="wp-block-frontage-account__list">';
			print_link_items( $link['children'] );
			echo '</ul>';
		}
		echo '</li>';
	}
}

