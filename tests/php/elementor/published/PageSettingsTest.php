<?php
/** What the page itself was set to. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;
use function Frontage\Elementor\converted_for;
use function Frontage\Elementor\described;

require_once dirname( __DIR__ ) . '/Pages.php';

/** Its ground stays around all of its contents; what else is set and lost is reported. */
final class PageSettingsTest extends Pages {

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
	}

	/**
	 * A page of two containers with these settings, of this site and of a kit: the same.
	 * @param mixed $settings
	 * @return array{content: string, report: list<array<string, mixed>>}
	 */
	private function result( $settings ): array {
		$words = static fn( string $title ): array => [ 'elType' => 'container', 'settings' => [], 'elements' => [ [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => $title, 'title_color' => '#ffffff' ] ] ] ];
		$data  = [ $words( 'White' ), $words( 'Words' ) ];
		$id    = $this->page( (string) wp_json_encode( $data ) );
		update_post_meta( $id, '_elementor_page_settings', $settings );
		$converted = converted( $id );
		$this->assertIsArray( $converted );
		$this->assertSame( $converted['content'], serialize_blocks( parse_blocks( $converted['content'] ) ) );
		$this->assertSame( $converted, converted_for( $data, is_array( $settings ) ? $settings : [], [] ) );
		return $converted;
	}

	/** @return list<string> Names of the blocks that lie in nothing. */
	private static function outer( string $content ): array {
		return array_values( array_filter( array_column( parse_blocks( $content ), 'blockName' ) ) );
	}

	/** @testdox [PB-12] convert: the ground of a page lies around all of its contents: a color, a gradient, a picture */
	public function test_ground(): void {
		$this->assertSame( [ 'core/heading', 'core/heading' ], self::outer( $this->result( [] )['content'] ), 'Without one nothing is around them.' );
		$color  = [ 'background_background' => 'classic', 'background_color' => '#111111' ];
		$result = $this->result( $color );
		$this->assertSame( [ 'core/group' ], self::outer( $result['content'] ) );
		$this->assertMatchesRegularExpression( '~^<!-- wp:group {"align":"full".*background-color:#111111.*White.*Words~s', $result['content'] );
		$this->assertSame( [], $result['report'] );
		$gradient = $this->result( [ 'background_background' => 'gradient', 'background_color' => '#111111', 'background_color_b' => '#333333' ] );
		$this->assertStringContainsString( 'background:linear-gradient(180deg,#111111', $gradient['content'] );
		$picture = $this->result( [ 'background_background' => 'classic', 'background_image' => [ 'url' => 'https://example.org/dark.jpg', 'id' => '' ], 'background_size' => 'cover' ] );
		$this->assertSame( [ 'core/cover' ], self::outer( $picture['content'] ) );
		$this->assertMatchesRegularExpression( '~^<!-- wp:cover .*"align":"full".*src="https://example.org/dark.jpg".*White.*Words~s', $picture['content'] );
		$this->assertSame( [], $picture['report'] );
		$space = $this->result( [ 'padding' => [ 'unit' => 'px', 'top' => '40', 'right' => '', 'bottom' => '', 'left' => '' ] ] + $color );
		$this->assertStringContainsString( 'padding-top:40px', $space['content'] );
		$this->assertSame( [], $space['report'] );
	}

	/** @testdox [PB-12] convert: the color of a page may be a global one */
	public function test_global_color(): void {
		$kit = $this->page( '' );
		update_option( 'elementor_active_kit', $kit );
		update_post_meta( $kit, '_elementor_page_settings', [ 'system_colors' => [ [ '_id' => 'primary', 'color' => '#123456' ] ] ] );
		$id = $this->page( $this->widget( 'heading', [ 'title' => 'White' ] ) );
		update_post_meta( $id, '_elementor_page_settings', [ 'background_background' => 'classic', '__globals__' => [ 'background_color' => 'globals/colors?id=primary' ] ] );
		$converted = converted( $id );
		delete_option( 'elementor_active_kit' );
		$this->assertIsArray( $converted );
		$this->assertStringContainsString( 'background-color:#123456', $converted['content'] );
		$this->assertSame( [], $converted['report'] );
	}

	/** @testdox [PB-12] convert: settings of a page that nothing took over are reported; fields of its post are none */
	public function test_lost(): void {
		$fields = [ 'template' => 'default', 'post_status' => 'publish', 'post_title' => 'A', 'post_featured_image' => [ 'id' => 3 ], 'menu_order' => 2, 'comment_status' => 'open', 'preview_type' => 'single/post' ];
		$this->assertSame( [], $this->result( $fields )['report'] );
		$lost = [ 'custom_css' => 'body { color: red }', 'scroll_snap' => 'yes', 'background_image' => [ 'url' => 'https://example.org/dark.jpg' ] ];
		foreach ( $lost as $name => $value ) {
			foreach ( [ [], [ 'background_background' => 'gradient', 'background_color' => '#111111', 'background_color_b' => '#333333' ] + $fields ] as $good ) {
				$report = $this->result( [ $name => $value ] + $good )['report'];
				$this->assertSame( [ [ 'settings', 'Page', [ $name ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['place'], $line['details'] ], $report ) );
			}
		}
		$result = $this->result( [ 'background_background' => 'classic', 'background_color' => 'red;background:url(//evil.example)' ] );
		$this->assertStringNotContainsString( 'evil', $result['content'] );
		$this->assertSame( 'Not converted: colors and backgrounds', described( $result['report'] )[0]['text'] );
		foreach ( [ '', 'x', [ 'background_background' => [ 'x' ], 'padding' => 3, '__globals__' => 'x' ] ] as $malformed ) {
			$this->assertStringContainsString( 'Words', $this->result( $malformed )['content'] );
		}
	}

	/** @testdox [PB-12] convert: of a page that only some visitors could see nothing is published */
	public function test_conditions(): void {
		$result = $this->result( [ 'eael_ext_content_protection' => 'yes' ] );
		$this->assertStringNotContainsString( 'White', $result['content'] );
		$this->assertSame( [ 'condition' ], array_column( $result['report'], 'kind' ) );
	}
}
