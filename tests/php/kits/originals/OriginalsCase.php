<?php
/** What tests of originals share: a page that a kit replaces, and where its words are found. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

abstract class OriginalsCase extends ImportCase {

	/**
	 * Imports a kit that replaces an object of the site.
	 * @param array<string, mixed> $more
	 * @return KitRun
	 */
	protected function replace( string $name, array $more = [] ): array {
		$slug = explode( '/', $name )[1];
		return $this->import( $this->kit_of( [ $name => $more + [ 'title' => 'Theirs', 'slug' => $slug, 'status' => 'publish', 'content' => 'THEIRS' ] ] ), [ '*' => 'replace' ] );
	}

	/**
	 * Posts that hold words, but for what imports keep hidden.
	 * @return list<string> `type status title`.
	 */
	protected function found( string $words ): array {
		global $wpdb;
		$sql = "SELECT CONCAT( post_type, ' ', post_status, ' ', post_title ) FROM {$wpdb->posts} WHERE post_content LIKE %s AND post_status <> %s ORDER BY ID";
		return array_values( array_unique( $wpdb->get_col( $wpdb->prepare( $sql, '%' . $wpdb->esc_like( $words ) . '%', Kits\STAGED ) ) ) );
	}

	protected function hidden(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_status = 'frontage-staged'" );
	}
}
