<?php
/** Numbers in another site's elements: those of other things here. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted_for;
use function Frontage\Elementor\converters;
use function Frontage\Elementor\visible_settings;

require_once dirname( __DIR__ ) . '/Pages.php';

/** A stranger's file shows nothing of this site. */
final class ForeignIdsTest extends Pages {

	/** Settings that hold pictures or files, beside those of add-ons. */
	private const FILES = [ 'image', 'testimonial_image', 'graphic_image', 'bg_image', 'image_overlay', 'poster', 'hosted_url', 'external_url', 'photo', 'wp_gallery', 'gallery', 'carousel', 'selected_icon', 'icon' ];

	/** Switches that let them, and the words of a picture, be seen. */
	private const SWITCHES = [
		'graphic_element' => 'image',
		'video_type'      => 'hosted',
		'caption_source'  => 'attachment',
		'caption_type'    => 'description',
		'link_to'         => 'file',
		'gallery_link'    => 'attachment',
	];

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
	}

	/** A picture that the owner never showed. */
	private function hidden_picture(): int {
		$words = [ 'post_title' => 'Unshown title', 'post_excerpt' => 'Unshown caption', 'post_content' => 'Unshown description' ];
		$id    = wp_insert_attachment( $words + [ 'post_mime_type' => 'image/jpeg' ], '2026/01/unshown.jpg' );
		update_post_meta( $id, '_wp_attached_file', '2026/01/unshown.jpg' );
		update_post_meta( $id, '_wp_attachment_image_alt', 'Unshown alternative' );
		return $id;
	}

	/** @return list<string> Settings of a type that may hold a file. */
	private static function files_of( string $type ): array {
		preg_match_all( '/"([a-z][A-Za-z0-9_]{2,60})"[,}\]]/', (string) wp_json_encode( visible_settings()[ $type ] ?? [] ), $found );
		return array_values( array_unique( array_merge( self::FILES, $found[1] ) ) );
	}

	/** @param array<string, mixed> $settings */
	private function content( string $type, array $settings ): string {
		$ground   = [ 'background_background' => 'classic', 'background_image' => $settings['image'] ?? null ];
		$elements = json_decode( $this->widget( $type, $settings + [ '_background_background' => 'classic', '_background_image' => $settings['image'] ?? null ] ), true );
		return converted_for( [ [ 'settings' => $ground ] + $elements[0] ], [], [] )['content'];
	}

	/** @testdox [KT-05] kits: a number without an address, alone and beside pictures with one, shows no picture of this site, nor its words */
	public function test_pictures(): void {
		$id     = $this->hidden_picture();
		$number = [ 'id' => $id ];
		$good   = [ 'id' => $id, 'url' => 'https://other.example/good.jpg' ];
		$shapes = [ $number, [ 'id' => $id, 'url' => '' ], [ $number, $number ], [ $good, $number ], [ 'value' => $number, 'library' => 'svg' ] ];
		foreach ( array_merge( array_map( 'strval', array_keys( converters() ) ), [ 'strange' ] ) as $type ) {
			$files = self::files_of( $type );
			foreach ( $shapes as $shape ) {
				$in_lists = [ array_fill_keys( $files, $shape ) ];
				$content  = $this->content( $type, self::SWITCHES + array_fill_keys( $files, $shape ) ) . $this->content( $type, self::SWITCHES + array_fill_keys( $files, $in_lists ) );
				$this->assertDoesNotMatchRegularExpression( "~unshown|\"id\":$id\b|wp-image-$id\b~i", $content, "$type: " . wp_json_encode( $shape ) );
			}
		}
		$this->assertStringContainsString( 'other.example/good.jpg', $this->content( 'image-carousel', [ 'carousel' => [ $number, $good ] ] ) );
	}

	/** @testdox [KT-05] kits: a number of a picture, a page or a shared widget in a computed link, or of a widget, leads to nothing of this site */
	public function test_computed(): void {
		register_post_type( 'elementor_library', [ 'public' => true, 'map_meta_cap' => true ] );
		$shared = wp_insert_post( [ 'post_type' => 'elementor_library', 'post_status' => 'private', 'post_title' => 'Unshown widget' ] );
		update_post_meta( $shared, '_elementor_data', wp_slash( $this->widget( 'heading', [ 'title' => 'Unshown words' ] ) ) );
		$draft = wp_insert_post( [ 'post_status' => 'draft', 'post_title' => 'Unshown draft' ] );
		$tag   = static fn( string $name, array $settings ): array => [ '__dynamic__' => [ 'link' => "[elementor-tag id=\"a\" name=\"$name\" settings=\"" . rawurlencode( (string) wp_json_encode( $settings ) ) . '"]' ], 'text' => 'Go' ];
		$page  = $this->content( 'button', $tag( 'internal-url', [ 'type' => 'post', 'post_id' => $draft ] ) );
		$this->assertStringNotContainsString( 'href', $page );
		$this->assertStringContainsString( 'Go', $page );
		$id     = $this->hidden_picture();
		$opened = $this->content( 'heading', [ 'title' => 'Open' ] + $tag( 'lightbox', [ 'image' => [ 'id' => $id, 'url' => 'https://other.example/good.jpg' ] ] ) );
		$this->assertSame( 1, preg_match( '~href="(#[^"]+)"~', $opened, $found ) );
		$this->assertSame( [ 'url' => 'https://other.example/good.jpg' ], \Frontage\LinkActions\parsed( $found[1] ?? '' )[1] );
		foreach ( [ '#elementor-action:', '#elementor-action%3A' ] as $start ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The format of the address.
			$stored = $start . rawurlencode( 'action=lightbox&settings=' . base64_encode( (string) wp_json_encode( [ 'id' => $id ] ) ) );
			$this->assertStringNotContainsString( 'unshown', $this->content( 'button', [ 'text' => 'Go', 'link' => [ 'url' => $stored ] ] ) );
		}
		$this->assertStringNotContainsString( 'Unshown', $this->content( 'global', [ 'templateID' => $shared ] ) );
		unregister_post_type( 'elementor_library' );
	}

	/** @testdox [PB-12] convert: the same numbers are pictures of this site again in its own pages */
	public function test_own(): void {
		$id = $this->hidden_picture();
		converted_for( [], [], [] );
		$own = \Frontage\Elementor\converted( $this->page( $this->widget( 'image', [ 'image' => [ 'id' => $id ] ] ) ) );
		$this->assertIsArray( $own );
		$this->assertStringContainsString( "\"id\":$id", $own['content'] );
	}
}
