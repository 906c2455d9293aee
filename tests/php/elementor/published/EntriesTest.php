<?php
/** Entries of lists: their computed links and words, and what they lose. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;

require_once dirname( __DIR__ ) . '/Pages.php';

/** Each is read, and reported, as an element is. */
final class EntriesTest extends Pages {

	/** Lists by the type of their widget: the setting, what an entry says, its link; '' for none. */
	private const LISTS = [
		'icon-list'                => [ 'icon_list', 'text', 'link' ],
		'social-icons'             => [ 'social_icon_list', '', 'link' ],
		'floating-bars'            => [ 'headlines_repeater', 'headlines_text', 'headlines_url' ],
		'contact-buttons'          => [ 'contact_repeater', 'contact_title', 'contact_icon_url' ],
		'accordion'                => [ 'tabs', 'tab_title', '' ],
		'toggle'                   => [ 'tabs', 'tab_content', '' ],
		'tabs'                     => [ 'tabs', 'tab_title', '' ],
		'nested-tabs'              => [ 'tabs', 'tab_title', '' ],
		'nested-accordion'         => [ 'items', 'item_title', '' ],
		'post-info'                => [ 'icon_list', 'custom_text', 'custom_url' ],
		'elementskit-header-info'  => [ 'ekit_headerinfo_group', 'ekit_headerinfo_text', 'ekit_headerinfo_link' ],
		'elementskit-social-media' => [ 'ekit_socialmedia_add_icons', '', 'ekit_socialmedia_link' ],
		'price-list'               => [ 'price_list', 'title', 'link' ],
		'slides'                   => [ 'slides', 'heading', '' ],
		'rkit-accordion'           => [ 'list_items', 'accordion_title', '' ],
	];

	/** Settings without which an entry is something else. */
	private const KINDS = [
		'contact-buttons' => [ 'contact_icon_platform' => 'Url' ],
		'post-info'       => [ 'type' => 'custom', 'link' => 'yes' ],
	];

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
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

	/**
	 * Kinds, places and details of a report.
	 * @param array{content: string, report: list<array<string, mixed>>} $result
	 * @return list<array{mixed, mixed}>
	 */
	private static function lines( array $result ): array {
		return array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $result['report'] );
	}

	/**
	 * An entry with words, as far as its list has them.
	 * @return array<string, mixed>
	 */
	private static function entry( string $type ): array {
		$words = self::LISTS[ $type ][1];
		return ( '' === $words ? [] : [ $words => 'Words' ] ) + ( self::KINDS[ $type ] ?? [] );
	}

	/** @param array<string, mixed> $settings */
	private static function tag( string $name, array $settings = [] ): string {
		return "[elementor-tag id=\"a\" name=\"$name\" settings=\"" . rawurlencode( (string) wp_json_encode( $settings ) ) . '"]';
	}

	/** @testdox [PB-12] convert: a computed link of an entry leads where it led, alone and beside stored ones */
	public function test_links(): void {
		$target = wp_insert_post( [ 'post_title' => 'Target', 'post_status' => 'publish' ] );
		foreach ( self::LISTS as $type => [ $list, , $link ] ) {
			if ( '' === $link ) {
				continue;
			}
			$entry  = self::entry( $type );
			$here   = [ $link => [ 'url' => '' ], '__dynamic__' => [ $link => self::tag( 'internal-url', [ 'type' => 'post', 'post_id' => (string) $target ] ) ] ] + $entry;
			$stored = [ $link => [ 'url' => 'https://example.org/stored/' ] ] + $entry;
			foreach ( [ [ $here ], [ $stored, $here ] ] as $entries ) {
				$result = $this->result( $type, [ $list => $entries ] );
				$this->assertStringContainsString( (string) get_permalink( $target ), $result['content'], $type );
				$this->assertSame( count( $entries ) - 1, substr_count( $result['content'], 'example.org/stored' ), $type );
				$this->assertSame( [], $result['report'], $type );
			}
		}
	}

	/** @testdox [PB-12] convert: words and links of entries that can't be computed are reported in one line of their element */
	public function test_missing(): void {
		foreach ( self::LISTS as $type => [ $list, $words, $link ] ) {
			$name   = '' === $words ? $link : $words;
			$entry  = [ '__dynamic__' => [ $name => self::tag( 'acf-text' ) ] ] + ( self::KINDS[ $type ] ?? [] );
			$result = $this->result( $type, [ $list => [ $entry, $entry ] ] );
			$lines  = array_values( array_filter( $result['report'], static fn( array $line ): bool => 'missing' === $line['kind'] ) );
			$this->assertSame( [ [ $name ] ], array_column( $lines, 'details' ), $type );
			$this->assertMatchesRegularExpression( '/^Container 1 › [^›]+ 1$/', $lines[0]['place'], $type );
		}
		$this->assertStringNotContainsString( '<li></li>', $this->result( 'icon-list', [ 'icon_list' => [ [ 'text' => '' ], [ 'text' => 'One' ] ] ] )['content'] );
		$stored = $this->result( 'icon-list', [ 'icon_list' => [ [ 'text' => 'Stored', '__dynamic__' => [ 'text' => self::tag( 'acf-text' ) ] ] ] ] );
		$this->assertStringContainsString( '<li>Stored</li>', $stored['content'] );
		$this->assertSame( [ [ 'dynamic', [ 'text' ] ] ], self::lines( $stored ) );
	}

	/** @testdox [PB-12] convert: settings of entries that nothing took over, and links that run a script, are reported; an entry that only some saw is left out */
	public function test_lost(): void {
		foreach ( self::LISTS as $type => [ $list, $words, $link ] ) {
			$entry  = self::entry( $type ) + ( '' === $link ? [] : [ $link => [ 'url' => 'https://example.org/' ] ] );
			$result = $this->result( $type, [ $list => [ $entry, [ 'strange' => 'x' ] + $entry, [ 'strange' => 'y' ] + $entry ] ] );
			$this->assertSame( [ [ 'settings', [ 'strange' ] ] ], self::lines( $result ), $type );
			$hidden = $this->result( $type, [ $list => [ [ 'eael_cl_enable' => 'yes', $words => 'Secret', $link => [ 'url' => 'https://example.org/secret/' ] ] + $entry, $entry ] ] );
			$this->assertStringNotContainsString( 'secret', strtolower( $hidden['content'] ), $type );
			$this->assertSame( 'condition', $hidden['report'][0]['kind'] ?? '', $type );
		}
		$result = $this->result( 'icon-list', [ 'icon_list' => [ [ 'text' => 'One', 'link' => [ 'url' => 'javascript:run()' ] ] ] ] );
		$this->assertStringNotContainsString( 'run()', $result['content'] );
		$this->assertSame( [ [ 'settings', [ 'link' ] ] ], self::lines( $result ) );
	}

	/** @testdox [PB-12] convert: a widget that nothing knows keeps its computed links, too */
	public function test_unknown(): void {
		$target = wp_insert_post( [ 'post_title' => 'Target', 'post_status' => 'publish' ] );
		$entry  = [ 'title' => 'Words', '__dynamic__' => [ 'link' => self::tag( 'internal-url', [ 'type' => 'post', 'post_id' => $target ] ) ] ];
		$this->assertStringContainsString( (string) get_permalink( $target ), $this->result( 'strange', [ 'rows' => [ $entry ] ] )['content'] );
	}
}
