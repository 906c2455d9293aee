<?php
/** What an undo or a cancel deletes: nothing that somebody uses meanwhile, nothing that another plugin holds, and no import that nobody saw is shown. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class DeletedTest extends ImportCase {

	/** @return array<string, int> Ids by name. */
	private static function ids( string $run ): array {
		return array_column( Kits\journal( $run ), 'target', 'name' );
	}

	/** @testdox [KT-04] kits: a cancel shows nothing of an import that nobody has seen, whatever files posts name */
	public function test_cancel(): void {
		$this->add_post( 'page', 'own', 'See <img src="https://example.org/2019/05/kit-sun.jpg"> and kit-sun.jpg' );
		$before = $this->state();
		$run    = $this->stage( $this->small_kit() );
		$file   = (string) get_attached_file( self::ids( $run['id'] )['media/kit-sun'] );
		$run    = $this->take_back( $run );
		$this->assertSame( [ 'cancelled', [], false ], [ $run['state'], $run['report']['left'] ?? [], is_file( $file ) ] );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-04] kits: what is used between the way back and the deletion is shown again as it was, and named */
	public function test_late(): void {
		$run = $this->import( $this->small_kit() );
		$is  = self::ids( $run['id'] );
		$this->ok( Kits\undo( $run['id'] ) );
		while ( 'delete' !== $this->ok( Kits\step( $run['id'], 0.0 ) )['phase'] ) {
			continue;
		}
		$this->assertSame( Kits\STAGED, get_post_field( 'post_status', $is['media/kit-sun'] ) );
		$this->add_post( 'page', 'own', '<!-- wp:image {"id":' . $is['media/kit-sun'] . '} /-->' );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'undone', [ '“Sun” is in use, so undo keeps it.' ] ], [ $run['state'], $run['report']['left'] ] );
		wp_cache_flush();
		$this->assertSame( [ 'inherit', true, null ], [ get_post_field( 'post_status', $is['media/kit-sun'] ), is_file( (string) get_attached_file( $is['media/kit-sun'] ) ), get_post( $is['page/kit-about'] ) ] );
	}

	/** @testdox [KT-04] kits: what another plugin does not let go is shown again after an undo, and named: a picture in the library, a page as a draft */
	public function test_held(): void {
		$holds = static function ( $delete, $post ) {
			return in_array( $post->post_title, [ 'Sun', 'About us' ], true ) ? false : $delete;
		};
		$run   = $this->import( $this->small_kit() );
		$is    = self::ids( $run['id'] );
		add_filter( 'pre_delete_post', $holds, 10, 2 );
		add_filter( 'pre_delete_attachment', $holds, 10, 2 );
		$run = $this->take_back( $run );
		remove_filter( 'pre_delete_post', $holds );
		remove_filter( 'pre_delete_attachment', $holds );
		wp_cache_flush();
		$this->assertSame( 'undone', $run['state'] );
		$this->assertSame( [ 'inherit', 'draft' ], [ get_post_field( 'post_status', $is['media/kit-sun'] ), get_post_status( $is['page/kit-about'] ) ] );
		$this->assertCount( 2, (array) preg_grep( '/^“(?:Sun|About us)”: /', $run['report']['left'] ) );
	}

	/** @testdox [KT-04] kits: undo looks for a file by its whole name, in as much text as memory holds */
	public function test_names(): void {
		global $wpdb;
		$run   = $this->import( $this->kit_of( [ 'media/home' => [ 'title' => 'Home', 'slug' => 'home', 'file' => 'files/home.jpg' ] ], [ 'files/home.jpg' => $this->photo() ] ) );
		$words = str_repeat( 'At home, home-page, homes.jpg, myhome.jpg. ', 500 );
		$row   = $wpdb->prepare( "( 'post', 'publish', 't', %s, '', '', '', '', '2020-01-01', '2020-01-01' )", $words );
		for ( $at = 0; $at < 30; $at++ ) {
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_modified, post_modified_gmt ) VALUES " . implode( ',', array_fill( 0, 10, $row ) ) );
		}
		$largest = 0;
		$listen  = static function ( string $query ) use ( &$largest, $wpdb ): string {
			$largest = max( $largest, array_sum( array_map( static fn( $row ): int => strlen( implode( '', array_map( 'strval', array_filter( (array) $row, 'is_scalar' ) ) ) ), (array) $wpdb->last_result ) ) );
			return $query;
		};
		add_filter( 'query', $listen );
		$run = $this->take_back( $run );
		remove_filter( 'query', $listen );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ] );
		$this->assertLessThan( 2500000, $largest );
	}
}
