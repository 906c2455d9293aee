<?php
/** Admin screen Tools → Kits. */

declare( strict_types=1 );

namespace Frontage\Kits;

use Frontage\Admin;
use Frontage\Deferred;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const SCREEN = 'frontage-kits';

function add_screen(): void {
	add_management_page( __( 'Kits', 'frontage' ), __( 'Kits', 'frontage' ), 'manage_options', SCREEN, __NAMESPACE__ . '\print_screen' );
}

/** @param mixed $screen */
function enqueue_screen( $screen ): void {
	if ( 'tools_page_' . SCREEN === $screen ) {
		Admin\enqueue( 'kits-screen' );
		Deferred\offer( 'kits-zip' );
	}
}

/** Prints the container of the screen's script, its data and, for browsers without JavaScript, the commands that do the same. */
function print_screen(): void {
	require_once __DIR__ . '/load.php';
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<div class="hide-if-js notice notice-info inline">
			<p><?php esc_html_e( 'This screen requires JavaScript, which is turned off in your browser. You can also use the command line:', 'frontage' ); ?></p>
			<ul>
				<?php foreach ( [ 'export kit.zip', 'import kit.zip --dry-run', 'undo' ] as $command ) { ?>
					<li><code>wp frontage kit <?php echo esc_html( $command ); ?></code></li>
				<?php } ?>
			</ul>
		</div>
		<div class="frontage-kits-screen"></div>
	</div>
	<?php
	Admin\print_json(
		'kits-screen',
		[
			'mayExport' => may_export(),
			'mayImport' => may_import(),
			'mayTrust'  => current_user_can( 'unfiltered_html' ),
			'limits'    => limits(),
			'kinds'     => GROUPS,
			'groups'    => group_labels(),
			'home'      => home_url( '/' ),
			'links'     => screen_links(),
		]
	);
}

/** @return list<array{label: string, url: string}> Other screens on which an import begins. */
function screen_links(): array {
	/**
	 * Filters the links to other screens on which an import begins, shown where a file is chosen.
	 *
	 * @since 0.1.0
	 *
	 * @param list<array{label: string, url: string}> $links
	 */
	$links = array_map( 'Frontage\Values\items', array_values( items( apply_filters( 'frontage_kits_links', [] ) ) ) );
	return array_map(
		static fn( array $link ): array => [
			'label' => text( $link['label'] ?? '' ),
			'url'   => esc_url_raw( text( $link['url'] ?? '' ) ),
		],
		$links
	);
}
