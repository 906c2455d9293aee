<?php
/** Search by a part of a title. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\find;
use function Frontage\Portfolio\spellings;

class TitleSearchTest extends TestCase {

	/**
	 * @testdox [PF-10] title search: part of a title as read, any case, however stored
	 * @dataProvider found
	 */
	public function test_found( string $title, string $search ): void {
		$this->add_item( [ 'post_title' => $title ] );
		$this->add_item( [ 'post_title' => 'Neighbour' ] );
		$stored = find( [ 'search' => $search ] );
		$this->assertSame( 1, $stored['total'] );
		$response = $this->ask( 'astra-portfolio', [ 'frontage_title' => $search ] );
		$this->assertSame( $this->titles( $stored['items'] ), $this->titles( $response->get_data() ) );
		$this->assertSame( 1, $response->get_headers()['X-WP-Total'] );
	}

	/** @return array<string, array{string, string}> */
	public function found(): array {
		return [
			'any case'                        => [ 'Harbour Crane', 'bour CR' ],
			'accents in any case'             => [ 'Élysée', 'éLYS' ],
			'Cyrillic in any case'            => [ 'Живая Река', 'ВАЯ р' ],
			'Arabic'                          => [ 'بيت البحر', 'البحر' ],
			'emoji'                           => [ 'House 🏠 by the sea', '🏠 by' ],
			'an ampersand'                    => [ 'Tom & Jerry', 'm & j' ],
			'an ampersand stored as entity'   => [ 'Tom &amp; Jerry', 'm & j' ],
			'a number entity'                 => [ 'Tom &#038; Jerry', 'm & j' ],
			'angle brackets'                  => [ 'A &lt;b&gt; C', '<b>' ],
			'an entity that is meant'         => [ 'About &amp;lt;', '&lt;' ],
			'a straight quote typed curly'    => [ "Tom's house", 'tom’s' ],
			'a curly quote typed straight'    => [ 'Tom’s house', "tom's" ],
			'a quote stored as entity'        => [ 'Tom&#8217;s house', "tom's" ],
			'double quotes'                   => [ '“Blue” hall', '"blue" h' ],
			'double quotes the other way'     => [ '"Blue" hall', '“blue” h' ],
			'a dash'                          => [ 'North – South', 'north - s' ],
			'two hyphens that show as a dash' => [ 'North -- South', 'north – s' ],
			'an ellipsis'                     => [ 'And then…', 'then...' ],
			'a space that does not break'     => [ "Maison\u{a0}: bleue", 'maison :' ],
			'a word with a hyphen before it'  => [ 'At -40 degrees', '-40' ],
			'a per cent sign'                 => [ '100% wool', '0% w' ],
			'an underscore'                   => [ 'snake_case', 'e_c' ],
			'a backslash'                     => [ 'C:\\Temp', ':\\t' ],
			'a semicolon'                     => [ 'One; two', 'e; t' ],
			'spaces around it'                => [ 'Harbour', '  harb ' ],
			'a word of 200 letters'           => [ str_repeat( 'x', 300 ), str_repeat( 'x', 200 ) ],
		];
	}

	/**
	 * @testdox [PF-10] title search: text not in the title as read finds nothing
	 * @dataProvider missed
	 */
	public function test_missed( string $title, string $search ): void {
		$this->add_item(
			[
				'post_title'   => $title,
				'post_content' => $search,
				'post_excerpt' => $search,
			]
		);
		$this->assertSame( 0, find( [ 'search' => $search ] )['total'] );
	}

	/** @return array<string, array{string, string}> */
	public function missed(): array {
		return [
			'words of the content'        => [ 'Harbour', 'crane' ],
			'words that do not stand so'  => [ 'Harbour Crane', 'crane harbour' ],
			'any sign for a per cent'     => [ '1000 wool', '0% w' ],
			'any sign for an underscore'  => [ 'snakeXcase', 'e_c' ],
			'letters of an entity'        => [ 'Tom &amp; Jerry', 'amp' ],
			'one letter of an entity'     => [ 'One &amp; Two', 'm' ],
			'digits of an entity'         => [ 'Tom&#8217;s', '8217' ],
			'an entity and the next word' => [ 'Tom &amp; Jerry', '; j' ],
			'what begins with a hyphen'   => [ 'Warm', '-40' ],
			'SQL'                         => [ 'Harbour', "' OR 1=1 -- " ],
		];
	}

	/** @testdox [PF-10] title search: a whole foreign alphabet stays within bounds */
	public function test_many_letters(): void {
		global $wpdb;
		$search = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
		$this->add_item( [ 'post_title' => 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ' ] );
		$this->assertSame( 1, find( [ 'search' => $search ] )['total'] );
		$this->assertSame( [], spellings( $search ), 'This database compares capitals and small letters itself.' );

		$is_mysql       = $wpdb->is_mysql;
		$wpdb->is_mysql = null;
		$short          = spellings( 'река' );
		$long           = spellings( $search );
		$wpdb->is_mysql = $is_mysql;
		$this->assertSame( [ 'Р' => 'р', 'Е' => 'е', 'К' => 'к', 'А' => 'а' ], $short );
		$this->assertCount( 20, $long );
	}

	/** @testdox [PF-10] title search: works without multibyte functions */
	public function test_without_mbstring(): void {
		// Nothing of WordPress, for that would need extensions too; without a configuration PHP has the fewest.
		$code = 'namespace { define( "ABSPATH", "/" ); function wp_check_invalid_utf8( $text ) { return $text; } }'
			. 'namespace Frontage\\Portfolio { require "src/portfolio/title-search.php"; $GLOBALS["wpdb"] = (object) [ "is_mysql" => false, "collate" => "" ]; echo json_encode( [ fold( "É–a" ), spellings( "\u{e9}" ) ] ); }';
		exec( 'cd ' . escapeshellarg( dirname( __DIR__, 3 ) ) . ' && ' . escapeshellarg( PHP_BINARY ) . ' -n -r ' . escapeshellarg( $code ) . ' 2>&1', $lines );
		$this->assertSame( '["\u00c9-a",[]]', implode( "\n", $lines ) );
	}

	/** @testdox [PF-10] title search: an overlong one is refused by REST, not cut */
	public function test_too_long(): void {
		$this->assertSame( 400, $this->ask( 'astra-portfolio', [ 'frontage_title' => str_repeat( 'x', 201 ) ] )->get_status() );
	}

	/** @testdox [PF-10] title search: one that is no text breaks nothing */
	public function test_invalid_text(): void {
		$this->add_item();
		$this->assertSame( [], find( [ 'search' => "\xc3\x28 \xff" ] )['items'] );
	}

	/** @testdox [PF-10] title search: an empty one finds everything */
	public function test_empty(): void {
		$this->add_item();
		$this->assertSame( 1, find( [ 'search' => '   ' ] )['total'] );
		$this->assertSame( 1, $this->ask( 'astra-portfolio', [ 'frontage_title' => '' ] )->get_headers()['X-WP-Total'] );
	}
}
