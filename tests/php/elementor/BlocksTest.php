<?php
/** Blocks of converted pages, beside what is registered. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;

require_once __DIR__ . '/Pages.php';

/** Ten pages: attributes as their schemas say, and no word less than before. */
final class BlocksTest extends Pages {

	/** Settings that visitors read. */
	private const READ = '/^(title|editor|text|tab_title|tab_content|item_title|item_text|alert_title|alert_description|inner_text|prefix|suffix|caption'
		. '|title_text|description_text|testimonial_(content|name|job)|html|heading|sub_heading|price|button_text|field_label|address|paragraph'
		. '|announcement_text|cta_text|headlines_text|message_bubble_body|contact_cta_text|top_bar_title)$/';

	private function content( string $name ): string {
		$this->sign_in( 'administrator' );
		$converted = converted( $this->page( self::stored( $name ) ) );
		$this->assertIsArray( $converted );
		return $converted['content'];
	}

	/** @param array<mixed> $blocks Parsed. */
	private function assert_schemas( array $blocks ): void {
		foreach ( $blocks as $block ) {
			if ( null === $block['blockName'] ) {
				$this->assertSame( '', trim( $block['innerHTML'] ), 'Nothing stands beside the blocks.' );
				continue;
			}
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] );
			$this->assertNotNull( $type, $block['blockName'] );
			foreach ( $block['attrs'] as $name => $value ) {
				$schema = $type->get_attributes()[ $name ] ?? null;
				$this->assertIsArray( $schema, "{$block['blockName']} has no attribute $name" );
				$this->assertTrue( isset( $schema['type'] ) ? rest_validate_value_from_schema( $value, $schema, $name ) : true, "{$block['blockName']} $name" );
				$this->assertNotSame( $schema['default'] ?? null, $value, "{$block['blockName']} $name: no default is stored" );
			}
			$this->assert_schemas( $block['innerBlocks'] );
		}
	}

	/**
	 * @testdox [PB-05] convert: each attribute is one that the block has, with a value as its schema says
	 * @dataProvider names
	 */
	public function test_schemas( string $name ): void {
		$this->assert_schemas( parse_blocks( $this->content( $name ) ) );
	}

	/**
	 * @testdox [PB-05] convert: a visitor reads the same words as before, but for forms
	 * @dataProvider names
	 */
	public function test_words( string $name ): void {
		$html = do_blocks( $this->content( $name ) );
		ob_start();
		\Frontage\FloatingBar\print_bottom();
		$html = preg_replace( '~<style\b.*?</style>|<script\b.*?</script>~s', '', $html . ob_get_clean() );
		$read = ' ' . html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', (string) $html ) ), ENT_QUOTES ) . ' ';
		$data = $this->without_forms( (array) json_decode( self::stored( $name ), true ) );
		array_walk_recursive(
			$data,
			function ( $value, $setting ) use ( $read ): void {
				$words = preg_split( '/\s+/', html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', (string) $value ) ), ENT_QUOTES ), -1, PREG_SPLIT_NO_EMPTY );
				foreach ( preg_match( self::READ, (string) $setting ) && $words ? $words : [] as $word ) {
					$this->assertStringContainsString( $word, $read, "$setting: $value" );
				}
			}
		);
	}

	/**
	 * Elements without forms, which are left out and reported.
	 * @param array<mixed> $elements
	 * @return array<mixed>
	 */
	private function without_forms( array $elements ): array {
		$kept = array_filter( $elements, static fn( $element ): bool => ! is_array( $element ) || 'form' !== ( $element['widgetType'] ?? '' ) );
		return array_map( fn( $element ) => is_array( $element ) ? $this->without_forms( $element ) : $element, $kept );
	}

	/** @return array<string, array{string}> */
	public function names(): array {
		$names = [];
		foreach ( (array) glob( __DIR__ . '/pages/*.json' ) as $file ) {
			$name           = basename( (string) $file, '.json' );
			$names[ $name ] = [ $name ];
		}
		$this->assertCount( 10, $names );
		return $names;
	}
}
