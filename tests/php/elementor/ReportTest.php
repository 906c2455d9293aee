<?php
/** What a conversion says of each element: what happened, and nothing else. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;
use function Frontage\Elementor\described;

require_once __DIR__ . '/Pages.php';

/** Each line of a report is true. */
final class ReportTest extends Pages {

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
	}

	/** @return array{content: string, report: list<array<string, mixed>>} */
	private function result( string $json ): array {
		$converted = converted( $this->page( $json ) );
		$this->assertIsArray( $converted );
		return $converted;
	}

	/**
	 * Kinds of the lines about a widget.
	 * @param array<string, mixed> $settings
	 * @return list<mixed>
	 */
	private function kinds( string $type, array $settings ): array {
		return array_column( $this->result( $this->widget( $type, $settings ) )['report'], 'kind' );
	}

	/** @testdox [PB-05] convert: what keeps nothing is said to be left out, and only what holds HTML to be kept as HTML */
	public function test_left_out(): void {
		$this->assertSame( [ 'html' ], $this->kinds( 'strange', [ 'content' => 'Words of a story.' ] ) );
		$this->assertSame( [ 'html' ], $this->kinds( 'strange', [ 'photo' => [ 'url' => 'https://example.org/a.jpg' ] ] ) );
		$this->assertSame( [ 'html' ], $this->kinds( 'strange', [ 'text' => '<p><iframe src="https://example.org/map"></iframe></p>' ] ) );
		foreach ( [ [], [ 'api_key' => 'Secret' ], [ 'text' => '<p>&nbsp;</p><div class="line"></div>' ], [ 'text' => '<p><!-- wp:latest-comments /--></p>' ] ] as $settings ) {
			$result = $this->result( $this->widget( 'strange', $settings ) );
			$this->assertSame( [ 'empty' ], array_column( $result['report'], 'kind' ), (string) wp_json_encode( $settings ) );
			$this->assertStringNotContainsString( 'wp:html', $result['content'] );
		}
		$this->assertSame( [ 'empty' ], $this->kinds( 'image-gallery', [] ) );
		$line = described( $this->result( $this->widget( 'countdown', [ 'due_date' => '2030-01-01' ] ) )['report'] )[0];
		$this->assertSame( 'This is left out because nothing in it could be converted.', $line['text'] );
	}

	/** @testdox [PB-05] convert: of a box that nothing knows, the elements inside are said to be kept, each with its own line */
	public function test_inside(): void {
		$title  = [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'Words' ] ];
		$box    = static fn( array $settings, array $inside ): string => (string) wp_json_encode( [ [ 'elType' => 'widget', 'widgetType' => 'strange-box', 'settings' => $settings, 'elements' => $inside ] ] );
		$result = $this->result( $box( [], [ $title ] ) );
		$this->assertSame( [ 'inside' ], array_column( $result['report'], 'kind' ) );
		$this->assertStringContainsString( '>Words</h2>', $result['content'] );
		$this->assertStringNotContainsString( 'wp:html', $result['content'] );
		$this->assertSame( 'There is no matching block. This is left out, but the elements inside it are kept.', described( $result['report'] )[0]['text'] );
		$this->assertSame( [ 'html' ], array_column( $this->result( $box( [ 'content' => 'Words of a story.' ], [ $title ] ) )['report'], 'kind' ) );
		$empty = [ 'elType' => 'widget', 'widgetType' => 'lottie', 'settings' => [] ];
		$this->assertSame( [ 'empty', 'empty' ], array_column( $this->result( $box( [], [ $empty ] ) )['report'], 'kind' ) );
	}

	/** @testdox [PB-05] convert: content that Elementor generated is replaced by a stored value only where there is one */
	public function test_generated(): void {
		$tag     = [ '__dynamic__' => [ 'title' => '[elementor-tag id="a" name="post-title" settings="%7B%7D"]' ] ];
		$lines   = fn( string $type, array $settings ): array => array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $this->result( $this->widget( $type, $settings ) )['report'] );
		$picture = [ '__dynamic__' => [ 'image' => '[elementor-tag id="a" name="post-featured-image" settings="%7B%7D"]' ] ];
		$stand   = [ 'url' => 'https://example.org/wp-content/plugins/elementor/assets/images/placeholder.png', 'id' => '' ];
		$this->assertSame( [ [ 'dynamic', [ 'title' ] ] ], $lines( 'heading', $tag + [ 'title' => 'Stored' ] ) );
		$this->assertSame( [ [ 'missing', [ 'title' ] ] ], $lines( 'heading', $tag ) );
		$this->assertSame( [ [ 'missing', [ 'image' ] ] ], $lines( 'image', $picture + [ 'image' => $stand ] ) );
		$this->assertSame( [ [ 'dynamic', [ 'image' ] ] ], $lines( 'image', $picture + [ 'image' => [ 'url' => 'https://example.org/a.jpg' ] ] ) );
		$both = [ '__dynamic__' => $tag['__dynamic__'] + [ 'align' => '[elementor-tag id="b" name="x" settings=""]' ], 'align' => 'center' ];
		$this->assertSame( [ [ 'dynamic', [ 'align' ] ], [ 'missing', [ 'title' ] ] ], $lines( 'heading', $both ) );
	}

	/** @testdox [PB-05] convert: fields of a form are fields in the report, a form is one form */
	public function test_fields(): void {
		$this->assertSame( [ 'field' ], $this->kinds( 'mf-email', [ 'mf_input_label' => 'Mail' ] ) );
		$this->assertSame( [ 'form' ], $this->kinds( 'metform', [ 'mf_form_id' => '12' ] ) );
		$text = described( $this->result( $this->widget( 'mf-email', [] ) )['report'] )[0]['text'];
		$this->assertSame( 'This form field is left out because it wouldn’t work without Elementor.', $text );
	}

	/** @testdox [PB-05] convert: an entry of a post's data that has no block is reported */
	public function test_post_data(): void {
		$report = $this->result( $this->widget( 'post-info', [ 'icon_list' => [ [ 'type' => 'time' ], [ 'type' => 'author' ] ] ] ) )['report'];
		$this->assertSame( [ [ 'settings', [ 'time' ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $report ) );
	}
}
