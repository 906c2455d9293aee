<?php
/** Staging of what a feature makes itself: hidden until the switch, and in the journal from the first row on. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Stages posts, terms and settings for import_made(). Each method throws if WordPress or the database refuses.
 *
 * @since 0.1.0
 */
final class Staging {

	/** @var Import With the journal of what is staged so far. */
	private Import $import;

	/** @var array<string, mixed> Settings of this plugin. */
	private array $settings = [];

	/** @var array<string, array{action: string, id: int, print: string}> What is replaced, as it was found, by name. */
	private array $targets = [];

	/**
	 * @param KitRun $run
	 */
	public function __construct( array $run ) {
		$this->import = new Import( $run );
	}

	/**
	 * Stages a new post.
	 * @param string               $kind   Of KINDS.
	 * @param array<string, mixed> $fields As wp_insert_post() takes them, but unslashed. The status is that after the switch.
	 * @param list<int>            $terms  Staged ones, and those of the site.
	 * @return int Its id.
	 */
	public function add_post( string $kind, array $fields, array $terms = [] ): int {
		$id     = $this->stage( [ 'post_type' => post_type_of( $kind ) ] + $fields );
		$slug   = text( $fields['post_name'] ?? '' );
		$status = text( $fields['post_status'] ?? 'publish' );
		$entry  = $this->note( $kind, $slug, $id, [ 'status' => $status ] );
		$object = [
			'slug'  => $slug,
			'title' => text( $fields['post_title'] ?? '' ),
		];
		name_post( $entry, $object, $this->import );
		if ( 'publish' !== $status ) {
			// It gets its date when it is published.
			set_post_fields( $id, [ 'post_date_gmt' => '0000-00-00 00:00:00' ] );
		}
		fill_terms( $this->import, $entry, $terms );
		return $id;
	}

	/**
	 * Stages other content for a post of the site, which keeps all else, and is the owner's again after an undo.
	 * @return int Id of what is staged.
	 */
	public function replace_content( \WP_Post $post, string $content ): int {
		$fields = array_intersect_key( get_object_vars( $post ), array_flip( [ 'post_type', 'post_title', 'post_excerpt', 'post_parent', 'menu_order' ] ) );
		$id     = $this->stage( [ 'post_content' => $content ] + $fields );
		$facts  = [
			'action' => 'change',
			'target' => $post->ID,
			'status' => $post->post_status,
		];
		$name   = $this->note( (string) array_search( $post->post_type, KINDS, true ), $post->post_name, $id, $facts )['name'];
		$found  = [
			'name' => $name,
			'same' => false,
			'id'   => $post->ID,
		];

		$this->targets[ $name ] = [
			'action' => 'change',
			'id'     => $post->ID,
			'print'  => found_prints( [ $found ] )[ $name ] ?? '',
		];
		return $id;
	}

	/**
	 * Stages a new term.
	 * @return int Its id.
	 */
	public function add_term( string $taxonomy, string $name ): int {
		/** @var array{term_id: int} $made */
		$made  = need( wp_insert_term( wp_slash( $name ), STAGED, [ 'slug' => $this->identity() ] ) );
		$facts = [
			'of'       => 'term',
			'taxonomy' => $taxonomy,
		];
		$entry = $this->note( 'term', '', (int) $made['term_id'], $facts );
		name_term( $entry, [], $this->import );
		return $entry['id'];
	}

	/** Stages a link to a page, staged or of the site, at the end of a classic menu. */
	public function add_menu_item( int $menu, int $page ): void {
		$items = wp_get_nav_menu_items( $menu );
		$last  = $items ? end( $items )->menu_order : 0;
		$id    = $this->stage(
			[
				'post_type'  => 'nav_menu_item',
				'menu_order' => $last + 1,
			]
		);
		$this->note( 'menu-item', '', $id );
		$meta = menu_item_meta( $this->import, $id, [ 'object' => $page ], '' ) + [ '_menu_item_menu_item_parent' => '0' ];
		foreach ( $meta as $key => $value ) {
			update_post_meta( $id, (string) $key, wp_slash( $value ) );
		}
		need( wp_set_object_terms( $id, [ $menu ], 'nav_menu' ) );
	}

	/** Address that a staged post will have. */
	public function address( int $post ): string {
		return post_address( $post );
	}

	/**
	 * Stages a setting of this plugin.
	 * @param mixed $value
	 */
	public function set( string $name, $value ): void {
		$this->settings[ $name ] = $value;
	}

	/** Hands the run over to its steps. */
	public function finish(): void {
		in_transaction(
			function (): void {
				write_row( $this->import->run['id'], 'settings', [ 'plugin' => $this->settings ] );
				write_row( $this->import->run['id'], 'targets', $this->targets );
				store_run( [ 'phase' => 'revise' ] + $this->import->run );
			}
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function stage( array $fields ): int {
		// Found by its slug if the process ends before it is in the journal.
		return save_staged(
			[
				'post_status' => STAGED,
				'post_name'   => $this->identity(),
				'post_author' => $this->import->run['user'],
			] + $fields
		);
	}

	private function identity(): string {
		return identity( $this->import->run['id'], (string) count( $this->import->journal ) );
	}

	/**
	 * Adds an entry to the journal, unless the run was canceled in another window meanwhile.
	 * @param array<string, int|string> $facts In which it differs from a new post that is published.
	 * @return KitEntry
	 * @throws LostRun If it was.
	 */
	private function note( string $kind, string $slug, int $id, array $facts = [] ): array {
		$number = count( $this->import->journal );
		$first  = $number - $number % BATCH;
		/** @var KitEntry $entry */
		$entry = $facts + [
			'number'   => $number,
			'name'     => name_of( $kind, '' === $slug ? "made-$number" : $slug ),
			'kind'     => $kind,
			'action'   => 'make',
			'id'       => $id,
			'target'   => $id,
			'parts'    => [],
			'of'       => 'post',
			'taxonomy' => '',
			'status'   => 'publish',
			'sticky'   => false,
			'sha256'   => 'made',
			'print'    => '',
		];

		$this->import->journal[]                 = $entry;
		$this->import->entries[ $entry['name'] ] = $entry;
		$this->import->run                       = in_transaction(
			function () use ( $first ): array {
				write_row( $this->import->run['id'], "j$first", array_slice( $this->import->journal, $first ) );
				return store_run( $this->import->run );
			}
		);
		return $entry;
	}
}
