<?php
/** Items made from pictures, and a picture's focal point. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\item;
use function Frontage\Portfolio\stored;

class FillingTest extends TestCase {

	/** @testdox [PF-26] item creation: one item per picture with name and alt text, failures apart */
	public function test_made(): void {
		$user    = $this->sign_in( 'author' );
		$harbour = $this->add_picture( 'harbour', 'A crane' );
		$answer  = $this->fill( [ $harbour => 'R&D <b>“Labs”</b> \o/', $this->add_item()->ID => 'No picture', $this->add_picture( 'quay' ) => '' ] )->get_data(); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertCount( 2, $answer['made'] );
		$this->assertSame( [ 'This picture is no longer in the media library.' ], array_column( $answer['failed'], 'message' ) );

		$post = get_post( $answer['made'][0]['item'] );
		$this->assertInstanceOf( \WP_Post::class, $post );
		$this->assertSame( [ 'publish', (string) $user->ID ], [ $post->post_status, $post->post_author ] );
		$made = item( $post );
		$this->assertSame( [ 'R&D <b>“Labs”</b> \o/', 'image', 'lightbox' ], [ $made['title'], $made['type'], $made['opensIn'] ] );
		$this->assertSame( 'A crane', $made['image']['alt'] ?? '' );
		$this->assertSame( 'quay', get_the_title( $answer['made'][1]['item'] ) );
	}

	/** @testdox [PF-26] item creation: a repeated request makes no second items */
	public function test_again(): void {
		$this->sign_in( 'editor' );
		$pictures = array_fill_keys( [ $this->add_picture( 'a' ), $this->add_picture( 'b' ) ], 'A name' );
		$first    = $this->fill( $pictures )->get_data();
		$this->assertSame( $first, $this->fill( $pictures )->get_data() );
		$this->assertSame( '2', (string) wp_count_posts( 'astra-portfolio' )->publish );
		$this->assertNotEquals( $first, $this->fill( $pictures, 'another-time' )->get_data(), 'Another key is another item.' );

		$this->sign_in( 'editor' );
		$this->assertNotEquals( $first, $this->fill( $pictures )->get_data(), 'Keys of one person are not those of another.' );
	}

	/** @testdox [PF-26] item creation: typed names stay, pictures keep theirs */
	public function test_names(): void {
		$this->sign_in( 'author' );
		$picture = $this->add_picture();
		wp_update_post(
			[
				'ID'         => $picture,
				'post_title' => "Tom's -- house",
			]
		);
		$other = $this->add_picture( 'other' );
		$made  = array_column( $this->fill( [ $picture => '', $other => " I <3\nParis " ] )->get_data()['made'], 'item', 'picture' ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( "Tom's -- house", get_post_field( 'post_title', $made[ $picture ], 'raw' ) );
		$post = get_post( $made[ $other ] );
		$this->assertInstanceOf( \WP_Post::class, $post );
		$this->assertSame( 'I <3 Paris', item( $post )['title'] );
	}

	/** @testdox [PF-26] item creation: a repeat during the first request makes none and is told */
	public function test_meanwhile(): void {
		$this->sign_in( 'editor' );
		$picture = $this->add_picture();
		$again   = null;
		$send    = function ( $data ) use ( &$again, &$send, $picture ) {
			remove_filter( 'wp_insert_post_data', $send );
			$again = $this->fill( [ $picture => 'A name' ] )->get_data();
			return $data;
		};
		add_filter( 'wp_insert_post_data', $send );
		$first = $this->fill( [ $picture => 'A name' ] )->get_data();
		$this->assertCount( 1, $first['made'] );
		$this->assertSame( [ [], [ 'This picture is just being added. Try again.' ] ], [ $again['made'], array_column( $again['failed'], 'message' ) ] );
		$this->assertSame( $first, $this->fill( [ $picture => 'A name' ] )->get_data(), 'Later it finds the item.' );
		$this->assertSame( '1', (string) wp_count_posts( 'astra-portfolio' )->publish );
	}

	/** @testdox [PF-26] item creation: rights decide none, pending or published, private stays */
	public function test_rights(): void {
		$picture = $this->add_picture();
		$this->assertSame( 401, $this->fill( [ $picture => 'A' ] )->get_status() );
		$this->sign_in( 'subscriber' );
		$this->assertSame( 403, $this->fill( [ $picture => 'A' ] )->get_status() );
		$this->sign_in( 'contributor' );
		$made = $this->fill( [ $picture => 'A' ] )->get_data()['made'];
		$this->assertSame( 'pending', get_post_status( $made[0]['item'] ) );

		$private = $this->add_item( [ 'post_status' => 'private' ] );
		wp_update_post(
			[
				'ID'          => $picture,
				'post_parent' => $private->ID,
			]
		);
		$this->sign_in( 'author' );
		$this->assertSame( [], $this->fill( [ $picture => 'A' ], 'key-of-author' )->get_data()['made'] );
	}

	/** @testdox [PF-26] item creation: too many, none or keyless pictures are refused */
	public function test_schema(): void {
		$this->sign_in( 'editor' );
		$this->assertSame( 400, $this->fill( [] )->get_status() );
		$this->assertSame( 400, $this->fill( array_fill( 1, 21, 'A' ) )->get_status() );
		$this->assertSame( 400, $this->fill( [ 1 => 'A' ], '?' )->get_status() );
	}

	/** @testdox [PF-24] focal point: stored for the picture, the middle is not */
	public function test_focus(): void {
		$this->sign_in( 'editor' );
		$item = $this->add_item( [], [ 'image' => $this->add_picture() ] );
		$save = fn( $focus ): int => $this->ask( "astra-portfolio/{$item->ID}", [ 'meta' => [ 'frontage_focus' => $focus ] ], 'POST' )->get_status();
		$this->assertArrayNotHasKey( 'focus', (array) item( $item )['image'] );

		$this->assertSame( 200, $save( [ 'x' => 0.254, 'y' => 1 ] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		$point = [
			'x' => 0.25,
			'y' => 1.0,
		];
		$this->assertSame( $point, item( $item )['image']['focus'] ?? null );
		$this->assertSame( $point, $this->ask( "astra-portfolio/{$item->ID}" )->get_data()['frontage_image']['focus'] );
		$this->assertSame( 400, $save( [ 'x' => 2, 'y' => 0 ] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( 400, $save( 'left' ) );
		$this->assertSame( 200, $save( null ) );
		$this->assertArrayNotHasKey( 'focus', (array) item( $item )['image'] );

		foreach ( [ 'left', [ 'x' => [] ], [ 'x' => 'a', 'y' => 'b' ] ] as $garbage ) { // phpcs:ignore WordPress.Arrays -- Short.
			update_post_meta( $item->ID, 'frontage_focus', $garbage );
			$this->assertSame( 0.5, stored( $item->ID )['focus']['x'] );
		}
	}

	/**
	 * Sends wishes.
	 * @param array<int, string> $pictures Names by the pictures' ids.
	 */
	private function fill( array $pictures, string $key = 'a-key-for-' ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/frontage/v1/portfolio/items-from-pictures' );
		$sent    = [];
		foreach ( $pictures as $id => $title ) {
			$sent[] = [
				'id'    => $id,
				'title' => $title,
				'key'   => $key . $id,
			];
		}
		$request->set_body_params( [ 'pictures' => $sent ] );
		return rest_do_request( $request );
	}
}
