<?php
/** Widgets that nothing knows. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;
use function Frontage\Elementor\converted_for;
use function Frontage\Elementor\described;

require_once dirname( __DIR__ ) . '/Pages.php';

/** Of their texts those are published whose names say that visitors read them; the report names the others for their owner. */
final class UnknownTest extends Pages {

	/** Words that visitors saw seldom, or never. */
	private const NEVER = [
		'thank_you_msg'    => 'Thank you, Tom will call you back',
		'no_results_text'  => 'No tables found for this date',
		'invalid_text'     => 'Please enter a valid date',
		'internal_note'    => 'Ask Tom before changing the price',
		'sms_body'         => 'New booking for Tom on 0170 1234567',
		'coupon_text'      => 'Tom pays half for friends',
		'closed_text'      => 'We are closed, says Tom',
		'logged_out_text'  => 'Please log in, says Tom',
		'sender'           => 'Tom Doe Restaurant',
		'client_says'      => 'Straight as a line, says Tom.',
		'acme_draft_title' => 'Draft of Tom',
	];

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array{content: string, report: list<array<string, mixed>>}
	 */
	private function result( array $settings, string $type = 'acme-booking' ): array {
		$json      = $this->widget( $type, $settings );
		$converted = converted( $this->page( $json ) );
		$this->assertIsArray( $converted );
		$this->assertSame( $converted, converted_for( json_decode( $json, true ), [], [] ) );
		return $converted;
	}

	/** @testdox [PB-12] convert: a text is not published because it is a sentence, alone, beside good ones and in a list; the report names it */
	public function test_never_shown(): void {
		foreach ( self::NEVER as $name => $words ) {
			foreach ( [ [ $name => $words ], [ 'title' => 'Book a table', $name => $words ], [ 'rows' => [ [ 'title' => 'One' ], [ 'title' => 'Two', $name => $words ] ] ] ] as $settings ) {
				$result = $this->result( $settings );
				$this->assertDoesNotMatchRegularExpression( '/Tom|tables found|valid date/', $result['content'], $name );
				$this->assertContains( [ 'settings', [ $name ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $result['report'] ), $name );
			}
		}
		$all = $this->result( [ 'title' => 'Book a table' ] + self::NEVER );
		$this->assertStringContainsString( 'Book a table', $all['content'] );
		$this->assertSame( [ 'html', 'settings' ], array_column( $all['report'], 'kind' ) );
		$this->assertStringStartsWith( 'Not converted: thank you msg, no results text, invalid text, internal note', described( $all['report'] )[1]['text'] );
	}

	/** @testdox [PB-12] convert: a text whose name says that visitors read it stays, after the names of its maker and of its widget */
	public function test_shown(): void {
		$shown = [ 'title', 'sub_heading', 'description_text', 'front_title', 'back_description', 'button_text', 'tab_title', 'tab_content', 'item_text', 'testimonial_content', 'client_name', 'team_member_bio', 'question', 'answer', 'acc_title', 'price', 'title_text_b', 'heading_2', 'acme_title', 'acme_booking_title', 'eael_title', 'ekit_heading_title', 'premium_title_text', 'sg_subtitle_heading' ];
		foreach ( $shown as $name ) {
			foreach ( [ [ $name => 'Seen' ], [ 'rows' => [ [ $name => 'Seen' ] ] ] ] as $settings ) {
				$result = $this->result( $settings );
				$this->assertStringContainsString( 'Seen', $result['content'], $name );
				$this->assertSame( [ 'html' ], array_column( $result['report'], 'kind' ), $name );
			}
		}
	}

	/** @testdox [PB-12] convert: neither keys, nor looks, nor what a switch hides are named in the report */
	public function test_not_named(): void {
		$quiet = [ 'api_key' => 'Secret Words here', 'title_font_family' => 'Open Sans', 'css_class' => 'Own Class here', 'show_ribbon' => '', 'ribbon_title' => 'Hidden Ribbon', 'layout' => 'two-columns', 'date' => '2030-01-01' ];
		$this->assertSame( [ 'html' ], array_column( $this->result( [ 'title' => 'Seen' ] + $quiet )['report'], 'kind' ) );
	}
}
