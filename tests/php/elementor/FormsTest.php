<?php
/** Widgets that show a form of a form plugin. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;
use function Frontage\Elementor\converted_for;
use function Frontage\Elementor\described;
use const Frontage\Elementor\FORM_PLUGINS;
use const Frontage\Elementor\PLUGIN_FORMS;

require_once __DIR__ . '/Pages.php';

/** The form stays as its plugin's shortcode, from its id alone. */
final class FormsTest extends Pages {

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
		foreach ( array_keys( FORM_PLUGINS ) as $shortcode ) {
			add_shortcode( $shortcode, static fn(): string => 'A form' );
		}
	}

	protected function tear_down(): void {
		array_map( 'remove_shortcode', array_keys( FORM_PLUGINS ) );
		parent::tear_down();
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array{content: string, report: list<array<string, mixed>>}
	 */
	private function result( string $type, array $settings ): array {
		$converted = converted( $this->page( $this->widget( $type, $settings ) ) );
		$this->assertIsArray( $converted );
		return $converted;
	}

	/** @testdox [PB-05] convert: a form of a form plugin stays as the shortcode of that form */
	public function test_shortcodes(): void {
		foreach ( PLUGIN_FORMS as $type => [ $shortcode, $setting ] ) {
			foreach ( [ '12', 12 ] as $id ) {
				$result = $this->result( $type, [ $setting => $id ] );
				$this->assertStringContainsString( "<!-- wp:shortcode -->\n[$shortcode id=\"12\"]\n<!-- /wp:shortcode -->", $result['content'], $type );
				$this->assertSame( [], $result['report'], $type );
			}
		}
		$this->assertStringContainsString( '[contact-form-7 id="3f0a1b2"]', $this->result( 'ha-cf7', [ 'form_id' => '3f0a1b2' ] )['content'] );
		$this->assertStringContainsString( 'A form', do_shortcode( do_blocks( $this->result( 'wpforms', [ 'form_id' => '12' ] )['content'] ) ) );
		$styled = $this->result( 'wpforms', [ 'form_id' => '12', 'form_title_custom' => 'Words' ] );
		$this->assertSame( [ [ 'settings', [ 'form_title_custom' ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $styled['report'] ) );
	}

	/** @testdox [PB-05] convert: what is no id of a form makes no shortcode, alone and with an id in it */
	public function test_hostile_ids(): void {
		foreach ( [ '', '0', '-1', '012', '1.5', '12abz', '12"]', "12\n", '12 onload="x"', '"][gallery ids="1"]', '12"] [embed]', '[wpforms id="12"]', '<script>evil(1)</script>', str_repeat( '9', 400 ), [ '12' ], [ 'id' => '12' ], true, null, 1.5 ] as $id ) {
			foreach ( [ 'wpforms', 'fluent-form-widget', 'eael-contact-form-7' ] as $type ) {
				$setting = PLUGIN_FORMS[ $type ][1];
				if ( 'eael-contact-form-7' === $type && in_array( $id, [ '0', '012', true ], true ) ) {
					// A hash may be of digits alone.
					continue;
				}
				foreach ( [ [], [ 'form_title' => 'yes', 'other_id' => '12' ] ] as $good ) {
					$result = $this->result( $type, [ $setting => $id ] + $good );
					$this->assertStringNotContainsString( '[', (string) preg_replace( '~<!--.*?-->~s', '', $result['content'] ), (string) wp_json_encode( $id ) );
					$this->assertStringNotContainsString( 'wp:shortcode', $result['content'], (string) wp_json_encode( $id ) );
					$this->assertSame( [ 'plugin-form' ], array_column( $result['report'], 'kind' ), (string) wp_json_encode( $id ) );
				}
			}
		}
	}

	/** @testdox [PB-05] convert: a form of another site's kit, or of a plugin that is not active, is named and left out */
	public function test_elsewhere(): void {
		$elements = json_decode( $this->widget( 'wpforms', [ 'form_id' => '12', 'title' => 'Secret' ] ), true );
		$result   = converted_for( $elements, [], [] );
		$this->assertDoesNotMatchRegularExpression( '/wp:shortcode|Secret|12/', $result['content'] );
		$this->assertSame( [ [ 'plugin-form', [ 'WPForms' ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $result['report'] ) );
		$text = 'This form is left out because its plugin is not active, or the form is on another site: WPForms';
		$this->assertSame( $text, described( $result['report'] )[0]['text'] );
		remove_shortcode( 'wpforms' );
		$result = $this->result( 'wpforms', [ 'form_id' => '12' ] );
		$this->assertStringNotContainsString( '[wpforms', $result['content'] );
		$this->assertSame( $text, described( $result['report'] )[0]['text'] );
	}
}
