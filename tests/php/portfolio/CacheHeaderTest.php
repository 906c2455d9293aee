<?php
/** Answers that browsers and proxies may cache. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;

class CacheHeaderTest extends TestCase {

	/** @testdox [HK-01] cache headers: signed-out lists of items and terms may be cached as set */
	public function test_public(): void {
		$this->add_item();
		foreach ( [ 'astra-portfolio', 'astra-portfolio-categories', 'astra-portfolio-other-categories', 'astra-portfolio-tags' ] as $route ) {
			$headers = $this->ask( $route )->get_headers();
			$this->assertSame( 'public, max-age=300', $headers['Cache-Control'], $route );
			$this->assertSame( 'X-WP-Nonce, Authorization', $headers['Vary'], $route );
		}
		update_option( 'frontage_settings', [ 'rest_cache_seconds' => 60 ] );
		$this->assertSame( 'public, max-age=60', $this->ask( 'astra-portfolio' )->get_headers()['Cache-Control'] );
		update_option( 'frontage_settings', [ 'rest_cache_seconds' => 0 ] );
		$this->assertArrayNotHasKey( 'Cache-Control', $this->ask( 'astra-portfolio' )->get_headers() );
	}

	/** @testdox [HK-01] cache headers: nothing else, be it signed-in, error, single or write */
	public function test_private(): void {
		$item = $this->add_item();
		$this->assert_not_kept( $this->ask( 'astra-portfolio', [], 'GET', [ 'X-WP-Nonce' => 'any' ] ) );
		$this->assert_not_kept( $this->ask( 'astra-portfolio', [ '_wpnonce' => 'any' ] ) );
		$this->assert_not_kept( $this->ask( 'astra-portfolio', [], 'GET', [ 'Authorization' => 'Basic any' ] ) );
		$this->assert_not_kept( $this->ask( 'astra-portfolio', [ 'page' => 99 ] ) );
		$this->assert_not_kept( $this->ask( 'astra-portfolio', [ 'status' => 'draft' ] ) );
		$this->assert_not_kept( $this->ask( "astra-portfolio/{$item->ID}" ) );
		$this->assert_not_kept( $this->ask( 'posts' ) );
		$this->assert_not_kept( $this->ask( 'astra-portfolio', [], 'POST' ) );
		$this->assert_not_kept( $this->ask( 'astra-portfolio', [], 'OPTIONS' ) );
		$this->sign_in( 'subscriber' );
		$this->assert_not_kept( $this->ask( 'astra-portfolio' ) );
	}

	/** Asserts that an answer says nothing of caches. */
	private function assert_not_kept( \WP_REST_Response $response ): void {
		$this->assertArrayNotHasKey( 'Cache-Control', $response->get_headers() );
	}
}
