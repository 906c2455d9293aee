<?php
/**
 * Other sites, answered in their place: no test leaves the machine.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

/**
 * For tests that ask other sites.
 */
trait FakeSites {

	/**
	 * What other sites were asked, such as `HEAD http://…`.
	 *
	 * @var string[]
	 */
	private array $asked = [];

	/**
	 * Stands in for other sites.
	 *
	 * @var callable|null
	 */
	private $sites = null;

	/**
	 * No test leaves the machine.
	 */
	protected function tear_down(): void {
		if ( $this->sites ) {
			remove_filter( 'pre_http_request', $this->sites );
		}
		parent::tear_down();
	}

	/**
	 * Answers in place of other sites; what is not in the list is silent.
	 *
	 * @param array<string, array{int, array<string, string>}> $answers Status and headers by `METHOD address`.
	 */
	private function answer( array $answers ): void {
		$this->sites = function ( $answer, $args, $url ) use ( $answers ) {
			$question      = "{$args['method']} $url";
			$this->asked[] = $question;
			if ( ! isset( $answers[ $question ] ) ) {
				return new \WP_Error( 'http_request_failed', 'No answer.' );
			}
			return [
				'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary( $answers[ $question ][1] ),
				'body'     => '',
				'response' => [
					'code'    => $answers[ $question ][0],
					'message' => '',
				],
				'cookies'  => [],
				'filename' => null,
			];
		};
		add_filter( 'pre_http_request', $this->sites, 10, 3 );
	}

	/**
	 * Asks the route.
	 *
	 * @param string $url An address.
	 */
	private function question( string $url ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/frontage/v1/framing' );
		$request->set_query_params( [ 'url' => $url ] );
		return rest_do_request( $request );
	}
}
