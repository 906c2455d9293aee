<?php
/** Promises about contact buttons: their links and hours. */

declare( strict_types=1 );

namespace Frontage\Tests\ContactButtons;

use Frontage\Tests\TestCase;
use function Frontage\ContactButtons\hours_by_day;
use function Frontage\ContactButtons\periods;
use function Frontage\ContactButtons\url_of;

class ContactButtonsTest extends TestCase {

	protected function tear_down(): void {
		$GLOBALS['wp_query']->is_feed = false;
		parent::tear_down();
	}

	/**
	 * HTML of contact buttons.
	 * @param array<string, mixed> $attributes
	 */
	private function contact( array $attributes ): string {
		return do_blocks( sprintf( '<!-- wp:frontage/contact-buttons %s /-->', wp_json_encode( (object) $attributes ) ) );
	}

	/**
	 * @testdox [PB-05] contact: each way has its address, and other schemes have none
	 * @dataProvider ways
	 */
	public function test_url( string $type, string $value, string $url, string $message = '' ): void {
		$this->assertSame( $url, url_of( $type, $value, $message ) );
	}

	/** @return list<array{0: string, 1: string, 2: string, 3?: string}> */
	public static function ways(): array {
		return [
			[ 'phone', '+44 (20) 7946-0000', 'tel:+442079460000' ],
			[ 'phone', 'call me', '' ],
			[ 'phone', '', '' ],
			[ 'phone', '+', '' ],
			[ 'phone', '+49 (0) 171 / 123-45', 'tel:+4917112345' ],
			[ 'phone', 'Tel. +49 171 12345', 'tel:+4917112345' ],
			[ 'phone', '(020) 7946 0000', 'tel:02079460000' ],
			[ 'phone', '0049 171.12345', 'tel:+4917112345' ],
			[ 'phone', '000', 'tel:000' ],
			[ 'phone', '+1 555 123 4567 ext. 89', 'tel:+15551234567;ext=89' ],
			[ 'phone', '555-0100 x12', 'tel:5550100;ext=12' ],
			[ 'phone', '٠٢ ١٢٣٤ ٥٦٧٨', 'tel:0212345678' ],
			[ 'phone', '＋８１ ３ １２３４', 'tel:+8131234' ],
			[ 'sms', '555-0100 extension 12', 'sms:5550100' ],
			[ 'whatsapp', '0049 171 12345', 'https://wa.me/4917112345' ],
			[ 'whatsapp', '+49 (0)171 12345', 'https://wa.me/4917112345?text=One%0A%0Atwo', "One\n\ntwo" ],
			[ 'signal', '0049 171 12345', 'https://signal.me/#p/+4917112345' ],
			[ 'viber', '+49 (0) 171 12345', 'viber://chat?number=%2B4917112345' ],
			[ 'whatsapp', '+49 171 12345', 'https://wa.me/4917112345?text=%22%3E%3Cscript%3E', '"><script>' ],
			[ 'sms', '0123 456', 'sms:0123456?body=A%20b', 'A b' ],
			[ 'email', 'a@example.com', 'mailto:a@example.com?body=A%26b', 'A&b' ],
			[ 'email', 'a@example.com?bcc=b@example.com', '' ],
			[ 'whatsapp', '+44 7700 900000', 'https://wa.me/447700900000' ],
			[ 'telegram', '@studio', 'https://t.me/studio' ],
			[ 'telegram', 'https://t.me/studio', 'https://t.me/studio' ],
			[ 'signal', '+44 7700 900000', 'https://signal.me/#p/+447700900000' ],
			[ 'messenger', 'studio/../x', 'https://m.me/studio%2F..%2Fx' ],
			[ 'viber', '+44 7700 900000', 'viber://chat?number=%2B447700900000' ],
			[ 'line', '@studio', 'https://line.me/R/ti/p/%40studio' ],
			[ 'link', 'https://example.com/?a=b', 'https://example.com/?a=b' ],
			[ 'link', 'javascript:alert(1)', '' ],
			[ 'skype', 'skype:name?chat', '' ],
			[ 'data', 'data:text/html,x', '' ],
		];
	}

	/**
	 * @testdox [PB-05] contact: periods of a week, over midnight and over its end; nothing of invalid hours
	 */
	public function test_periods(): void {
		$hours = [
			'1' => '09:00-12:30, 13:30 – 18:00',
			'3' => '25:00-26:00 x 9-5 8:00-7:99, 22:00-02:00',
			'2' => [ 'x' ],
		];
		$this->assertSame( [ [ 6300, 6510 ], [ 6570, 6840 ], [ 9960, 10080 ], [ 0, 120 ] ], array_slice( periods( $hours ), 0, 4 ) );
		$this->assertSame( [], periods( 'x' ) );
		update_option( 'start_of_week', 0 );
		update_option( 'time_format', 'H:i' );
		$days = hours_by_day( $hours );
		$this->assertSame( 'Sunday', array_key_first( $days ) );
		$this->assertSame( '22:00 – 02:00', $days['Wednesday'] );
		$this->assertSame( '09:00 – 12:30, 13:30 – 18:00', $days['Monday'] );
	}

	/**
	 * @testdox [PB-05] contact: hostile attributes print nothing of theirs; twice on a page the ids differ; feeds have the links
	 */
	public function test_markup(): void {
		$this->assertSame( '', trim( $this->contact( [ 'links' => 'x' ] ) ) );
		$this->assertSame( '', trim( $this->contact( [ 'links' => [ 'x', [ 'type' => [ 1 ], 'value' => [ 2 ] ] ] ] ) ) );
		$links = [ [ 'type' => 'phone', 'value' => '123"><script>', 'label' => '<script>[x]' ] ];
		$lines = [ [ 'type' => 'whatsapp', 'value' => '+44 7700 900000', 'message' => "One\n\"two\"" ] ];
		$this->assertStringContainsString( 'href="https://wa.me/447700900000?text=One%0A%22two%22"', $this->contact( [ 'links' => $lines ] ) );
		$html = $this->contact( [ 'links' => $links, 'label' => '"><script>', 'heading' => [ 'x' ], 'hours' => 'x', 'position' => [ 'x' ] ] );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( '[x]', $html );
		$this->assertStringNotContainsString( 'data-frontage-hours', $html );
		$this->assertStringContainsString( 'data-position="end"', $html );
		preg_match_all( '/\sid="([\w-]+)"/', $html . $this->contact( [ 'links' => $links ] ), $ids );
		$this->assertCount( 2, array_unique( $ids[1] ) );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->assertStringContainsString( 'data-frontage-zone="Europe/Berlin"', $this->contact( [ 'links' => $links, 'hours' => [ '1' => '09:00-10:00' ] ] ) );
		$GLOBALS['wp_query']->is_feed = true;
		$feed                         = $this->contact( [ 'links' => $links ] );
		$this->assertStringContainsString( 'href="tel:123"', $feed );
		$this->assertDoesNotMatchRegularExpression( '/<(button|svg)/', $feed );
	}
}
