<?php
/** Posts with a page builder's data. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use Frontage\Tests\TestCase;

require_once dirname( __DIR__, 3 ) . '/src/elementor/convert/conversion.php';

/** A test with such posts. */
abstract class Pages extends TestCase {

	/** A page with data as JSON, and the mode of the page builder. */
	protected function page( string $json, string $content = '<h2>Before</h2>' ): int {
		$id = wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => wp_slash( $content ), 'post_author' => get_current_user_id() ] );
		update_post_meta( $id, '_elementor_data', wp_slash( $json ) );
		update_post_meta( $id, '_elementor_edit_mode', 'builder' );
		return $id;
	}

	/**
	 * JSON of one widget in a container.
	 * @param array<string, mixed> $settings
	 */
	protected function widget( string $type, array $settings ): string {
		$widget = [ 'id' => 'w1', 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => [] ];
		return (string) wp_json_encode( [ [ 'id' => 'c1', 'elType' => 'container', 'settings' => [], 'elements' => [ $widget ] ] ] );
	}

	/** JSON of a page in pages/, with pictures. */
	protected static function stored( string $name ): string {
		$json = (string) file_get_contents( __DIR__ . "/pages/$name.json" );
		return (string) preg_replace( '/\{\{picture(\d)\}\}/', 'https://example.org/$1.jpg', $json );
	}
}
