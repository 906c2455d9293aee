<?php
/** Admin screen Portfolio → Get started. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Admin;
use Frontage\Kits;
use Frontage\Settings;
use function Frontage\Portfolio\post_type;
use function Frontage\Text\title_of;

defined( 'ABSPATH' ) || exit;

const SCREEN = 'frontage-welcome';

/** URL of the list of items, the parent of the screen. */
function parent_screen(): string {
	return 'edit.php?post_type=' . post_type();
}

function address(): string {
	return admin_url( parent_screen() . '&page=' . SCREEN );
}

function add_screen(): void {
	add_submenu_page(
		parent_screen(),
		__( 'Get started with Frontage', 'frontage' ),
		__( 'Get started', 'frontage' ),
		'manage_options',
		SCREEN,
		__NAMESPACE__ . '\print_screen'
	);
}

/** @param mixed $screen */
function enqueue_screen( $screen ): void {
	if ( post_type() . '_page_' . SCREEN === $screen ) {
		wp_enqueue_media();
		Admin\enqueue( 'welcome-screen' );
	}
}

/** Prints the container of the screen's script, its data and, for browsers without JavaScript, links. */
function print_screen(): void {
	$links = [
		header_editor()                            => __( 'Edit the header and choose a pattern from the “Frontage” category.', 'frontage' ),
		admin_url( parent_screen() )               => __( 'Add portfolio items.', 'frontage' ),
		admin_url( 'post-new.php?post_type=page' ) => __( 'Create a page and insert the “Portfolio” block.', 'frontage' ),
	];
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<div class="hide-if-js notice notice-info inline">
			<p>
				<?php
				esc_html_e(
					'These steps require JavaScript, which is turned off in your browser. You can also do them yourself:',
					'frontage'
				);
				?>
			</p>
			<ol>
				<?php foreach ( $links as $url => $words ) { ?>
					<li><a href="<?php echo esc_url( $url ); ?>"><?php echo esc_html( $words ); ?></a></li>
				<?php } ?>
			</ol>
		</div>
		<div class="frontage-welcome-screen"></div>
	</div>
	<?php
	Admin\print_json( 'welcome-screen', screen_data() );
}

/** @return array<string, mixed> */
function screen_data(): array {
	return [
		'allowed'   => allowed(),
		'headers'   => offered_headers(),
		'galleries' => offered_galleries(),
		'preview'   => preview_address(),
		'menu'      => [
			'listsPages' => lists_pages(),
		],
		'links'     => [
			'templates' => menu_page_url( 'frontage-templates', false ),
			'settings'  => admin_url( 'options-general.php?page=' . Settings\SCREEN ),
			'items'     => admin_url( parent_screen() ),
			'leave'     => admin_url(),
		],
		'most'      => MAX_PICTURES,
		'last'      => described( last_run() ),
	];
}

/** URL of the header editor. */
function header_editor(): string {
	if ( wp_is_block_theme() ) {
		return admin_url( 'site-editor.php?postType=wp_template_part&canvas=edit&postId=' . rawurlencode( get_stylesheet() . '//' . header_part() ) );
	}
	$pattern = (int) Settings\get( 'classic_header' );
	return $pattern ? (string) get_edit_post_link( $pattern, 'raw' ) : admin_url( 'edit.php?post_type=wp_block' );
}

/**
 * What a run created, and what of it still exists.
 * @param KitRun|null $run
 * @return array<string, mixed>|null
 */
function described( ?array $run ): ?array {
	if ( ! $run ) {
		return null;
	}
	$by_kind = [];
	foreach ( Kits\entries_of( $run['id'] ) as $entry ) {
		$by_kind[ $entry['kind'] ][] = $entry;
	}
	$page = get_post( $by_kind['page'][0]['target'] ?? 0 );
	$link = $page ? (string) ( 'publish' === $page->post_status ? get_permalink( $page ) : get_preview_post_link( $page ) ) : '';
	return [
		'id'         => $run['id'],
		'isFinished' => 'done' === $run['state'],
		'header'     => isset( $by_kind['part'] ) || isset( $by_kind['pattern'] ) ? header_editor() : '',
		'items'      => count( $by_kind['item'] ?? [] ),
		'page'       => isset( $by_kind['page'] ) && $page && 'trash' !== $page->post_status ? [
			'title'       => title_of( $page->ID ),
			'link'        => $link,
			'preview'     => as_preview( $link ),
			'edit'        => get_edit_post_link( $page, 'raw' ),
			'isPublished' => 'publish' === $page->post_status,
		] : null,
		'isInMenu'   => isset( $by_kind['navigation'] ) || isset( $by_kind['menu-item'] ),
	];
}
