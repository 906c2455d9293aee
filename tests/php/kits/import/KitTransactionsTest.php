<?php
/** Switch and undo happen whole or not at all; tables without transactions are refused. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/ImportCase.php';

final class KitTransactionsTest extends ImportCase {

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		$page = static fn( string $slug, array $more ): array => $more + [ 'title' => 'Theirs', 'slug' => $slug, 'status' => 'publish' ];
		return $this->kit_of(
			[
				'media/kit-sun'          => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
				'term/category--kit-new' => [ 'taxonomy' => 'category', 'name' => 'New', 'slug' => 'kit-new' ],
				'post/kit-post'          => $page( 'kit-post', [ 'content' => 'Theirs', 'terms' => [ 'kit:term/category--kit-new' ], 'thumbnail' => 'kit:media/kit-sun' ] ),
				'page/kit-ours'          => $page( 'kit-ours', [ 'content' => 'Theirs', 'template' => 'kit-wide' ] ),
				'page/kit-new'           => $page( 'kit-new', [] ),
				'settings/site'          => [ 'title' => 'Kit title', 'showOnFront' => 'page', 'frontPage' => 'kit:page/kit-new' ],
			],
			[ 'files/kit-sun.jpg' => $this->photo() ]
		);
	}

	/** Does something of which the n-th change of the database fails. Answers whether it failed by that: what follows a transaction undoes nothing of it. */
	private function failing( int $at, string $does, string $run ): bool {
		$seen = 0;
		$fail = static function ( string $query ) use ( $at, &$seen ): string {
			return preg_match( '/^\s*(INSERT|UPDATE|DELETE)/i', $query ) && ! preg_match( '/\.lock|_children/', $query ) && ++$seen === $at ? 'BROKEN' : $query;
		};
		add_filter( 'query', $fail, 20 );
		$answer = 'undo' === $does ? Kits\undo( $run ) : Kits\switch_over( $run );
		remove_filter( 'query', $fail, 20 );
		wp_cache_flush();
		return $seen >= $at && is_wp_error( $answer );
	}

	/** @return list<mixed> What visitors see of it. */
	private function seen( int $post, int $page ): array {
		wp_cache_flush();
		return [ $this->post( $post )->post_content, wp_list_pluck( get_the_category( $post ), 'name' ), get_the_title( (int) get_post_thumbnail_id( $post ) ), $this->post( $page )->post_content, get_page_template_slug( $page ), get_option( 'blogname' ), get_the_title( (int) get_option( 'page_on_front' ) ) ];
	}

	/** @testdox [KT-02] kits: a switch or an undo that fails at any query has changed nothing */
	public function test_fails(): void {
		global $wpdb;
		$term = $this->ok( wp_insert_term( 'Ours', 'category' ) )['term_id'];
		$post = $this->add_post( 'post', 'kit-post', 'Ours', [ 'post_category' => [ $term ] ] );
		$page = $this->add_post( 'page', 'kit-ours', 'Ours' );
		set_post_thumbnail( $post, $this->add_picture( 'ours' ) );
		update_option( 'blogname', 'Ours' );
		$kit    = $this->kit();
		$ours   = $this->seen( $post, $page );
		$before = $this->state();
		$shown  = $wpdb->suppress_errors( true );
		for ( $at = 1, $has_failed = true; $has_failed; $at++ ) {
			$id         = $this->stage( $kit, [ '*' => 'replace' ] )['id'];
			$has_failed = $this->failing( $at, 'switch_over', $id );
			if ( 'switching' !== $this->run_of( $id )['state'] ) {
				$this->assertSame( [ 'ready', $ours ], [ $this->run_of( $id )['state'], $this->seen( $post, $page ) ], "query $at of the switch" );
				$this->ok( Kits\switch_over( $id ) );
			}
			if ( $at % 2 ) {
				$run = $this->ok( Kits\finish_steps( $id ) );
				$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ], "query $at of the switch" );
				$this->assertSame( [ 'Theirs', [ 'New' ], 'Sun', 'Theirs', 'kit-wide', 'Kit title', 'Theirs' ], $this->seen( $post, $page ), "query $at of the switch" );
				$has_failed = $this->failing( $at, 'undo', $id ) || $has_failed;
			}
			if ( 'undone' !== $this->run_of( $id )['state'] ) {
				$this->ok( Kits\undo( $id ) );
			}
			$run = $this->ok( Kits\finish_steps( $id ) );
			$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ], "query $at, undone" );
			$this->assertSame( $ours, $this->seen( $post, $page ), "query $at, undone" );
			$this->assertUntouched( $before, "query $at, undone" );
		}
		$wpdb->suppress_errors( $shown );
		$this->assertGreaterThan( 12, $at );
	}

	/** @testdox [KT-02] kits: tables without transactions are refused in one sentence, before anything is stored */
	public function test_refused(): void {
		$before  = $this->state();
		$old     = static fn( string $query ): string => str_contains( $query, 'information_schema.TABLES' ) ? "SELECT 'MyISAM'" : $query;
		add_filter( 'query', $old );
		$refused = Kits\import_source( $this->kit(), Kits\WITH_SETTINGS, true );
		remove_filter( 'query', $old );
		$this->assertInstanceOf( \WP_Error::class, $refused );
		$this->assertSame( 'frontage_kit_transactions', $refused->get_error_code() );
		$this->assertSame( [], Kits\runs() );
		$this->assertUntouched( $before );
	}
}
