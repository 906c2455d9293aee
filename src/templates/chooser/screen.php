<?php
/** Admin screen Appearance → Site templates. */

declare( strict_types=1 );

namespace Frontage\Templates\Chooser;

use Frontage\Admin;
use Frontage\Kits;
use Frontage\Templates;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const SCREEN = 'frontage-templates';

function address(): string {
	return text( admin_url( 'themes.php?page=' . SCREEN ) );
}

function add_screen(): void {
	add_theme_page( __( 'Site templates', 'frontage' ), __( 'Site templates', 'frontage' ), 'manage_options', SCREEN, __NAMESPACE__ . '\print_screen' );
}

/**
 * @param mixed $links Of the screen of kits.
 * @return array<mixed>
 */
function add_link( $links ): array {
	return array_merge(
		items( $links ),
		[
			[
				'label' => __( 'Or start with a site template', 'frontage' ),
				'url'   => address(),
			],
		]
	);
}

/** @param mixed $screen */
function enqueue_screen( $screen ): void {
	if ( 'appearance_page_' . SCREEN === $screen ) {
		wp_enqueue_media();
		Admin\enqueue( 'templates-chooser' );
	}
}

/** Prints the container of the screen's script and its data; without JavaScript, or with a theme that has no templates, what to do. */
function print_screen(): void {
	$may_use = wp_is_block_theme() && Kits\may_import() && current_user_can( 'edit_theme_options' );
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<?php if ( ! wp_is_block_theme() ) { ?>
			<div class="notice notice-info inline">
				<p><?php esc_html_e( 'Site templates require a block theme, such as Twenty Twenty-Five.', 'frontage' ); ?>
				<a href="<?php echo esc_url( admin_url( 'themes.php' ) ); ?>"><?php esc_html_e( 'Choose a theme', 'frontage' ); ?></a></p>
			</div>
		<?php } elseif ( ! $may_use ) { ?>
			<p><?php esc_html_e( 'Sorry, you are not allowed to import site templates.', 'frontage' ); ?></p>
		<?php } else { ?>
			<div class="hide-if-js notice notice-info inline">
				<p><?php esc_html_e( 'This screen requires JavaScript, which is turned off in your browser.', 'frontage' ); ?></p>
			</div>
			<div class="frontage-templates-chooser"></div>
		<?php } ?>
	</div>
	<?php
	if ( $may_use ) {
		Admin\print_json( 'templates-chooser', screen_data() );
	}
}

/** @return array<string, mixed> */
function screen_data(): array {
	require_once dirname( __DIR__ ) . '/source.php';
	$own  = Templates\kept_own();
	$logo = $own['logo'] ? $own['logo'] : (int) get_option( 'site_logo' );
	return [
		'templates' => array_map( __NAMESPACE__ . '\described', Templates\names() ),
		'fonts'     => array_values( array_map( __NAMESPACE__ . '\described_font', Templates\font_families() ) ),
		'own'       => [
			'title'    => '' === $own['title'] ? html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ) : $own['title'],
			'logo'     => wp_attachment_is_image( $logo ) ? described_picture( $logo ) : null,
			'pictures' => array_map( __NAMESPACE__ . '\described_picture', $own['pictures'] ),
			'colors'   => (object) $own['colors'],
			'switched' => (object) $own['switched'],
			'fonts'    => (object) $own['fonts'],
		] + $own,
		'most'      => Templates\MOST_PICTURES,
		'home'      => home_url( '/' ),
		'kits'      => admin_url( 'tools.php?page=' . Kits\SCREEN ),
	];
}

/** @return array<string, mixed> */
function described( string $name ): array {
	$about  = Templates\about( $name );
	$styles = Templates\decoded( dirname( __DIR__ ) . "/$name/styles.json" );
	$colors = array_column( items( $styles['settings']['color']['palette']['theme'] ?? [] ), 'color', 'slug' );
	$pages  = items( $about['pages'] ?? [] );
	return [
		'name'        => $name,
		'title'       => text( $about['title'] ?? '' ),
		'description' => text( $about['description'] ?? '' ),
		'address'     => add_query_arg( Templates\TEMPLATE_PARAMETER, $name, home_url( '/' ) ),
		'colors'      => array_intersect_key( $colors, array_flip( Templates\COLORS ) ),
		'switched'    => text( $about['settings']['color_palette_switched'] ?? '' ),
		'isDark'      => (bool) ( $about['settings']['color_is_dark_palette'] ?? true ),
		'fonts'       => Templates\fonts_of( $styles ),
		'pages'       => [
			'front'   => $pages['home'] ?? '',
			'work'    => $pages['work'] ?? '',
			'item'    => __( 'Portfolio item', 'frontage' ),
			'journal' => $pages['journal'] ?? '',
			'post'    => __( 'Post', 'frontage' ),
			'about'   => $pages['about'] ?? '',
			'contact' => $pages['contact'] ?? '',
			'404'     => __( 'Nothing found', 'frontage' ),
			'search'  => __( 'Search results', 'frontage' ),
		],
	];
}

/**
 * @param array<string, mixed> $family
 * @return array{slug: string, name: string, family: string}
 */
function described_font( array $family ): array {
	return [
		'slug'   => text( $family['slug'] ?? '' ),
		'name'   => text( $family['name'] ?? '' ),
		'family' => text( $family['fontFamily'] ?? '' ),
	];
}

/** @return array{id: int, title: string, url: string, thumbnail: string} */
function described_picture( int $id ): array {
	return [
		'id'        => $id,
		'title'     => html_entity_decode( get_the_title( $id ), ENT_QUOTES, 'UTF-8' ),
		'url'       => text( wp_get_attachment_url( $id ) ),
		'thumbnail' => text( wp_get_attachment_image_url( $id, 'thumbnail' ) ),
	];
}
