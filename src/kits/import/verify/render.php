<?php
/** Renders what visitors and the editor will see, before an import is done: what throws, or ends the process, takes the switch back. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Text\plain_text;

defined( 'ABSPATH' ) || exit;

/** Kinds of objects of which one is rendered; of parts all headers and footers are. */
const RENDERED_KINDS = [ 'page', 'post', 'item', 'template', 'pattern', 'navigation', 'menu', 'term' ];

/** Hooks by which WordPress finds what ends a request. */
const DIE_HANDLERS = [ 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler', 'wp_die_xmlrpc_handler' ];

/**
 * What is rendered, one at a time.
 * @param list<KitEntry> $journal
 * @return list<string> `styles`, `editor`, `front`, and names of objects.
 */
function rendered_of( array $journal ): array {
	$names = [];
	foreach ( $journal as $entry ) {
		$is_seen = 'term' === $entry['of'] || in_array( $entry['status'], [ 'publish', 'inherit' ], true );
		if ( $is_seen && 'part' === $entry['kind'] ) {
			$names[ $entry['name'] ] = $entry['name'];
		} elseif ( $is_seen && in_array( $entry['kind'], RENDERED_KINDS, true ) ) {
			$names += [ $entry['kind'] => $entry['name'] ];
		}
	}
	return $journal ? array_merge( [ 'styles', 'editor', 'front' ], array_values( $names ) ) : [];
}

/**
 * Renders one thing; the run is taken back if that fails.
 * @param list<int>            $numbers
 */
function render_objects( Import $import, array $numbers ): void {
	foreach ( $numbers as $number ) {
		$what    = $import->rendered[ $number ];
		$entry   = $import->entries[ $what ] ?? null;
		$problem = watched( $import->run['id'], static fn() => rendered( $what, $entry ) );
		if ( $problem ) {
			$plugin = plugin_of( $problem );
			/* translators: %s: folder of a plugin. */
			$why = '' === $plugin ? plain_text( $problem->getMessage() ) : sprintf( __( 'The plugin “%s” caused an error.', 'frontage' ), $plugin );
			reject_rendered( $import, $what, $why );
			return;
		}
	}
}

/**
 * Renders, and has the switch taken back at once if that ends the process; if that cannot be, the next step does.
 * @param callable(): string $work
 */
function watched( string $run, callable $work ): ?\Throwable {
	static $rendering = null;
	static $user      = 0;
	if ( null === $rendering ) {
		register_shutdown_function(
			static function () use ( &$rendering, &$user ): void {
				/** @var string $rendering By now. */
				$run = $rendering;
				if ( '' !== $run ) {
					// Visitors may take no step. The first one names it.
					wp_set_current_user( $user );
					step( $run, 0.0 );
					step( $run );
				}
			}
		);
	}
	$rendering = $run;
	$user      = get_current_user_id();
	try {
		return guarded( $work );
	} finally {
		$rendering = '';
	}
}

/**
 * Has the switch taken back, for what it shows cannot be rendered.
 * @param string               $what Of rendered_of().
 */
function reject_rendered( Import $import, string $what, string $why ): void {
	$titles = [
		'styles' => __( 'Styles', 'frontage' ),
		'editor' => __( 'Editor', 'frontage' ),
		'front'  => __( 'Homepage', 'frontage' ),
	];
	$title  = $titles[ $what ] ?? ( isset( $import->entries[ $what ] ) ? title_of_entry( $import->entries[ $what ] ) : $what );
	/* translators: 1: title of a page, 2: a sentence about an error. */
	$sentence = __( '“%1$s” couldn’t be displayed, so the import was undone: %2$s', 'frontage' );

	$import->run['undo']   = true;
	$import->run['failed'] = [
		'code'    => 'frontage_kit_render',
		'message' => sprintf( $sentence, $title, $why ),
	];
	announce( 'failed', 'frontage_kit_render' );
}

/**
 * Whether a run stands at something whose rendering ended the process.
 * @param KitRun $run
 */
function has_ended_rendering( array $run ): bool {
	return 'render' === $run['phase'] && ( $run['tries'] ?? 0 ) > 1;
}

/**
 * HTML or CSS of something, as visitors get it.
 * @param string                    $what  Of rendered_of().
 * @param KitEntry|null $entry Of the journal, for an object.
 */
function rendered( string $what, ?array $entry ): string {
	if ( 'editor' === $what ) {
		return without_traces( static fn(): string => (string) wp_json_encode( get_block_editor_settings( [], new \WP_Block_Editor_Context( [ 'name' => 'core/edit-site' ] ) ) ) );
	}
	return without_traces(
		static function () use ( $what, $entry ): string {
			wp_set_current_user( 0 );
			if ( 'styles' === $what ) {
				wp_clean_theme_json_cache();
				wp_print_font_faces();
				return wp_get_global_stylesheet();
			}
			return with_globals_kept( static fn(): string => null === $entry ? rendered_front() : rendered_object( $entry ) );
		}
	);
}

/**
 * Does something without what WordPress stores when it first renders, and throws where it would end the request.
 * @param callable(): string $work
 * @throws \RuntimeException What would be said.
 */
function without_traces( callable $work ): string {
	$die = static fn() => static function ( $message ): void {
		$message = is_wp_error( $message ) ? $message->get_error_message() : ( is_scalar( $message ) ? (string) $message : '' );
		throw new \RuntimeException( esc_html( wp_strip_all_tags( $message ) ) );
	};
	// That there is no custom CSS, which it would note.
	$none = static fn( $id ) => $id ? $id : -1;
	foreach ( DIE_HANDLERS as $hook ) {
		add_filter( $hook, $die, PHP_INT_MAX );
	}
	add_filter( 'theme_mod_custom_css_post_id', $none );
	// Of a classic menu it would make a new one.
	add_filter( 'wp_navigation_should_create_fallback', '__return_false', PHP_INT_MAX );
	try {
		return $work();
	} finally {
		foreach ( DIE_HANDLERS as $hook ) {
			remove_filter( $hook, $die, PHP_INT_MAX );
		}
		remove_filter( 'theme_mod_custom_css_post_id', $none );
		remove_filter( 'wp_navigation_should_create_fallback', '__return_false', PHP_INT_MAX );
	}
}

/**
 * Does something with a main query of its own.
 * @param callable(): string $work
 */
function with_globals_kept( callable $work ): string {
	$names  = [ 'wp_query', 'wp_the_query', 'post', 'id', 'authordata', 'currentday', 'currentmonth', 'page', 'pages', 'multipage', 'more', 'numpages', '_wp_current_template_id', '_wp_current_template_content' ];
	$before = [];
	foreach ( $names as $name ) {
		// One by one, for some are references.
		$before[ $name ] = $GLOBALS[ $name ] ?? null;
	}
	// A block template exchanges what prints the title.
	$head = clone ( $GLOBALS['wp_filter']['wp_head'] ?? new \WP_Hook() );
	try {
		return $work();
	} finally {
		$GLOBALS['wp_filter']['wp_head'] = $head; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		// What get_the_content() counts once there was a post must not be null.
		$left = [ 'page', 'pages', 'multipage', 'more', 'numpages' ];
		foreach ( array_diff( $names, null === $before['pages'] ? $left : [] ) as $name ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- As they were.
			$GLOBALS[ $name ] = $before[ $name ];
		}
	}
}

function rendered_front(): string {
	$is_page = 'page' === get_option( 'show_on_front' ) && get_option( 'page_on_front' );
	return rendered_query( $is_page ? [ 'page_id' => (int) get_option( 'page_on_front' ) ] : [ 'paged' => 1 ] );
}

/**
 * @param KitEntry $entry Of the journal.
 */
function rendered_object( array $entry ): string {
	$id = $entry['target'];
	if ( 'menu' === $entry['kind'] ) {
		return (string) wp_nav_menu(
			[
				'menu'        => $id,
				'echo'        => false,
				'fallback_cb' => '__return_empty_string',
			]
		);
	}
	if ( 'term' === $entry['kind'] ) {
		$term = get_term( $id );
		return $term instanceof \WP_Term && is_taxonomy_viewable( $term->taxonomy ) ? rendered_query( [ 'tax_query' => [ [ 'taxonomy' => $term->taxonomy, 'terms' => [ $id ] ] ] ] ) : ''; // phpcs:ignore
	}
	if ( in_array( $entry['kind'], [ 'page', 'post', 'item' ], true ) ) {
		$query = [
			'p'         => $id,
			'post_type' => get_post_type( $id ),
		];
		return rendered_query( 'page' === $entry['kind'] ? [ 'page_id' => $id ] : $query );
	}
	return do_blocks( do_shortcode( (string) get_post_field( 'post_content', $id, 'raw' ) ) );
}

/**
 * A view of the site: contents of its posts, and with a block theme all around them.
 * @param array<string, mixed> $query
 */
function rendered_query( array $query ): string {
	// phpcs:disable WordPress.WP.GlobalVariablesOverride -- Blocks and conditions ask the main query; with_globals_kept() brings it back.
	$GLOBALS['wp_the_query'] = new \WP_Query( $query + [ 'posts_per_page' => 10 ] );
	$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
	// phpcs:enable
	$html = '';
	while ( have_posts() ) {
		the_post();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		$html .= get_the_title() . apply_filters( 'the_content', get_the_content() ) . ( is_singular() ? '' : get_the_excerpt() );
	}
	rewind_posts();
	return $html . ( wp_is_block_theme() && '' !== block_template() ? get_the_block_template_html() : '' );
}

/** Has WordPress choose the block template for the main query; '' if it chooses none. */
function block_template(): string {
	$kinds = [
		'front_page' => is_front_page(),
		'home'       => is_home(),
		'taxonomy'   => is_tax(),
		'page'       => is_page(),
		'single'     => is_single(),
		'category'   => is_category(),
		'tag'        => is_tag(),
		'archive'    => is_archive(),
		'index'      => true,
	];
	foreach ( array_keys( array_filter( $kinds ) ) as $kind ) {
		/** @var callable(): string $choose */
		$choose   = "get_{$kind}_template";
		$template = $choose();
		if ( '' !== $template ) {
			return str_ends_with( $template, 'template-canvas.php' ) ? $template : '';
		}
	}
	return '';
}
