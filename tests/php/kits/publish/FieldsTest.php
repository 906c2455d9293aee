<?php
/** Fields of posts arrive as they were: comments, sticky, drafts, dates to come, values that are off, areas, categories of patterns, addresses. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use function Frontage\Portfolio\post_type;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class FieldsTest extends ImportCase {

	/**
	 * Imports objects, and gives the ids by name.
	 * @param array<string, array<string, mixed>> $objects
	 * @return array<string, int>
	 */
	private function imported( array $objects ): array {
		$run = $this->import( $this->kit_of( $objects ) );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		wp_cache_flush();
		return array_column( Kits\journal( $run['id'] ), 'target', 'name' );
	}

	/**
	 * An object of this site as its export has it.
	 * @return array<string, mixed>
	 */
	private function export_of( string $name ): array {
		$export = Kits\export_object( $name );
		$this->assertIsArray( $export );
		return (array) json_decode( $export['json'], true );
	}

	/** @testdox [KT-02] kits: closed comments, pings and sticky posts leave and arrive as they were */
	public function test_comments(): void {
		update_option( 'default_comment_status', 'open' );
		update_option( 'default_ping_status', 'open' );
		$closed = wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'C', 'post_name' => 'kit-closed', 'comment_status' => 'closed', 'ping_status' => 'closed' ] );
		$open   = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'O', 'post_name' => 'kit-open', 'comment_status' => 'open' ] );
		stick_post( $closed );
		$objects = [ 'post/kit-closed' => $this->export_of( 'post/kit-closed' ), 'page/kit-open' => $this->export_of( 'page/kit-open' ) ];
		wp_delete_post( $closed, true );
		wp_delete_post( $open, true );
		// Of a post that is not there.
		update_option( 'sticky_posts', [ 70007 ] );
		$run = $this->import( $this->kit_of( $objects ) );
		wp_cache_flush();
		$ids  = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		$post = $this->post( $ids['post/kit-closed'] );
		$this->assertSame( [ 'closed', 'closed', 'open' ], [ $post->comment_status, $post->ping_status, $this->post( $ids['page/kit-open'] )->comment_status ] );
		$this->assertSame( [ 70007, $ids['post/kit-closed'] ], get_option( 'sticky_posts' ) );
		$this->take_back( $run );
		$this->assertSame( [ 70007 ], get_option( 'sticky_posts' ) );
	}

	/** @testdox [KT-02] kits: a draft has neither a slug nor a date that nobody gave it */
	public function test_draft(): void {
		$draft  = wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'A draft' ] );
		$post   = $this->post( (int) $draft );
		$name   = Kits\name_of_post( $post );
		$object = $this->export_of( $name );
		$this->assertArrayNotHasKey( 'date', $object );
		wp_delete_post( (int) $draft, true );
		$draft = $this->post( $this->imported( [ $name => $object ] )[ $name ] );
		$this->assertSame( [ 'draft', '', '0000-00-00 00:00:00' ], [ $draft->post_status, $draft->post_name, $draft->post_date_gmt ] );
	}

	/** @testdox [KT-02] kits: what is published at a date to come is scheduled */
	public function test_future(): void {
		$date = gmdate( 'Y-m-d H:i:s', time() + 10 * DAY_IN_SECONDS );
		$id   = $this->imported( [ 'post/kit-soon' => [ 'title' => 'Soon', 'slug' => 'kit-soon', 'status' => 'publish', 'date' => $date ] ] )['post/kit-soon'];
		$this->assertSame( [ 'future', $date ], [ $this->post( $id )->post_status, $this->post( $id )->post_date ] );
		$this->assertNotFalse( wp_next_scheduled( 'publish_future_post', [ $id ] ) );
	}

	/** @testdox [KT-02] kits: values that are off arrive where the default is on */
	public function test_meta(): void {
		register_post_meta( 'post', 'kit_on', [ 'type' => 'boolean', 'single' => true, 'default' => true, 'show_in_rest' => true ] );
		register_post_meta( 'post', 'kit_ten', [ 'type' => 'integer', 'single' => true, 'default' => 10, 'show_in_rest' => true ] );
		$id = $this->imported( [ 'post/kit-off' => [ 'title' => 'Off', 'slug' => 'kit-off', 'status' => 'publish', 'meta' => [ 'kit_on' => false, 'kit_ten' => 0 ] ] ] )['post/kit-off'];
		$this->assertSame( [ false, 0 ], [ (bool) get_post_meta( $id, 'kit_on', true ), (int) get_post_meta( $id, 'kit_ten', true ) ] );
		unregister_post_meta( 'post', 'kit_on' );
		unregister_post_meta( 'post', 'kit_ten' );
	}

	/** @testdox [KT-02] [KT-05] kits: footnotes and meta that are objects arrive whole from a kit that is not trusted */
	public function test_structured_meta(): void {
		$card = [ 'words' => 'See <a href="https://example.org">us</a>', 'sizes' => [ 1, 2 ] ];
		$rule = [ 'type' => 'object', 'single' => true, 'show_in_rest' => [ 'schema' => [ 'type' => 'object', 'additionalProperties' => true ] ] ];
		register_post_meta( 'post', 'kit_card', $rule );
		$notes = '[{"content":"See <a href=\"https://example.org\">them</a>","id":"a1"}]';
		$kit   = $this->kit_of( [ 'post/kit-noted' => [ 'title' => 'Noted', 'slug' => 'kit-noted', 'status' => 'publish', 'meta' => [ 'footnotes' => $notes, 'kit_card' => $card ] ] ] );
		$run   = $this->ok( Kits\import_source( $kit, [], false ) );
		wp_cache_flush();
		$id = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['post/kit-noted'];
		$this->assertSame( [ $notes, $card ], [ get_post_meta( $id, 'footnotes', true ), get_post_meta( $id, 'kit_card', true ) ] );
		$this->assertSame( [ [], [] ], [ $run['report']['removed'] ?? [], $run['report']['unresolved'] ?? [] ] );
		unregister_post_meta( 'post', 'kit_card' );
	}

	/** @testdox [KT-02] kits: a template part without an area is a general one */
	public function test_area(): void {
		$id = $this->imported( [ 'part/kit-any' => [ 'title' => 'Any', 'slug' => 'kit-any', 'status' => 'publish', 'content' => 'x' ] ] )['part/kit-any'];
		$this->assertSame( [ 'uncategorized' ], wp_get_object_terms( $id, 'wp_template_part_area', [ 'fields' => 'names' ] ) );
	}

	/** @testdox [KT-02] kits: a pattern is in its categories, also in those that the site has already, and undoing gives the owner's back */
	public function test_pattern_categories(): void {
		$there = (int) ( (array) wp_insert_term( 'Kit there', 'wp_pattern_category', [ 'slug' => 'kit-there' ] ) )['term_id'];
		$own   = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Own', 'post_name' => 'kit-own' ] );
		wp_set_object_terms( (int) $own, 'Ours', 'wp_pattern_category' );
		$in      = [ 'kit:term/wp_pattern_category--kit-there' ];
		$pattern = [ 'title' => 'Call', 'status' => 'publish', 'content' => 'x', 'terms' => $in ];
		$kit     = $this->kit_of(
			[
				'pattern/kit-cta'                     => [ 'slug' => 'kit-cta' ] + $pattern,
				'pattern/kit-own'                     => [ 'slug' => 'kit-own' ] + $pattern,
				'term/wp_pattern_category--kit-there' => [ 'taxonomy' => 'wp_pattern_category', 'name' => 'Kit there', 'slug' => 'kit-there' ],
			]
		);
		$run     = $this->import( $kit, [ 'pattern/kit-own' => 'replace' ] );
		wp_cache_flush();
		$ids = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		foreach ( [ 'pattern/kit-cta', 'pattern/kit-own' ] as $name ) {
			$this->assertSame( [ $there ], wp_get_object_terms( $ids[ $name ], 'wp_pattern_category', [ 'fields' => 'ids' ] ), $name );
		}
		$this->take_back( $run );
		wp_cache_flush();
		$this->assertSame( [ 'Ours' ], wp_get_object_terms( (int) $own, 'wp_pattern_category', [ 'fields' => 'names' ] ) );
	}

	/** @testdox [KT-02] kits: items and links to them have the addresses of the site, whatever the kit's portfolio was called */
	public function test_portfolio_slug(): void {
		$kit  = [
			'item/kit-bridge' => [ 'title' => 'Bridge', 'slug' => 'kit-bridge', 'status' => 'publish' ],
			'page/kit-about'  => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => '<!-- wp:paragraph --><p><a href="kit:item/kit-bridge">Bridge</a></p><!-- /wp:paragraph -->' ],
			'settings/site'   => [ 'plugin' => [ 'portfolio_slug' => 'kit-work' ] ],
		];
		$run  = $this->import( $this->kit_of( $kit ) );
		$link = (string) get_permalink( (int) ( get_page_by_path( 'kit-bridge', OBJECT, post_type() )->ID ?? 0 ) );
		$this->assertStringNotContainsString( 'kit-work', $link );
		$this->assertStringContainsString( "\"$link\"", $this->page( 'kit-about' )->post_content ?? '' );
		$this->assertSame( [], $run['report']['unresolved'] ?? [] );
	}
}
