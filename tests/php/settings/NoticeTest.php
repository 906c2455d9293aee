<?php
/** The store notice and the button back to the top, as the server prints them. */

declare( strict_types=1 );

namespace Frontage\Tests\Settings;

use Frontage\Tests\TestCase;
use function Frontage\Dismissal\hash_of;
use function Frontage\Notice\print_notice;
use function Frontage\Notice\text;

/** What stands on every page by a setting. */
final class NoticeTest extends TestCase {

	/** The owner wants a notice. */
	protected function set_up(): void {
		parent::set_up();
		update_option( 'frontage_settings', [ 'store_notice' => true, 'store_notice_text' => 'Open <b>today</b> &amp; tomorrow' ] );
	}

	/** [HD-11] Notice: its HTML is the same for everybody, with the hash of its text. */
	public function test_the_notice_is_named_and_can_be_dismissed(): void {
		$html = $this->printed();
		$hash = hash_of( text() );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{8}$/', $hash );
		$this->assertMatchesRegularExpression( "#^<section class=\"frontage-notice\" aria-label=\"Store notice\" data-frontage-dismissal=\"$hash\" data-frontage-notice><script[^>]*>.+</script>\s*<p[^>]*>Open <b>today</b> &amp; tomorrow</p><button type=\"button\"[^>]*aria-label=\"Dismiss notice\"#s", $html );
	}

	/** [HD-11] Notice: a page sanitizes it once. */
	public function test_the_notice_is_cleaned_once(): void {
		$text  = 'Open until ' . uniqid();
		$count = 0;
		$see   = static function ( string $html ) use ( $text, &$count ): string {
			$count += (int) ( $html === $text );
			return $html;
		};
		add_filter( 'pre_kses', $see );
		update_option( 'frontage_settings', [ 'store_notice' => true, 'store_notice_text' => $text ] );
		$this->assertStringContainsString( $text, $this->printed() );
		remove_filter( 'pre_kses', $see );
		$this->assertSame( 1, $count );
	}

	/** [HD-11] Notice: two sites on one host remember it each for itself. */
	public function test_sites_in_folders_have_hashes_of_their_own(): void {
		$hash = hash_of( 'Open' );
		add_filter( 'pre_option_home', static fn() => 'https://example.org/shop' );
		$this->assertNotSame( $hash, hash_of( 'Open' ) );
		remove_all_filters( 'pre_option_home' );
	}

	/** [HD-11] Notice: a filter changes the text, to inline HTML only. */
	public function test_a_filter_changes_the_text(): void {
		foreach ( [
			[ '<i>Sale</i><img src=x onerror=alert(1)>', '<i>Sale</i>' ],
			[ null, '' ],
			[ [ 'x' ], '' ],
			[ " \n", '' ],
		] as [ $filtered, $expected ] ) {
			$filter = static fn() => $filtered;
			add_filter( 'frontage_store_notice_text', $filter );
			$this->assertSame( $expected, text() );
			$this->assertSame( '' === $expected, '' === $this->printed() );
			remove_filter( 'frontage_store_notice_text', $filter );
		}
	}

	/** [HD-11] Notice: not printed when empty. */
	public function test_no_notice_prints_nothing(): void {
		update_option( 'frontage_settings', [ 'store_notice' => false ] );
		$this->assertSame( '', $this->printed() );
	}

	/** [HD-13] Scroll to top: links to the top with any attributes. */
	public function test_the_button_is_a_link_to_the_top(): void {
		$html = render_block(
			[
				'blockName'    => 'frontage/scroll-to-top',
				'attrs'        => [ 'devices' => '"><script>', 'position' => 'middle' ],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
		$this->assertStringContainsString( '<a href="#"', $html );
		$this->assertStringContainsString( 'data-position="end"', $html );
		$this->assertStringContainsString( 'data-devices="both"', $html );
		$this->assertStringContainsString( '>Back to top</span>', $html );
		$this->assertStringNotContainsString( '<script', $html );
	}

	/** What the notice's hook prints. */
	private function printed(): string {
		ob_start();
		print_notice();
		return (string) ob_get_clean();
	}
}
