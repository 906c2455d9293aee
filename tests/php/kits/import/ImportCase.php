<?php
/** What tests of imports share: kits from arrays, a database whose transactions lie within the test's, and the state of a site. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/KitTestCase.php';

abstract class ImportCase extends KitTestCase {

	/** @var list<string> Files of the uploads before the test. */
	private array $before = [];

	/** Begins as the owner. */
	protected function set_up(): void {
		parent::set_up();
		add_filter( 'query', [ $this, 'nest' ] );
		$this->sign_in( 'administrator' );
		// Of all runs.
		Kits\delete_rows( '' );
		$this->before = $this->uploads();
	}

	protected function tear_down(): void {
		array_map( 'wp_delete_file', array_diff( $this->uploads(), $this->before ) );
		array_map( static fn( $folder ) => Kits\delete_folder( (string) $folder ), (array) glob( wp_upload_dir()['basedir'] . '/frontage-kit-*' ) );
		remove_filter( 'query', [ $this, 'nest' ] );
		parent::tear_down();
	}

	/** Makes transactions to savepoints of the test's own. */
	public function nest( string $query ): string {
		$to = [
			'START TRANSACTION' => 'SAVEPOINT kit',
			'COMMIT'            => 'RELEASE SAVEPOINT kit',
			'ROLLBACK'          => 'ROLLBACK TO SAVEPOINT kit',
		];
		return $to[ $query ] ?? $query;
	}

	/**
	 * A kit as open_source() gives it.
	 * @param array<string, array<string, mixed>> $objects By name.
	 * @param array<string, string>               $files   Bytes by name.
	 * @return array{manifest: array<string, mixed>, read: callable, file: callable}
	 */
	protected function kit_of( array $objects, array $files = [] ): array {
		$jsons   = array_map( static fn( array $object ): string => (string) wp_json_encode( $object ), $objects );
		$entries = [];
		foreach ( $jsons as $name => $json ) {
			$entries[ $name ] = [ 'size' => strlen( $json ), 'sha256' => hash( 'sha256', $json ) ] + Kits\summary( json_decode( $json, true ), $name );
		}
		$types = [ 'jpg' => 'image/jpeg', 'png' => 'image/png', 'woff2' => 'font/woff2' ];
		$facts = [];
		foreach ( $files as $name => $bytes ) {
			$facts[ $name ] = [ 'size' => strlen( $bytes ), 'sha256' => hash( 'sha256', $bytes ), 'type' => $types[ pathinfo( $name, PATHINFO_EXTENSION ) ] ];
		}
		$manifest = Kits\check_manifest( [ 'format' => 'frontage-kit/1', 'title' => 'A kit', 'theme' => 'twentytwentyfive', 'objects' => $entries, 'files' => $facts ] );
		$this->assertIsArray( $manifest, is_wp_error( $manifest ) ? $manifest->get_error_message() : '' );
		return [
			'manifest' => $manifest,
			'read'     => static fn( string $name ): string => $jsons[ $name ],
			'file'     => function ( string $name ) use ( $files ): string {
				$path = "$this->folder/" . uniqid();
				file_put_contents( $path, $files[ $name ] );
				return $path;
			},
		];
	}

	/**
	 * A page and its picture, which lead to each other.
	 * @return array{manifest: array<string, mixed>, read: callable, file: callable}
	 */
	protected function small_kit(): array {
		return $this->kit_of(
			[
				'media/kit-sun'  => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg', 'alt' => 'The sun', 'caption' => 'Noon', 'width' => 40, 'height' => 30 ],
				'page/kit-about' => [
					'title'     => 'About us',
					'slug'      => 'kit-about',
					'status'    => 'publish',
					'thumbnail' => 'kit:media/kit-sun',
					'content'   => '<!-- wp:image {"id":"kit:media/kit-sun"} --><figure class="wp-block-image"><img src="kit:media/kit-sun" alt="" class="wp-image-kit:media/kit-sun"/></figure><!-- /wp:image --><!-- wp:paragraph --><p>See <a href="kit:page/kit-about#team">us</a> and <a href="kit:home/feed/">news</a>.</p><!-- /wp:paragraph -->',
				],
			],
			[ 'files/kit-sun.jpg' => $this->photo() ]
		);
	}

	/**
	 * Imports a whole kit, with its settings.
	 * @param array{manifest: array<string, mixed>, read: callable, file: callable} $kit
	 * @param array<string, string> $choices
	 * @return KitRun
	 */
	protected function import( array $kit, array $choices = [] ): array {
		return $this->ok( Kits\import_source( $kit, $choices + Kits\WITH_SETTINGS, true ) );
	}

	/**
	 * Stages a kit with its settings up to the switch.
	 * @param array{manifest: array<string, mixed>, read: callable, file: callable} $kit
	 * @param array<string, string> $choices
	 * @return KitRun
	 */
	protected function stage( array $kit, array $choices = [] ): array {
		$run = $this->ok( Kits\begin( $kit['manifest'], $choices + Kits\WITH_SETTINGS, true ) );
		$this->assertTrue( Kits\send_all( $kit, $run ) );
		return $this->ok( Kits\finish_steps( $run['id'] ) );
	}

	/**
	 * Undoes a run.
	 * @param array{id: string} $run
	 * @return KitRun
	 */
	protected function take_back( array $run ): array {
		$this->ok( Kits\undo( $run['id'] ) );
		return $this->ok( Kits\finish_steps( $run['id'] ) );
	}

	/**
	 * @template Answer of array
	 * @param Answer|\WP_Error|null $answer
	 * @return Answer
	 */
	protected function ok( $answer ): array {
		$this->assertIsArray( $answer, is_wp_error( $answer ) ? $answer->get_error_message() : '' );
		return $answer;
	}

	/**
	 * @param mixed $answer
	 */
	protected function error( $answer ): \WP_Error {
		$this->assertInstanceOf( \WP_Error::class, $answer );
		return $answer;
	}

	/** @return KitRun */
	protected function run_of( string $id ): array {
		return $this->ok( Kits\run( $id ) ?? new \WP_Error( 'none' ) );
	}

	protected function post( int $id ): \WP_Post {
		$post = get_post( $id );
		$this->assertNotNull( $post );
		return $post;
	}

	protected function term( int $id ): \WP_Term {
		$term = get_term( $id );
		$this->assertInstanceOf( \WP_Term::class, $term );
		return $term;
	}

	protected function page( string $slug ): ?\WP_Post {
		$pages = get_posts( [ 'post_type' => 'page', 'name' => $slug, 'post_status' => 'publish' ] );
		return $pages[0] ?? null;
	}

	/** Another connection to the site's database, as another request has it. */
	protected function other_connection(): \mysqli {
		global $wpdb;
		[ $host, $port, $socket ] = (array) $wpdb->parse_db_host( (string) constant( 'DB_HOST' ) );
		return new \mysqli( $host, (string) constant( 'DB_USER' ), (string) constant( 'DB_PASSWORD' ), DB_NAME, (int) $port, (string) $socket );
	}

	/**
	 * All rows that an import could leave, but for caches.
	 * @return list<string>
	 */
	protected function state(): array {
		global $wpdb;
		wp_cache_flush();
		$caches = "'cron', 'rewrite_rules', 'fresh_site', 'user_count', 'wp_calendar_block_has_published_posts'";
		$rows   = [];
		foreach (
			[
				"SELECT 'post', ID, post_type, post_title, post_name, post_content, post_status, post_parent, post_modified FROM {$wpdb->posts} WHERE post_type <> 'revision'",
				"SELECT 'meta', post_id, meta_key, meta_value FROM {$wpdb->postmeta}",
				"SELECT 'term', t.term_id, name, slug, taxonomy, parent, count FROM {$wpdb->terms} t LEFT JOIN {$wpdb->term_taxonomy} USING ( term_id ) WHERE taxonomy IS NULL OR taxonomy NOT LIKE 'wp\\_%'",
				"SELECT 'link', object_id, term_taxonomy_id FROM {$wpdb->term_relationships}",
				"SELECT 'option', option_name, option_value FROM {$wpdb->options} WHERE option_name NOT LIKE '%transient%' AND option_name NOT LIKE 'frontage\\_kit\\_%' AND option_name NOT LIKE '%\\_children' AND option_name NOT IN ( $caches )",
			] as $sql
		) {
			foreach ( (array) $wpdb->get_results( $sql, ARRAY_A ) as $row ) {
				$rows[] = implode( ' | ', $row );
			}
		}
		sort( $rows );
		return $rows;
	}

	/** @param list<string> $before */
	protected function assertUntouched( array $before, string $says = '' ): void {
		$now = $this->state();
		$this->assertSame( [ 'gone' => [], 'new' => [] ], [ 'gone' => array_values( array_diff( $before, $now ) ), 'new' => array_values( array_diff( $now, $before ) ) ], $says );
	}

	/** @return list<string> Files of the uploads. */
	protected function uploads(): array {
		$files = [];
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( wp_upload_dir()['basedir'], \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = $file->getPathname();
		}
		sort( $files );
		return $files;
	}
}
