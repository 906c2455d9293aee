<?php
/** What real pages hold: widgets of others, icons, forms, stand-ins for pictures. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;

require_once __DIR__ . '/Pages.php';

/** Visitors see the words, pictures and links that they saw, and nothing else. */
final class RealTest extends Pages {

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

	/** @param array<string, mixed> $settings */
	private function content( string $type, array $settings ): string {
		return $this->result( $this->widget( $type, $settings ) )['content'];
	}

	private static function file( string $name ): string {
		return (string) file_get_contents( __DIR__ . "/real/$name.json" );
	}

	/** A picture of this site: its id, and its address. */
	private function picture( string $file ): int {
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => 'P' ], $file );
		update_post_meta( $id, '_wp_attached_file', $file );
		return $id;
	}

	/** @testdox [PB-05] [PB-12] convert: a flip box keeps the words of both sides, its button and its picture once */
	public function test_flip_box(): void {
		$content = $this->result( self::file( 'flip-box' ) )['content'];
		$read    = preg_replace( '/\s+/', ' ', trim( wp_strip_all_tags( $content ) ) );
		$this->assertSame( 'Front name Front post Back name Back words Back button', $read );
		$this->assertSame( 1, substr_count( $content, '<img' ) );
		$this->assertStringContainsString( 'href="/?m=flip"', $content );
		$this->assertStringNotContainsString( 'placeholder', $content );
	}

	/** @testdox [PB-05] [PB-12] convert: a call to action keeps title, words, button and link; a stand-in for a picture is never shown */
	public function test_call_to_action(): void {
		$content = $this->result( self::file( 'call-to-action' ) )['content'];
		$read    = preg_replace( '/\s+/', ' ', trim( wp_strip_all_tags( $content ) ) );
		$this->assertSame( 'Call title Call words Call button Addon title', $read );
		$this->assertStringContainsString( 'href="/?m=cta"', $content );
		$this->assertStringNotContainsString( '<img', $content );
		$stand_in = [ 'url' => 'https://example.org/wp-content/plugins/elementor/assets/images/placeholder.png', 'id' => '' ];
		$boxed    = [ 'background_background' => 'classic', 'background_image' => $stand_in ];
		foreach ( [ 'image', 'icon-box', 'image-box', 'testimonial', 'flip-box', 'strange' ] as $type ) {
			$settings = array_fill_keys( [ 'image', 'testimonial_image', 'background_a_image', 'photo' ], $stand_in );
			$this->assertStringNotContainsString( 'placeholder', $this->content( $type, $settings + [ 'title' => 'A', 'graphic_element' => 'image' ] ), $type );
		}
		$list = [ [ 'id' => '', 'url' => $stand_in['url'] ] ];
		$this->assertStringNotContainsString( 'placeholder', $this->content( 'image-carousel', [ 'carousel' => $list ] ) . $this->content( 'image-gallery', [ 'wp_gallery' => $list ] ) );
		$this->assertStringNotContainsString( 'placeholder', $this->result( (string) wp_json_encode( [ [ 'elType' => 'container', 'settings' => $boxed, 'elements' => [] ] ] ) )['content'] );
	}

	/** @testdox [PB-05] [PB-12] convert: icons stay as signs, those of lists, boxes, buttons and alone; one without a sign is reported */
	public function test_icons(): void {
		$this->sign_in( 'author' );
		$result = $this->result( self::file( 'icons' ) );
		$this->assertSame( 2, substr_count( $result['content'], '★' ), 'Alone and of the box.' );
		$this->assertMatchesRegularExpression( '~<li><span aria-hidden="true">✓\x{fe0e}</span> List one</li>~u', $result['content'] );
		$this->assertMatchesRegularExpression( '~href="#x">(<span aria-hidden="true">→\x{fe0e}</span> )With icon</a>~u', $result['content'] );
		$this->assertSame( [], $result['report'] );
		$icon   = [ 'value' => 'fab fa-never-heard', 'library' => 'fa-brands' ];
		$report = $this->result( $this->widget( 'icon-list', [ 'icon_list' => [ [ 'text' => 'One', 'selected_icon' => $icon ] ] ] ) )['report'];
		$this->assertSame( [ [ 'icon', [ 'never-heard' ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $report ) );
		$svg = [ 'value' => [ 'url' => 'https://example.org/own.svg', 'id' => 3 ], 'library' => 'svg' ];
		$this->assertStringContainsString( 'src="https://example.org/own.svg"', $this->content( 'icon', [ 'selected_icon' => $svg ] ) );
	}

	/** @testdox [PB-05] [PB-12] convert: an icon that its owner uploaded stays as a picture, alone and within a line; one that this site does not have is named */
	public function test_own_icons(): void {
		$this->sign_in( 'author' );
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/svg+xml', 'post_title' => 'Leaf' ], '2024/05/leaf.svg' );
		update_post_meta( $id, '_wp_attached_file', '2024/05/leaf.svg' );
		$icon   = static fn( array $file ): array => [ 'value' => $file, 'library' => 'svg' ];
		$own    = $icon( [ 'url' => wp_get_attachment_url( $id ), 'id' => $id ] );
		$inline = '<img class="wp-image-' . $id . '" style="width:1em" src="' . wp_get_attachment_url( $id ) . '" alt=""';
		$result = $this->result( $this->widget( 'icon', [ 'selected_icon' => $own ] ) );
		$this->assertMatchesRegularExpression( "~<!-- wp:image \\{\"id\":$id.*<img src=\"[^\"]*leaf\\.svg\"~s", $result['content'] );
		$this->assertSame( [], $result['report'] );
		$result = $this->result( $this->widget( 'icon-list', [ 'icon_list' => [ [ 'text' => 'One', 'selected_icon' => $own, 'link' => [ 'url' => '/a' ] ], [ 'text' => 'Two', 'selected_icon' => [ 'value' => 'fas fa-star' ] ] ] ] ) );
		$this->assertMatchesRegularExpression( '~<li>' . preg_quote( $inline, '~' ) . '\s*/?> <a href="/a">One</a></li>~', $result['content'] );
		$this->assertStringContainsString( '★', $result['content'] );
		$this->assertSame( [], $result['report'] );
		$this->assertStringContainsString( $inline, $this->content( 'button', [ 'text' => 'Go', 'selected_icon' => $own ] ) );
		$this->assertStringContainsString( $inline, $this->content( 'elementskit-page-list', [ 'icon_list' => [ [ 'text' => 'One', 'icons' => $own ] ] ] ) );
		$others = [
			'away.svg'    => $icon( [ 'url' => 'https://other.example/away.svg?x=1', 'id' => $id ] ),
			'none.svg'    => $icon( [ 'url' => 'https://other.example/none.svg', 'id' => '' ] ),
			'SVG'         => $icon( [ 'url' => '', 'id' => 999999 ] ),
			'onloadx.svg' => $icon( [ 'url' => 'javascript:evil(1)//" onload="x.svg', 'id' => '' ] ),
		];
		foreach ( $others as $name => $other ) {
			foreach ( [ [], [ [ 'text' => 'Good', 'selected_icon' => $own ] ] ] as $good ) {
				$result = $this->result( $this->widget( 'icon-list', [ 'icon_list' => array_merge( $good, [ [ 'text' => 'Far', 'selected_icon' => $other ] ] ) ] ) );
				$this->assertStringContainsString( '<li>Far</li>', $result['content'], $name );
				$this->assertSame( count( $good ), substr_count( $result['content'], '<img' ), $name );
				$this->assertSame( [ [ 'icon', [ $name ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $result['report'] ), $name );
			}
		}
		$result = $this->result( $this->widget( 'social-icons', [ 'social_icon_list' => [ [ 'social_icon' => $own, 'link' => [ 'url' => 'https://example.org/me' ] ] ] ] ) );
		$this->assertStringContainsString( '"url":"https://example.org/me"', $result['content'] );
		$this->assertSame( [ [ 'icon', [ 'leaf.svg' ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $result['report'] ) );
	}

	/** @testdox [PB-05] [PB-12] convert: a form publishes nothing of its settings, and is the first in the report */
	public function test_forms(): void {
		$secret = array_fill_keys( [ 'form_name', 'button_text', 'email_to', 'email_subject', 'email_content', 'email_from_name', 'success_message', 'error_message', 'slack_text', 'title', 'description' ], 'Secret' );
		$fields = [ 'form_fields' => [ [ 'field_label' => 'Secret', 'field_value' => 'Secret', 'field_type' => 'hidden', 'placeholder' => 'Secret' ] ] ];
		foreach ( [ 'form', 'login', 'wpforms', 'eael-contact-form-7', 'mailchimp-form', 'uael-registration-form', 'newsletter' ] as $type ) {
			$this->assertStringNotContainsString( 'Secret', $this->content( $type, $secret + $fields ), $type );
		}
		$this->assertStringContainsString( '<!-- wp:loginout {"displayLoginAsForm":true}', $this->content( 'login', $secret ) );
		$heading = [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'A', 'strange' => 'x' ] ];
		$form    = [ 'elType' => 'widget', 'widgetType' => 'form', 'settings' => $secret + $fields ];
		$this->assertSame( [ 'form', 'settings' ], array_column( $this->result( (string) wp_json_encode( [ $heading, $form ] ) )['report'], 'kind' ) );
		// Of other widgets, what only their owner reads.
		$private = array_fill_keys( [ 'mail_to_name', 'api_key_text', 'success_message', 'css_class_name', 'error_message', 'webhook_title', 'aria_label' ], 'Secret' );
		$content = $this->content( 'strange', $private + [ 'title_text_b' => 'Read', 'button' => 'Press', 'front_description' => 'Words', 'cta' => 'Go' ] );
		$this->assertStringNotContainsString( 'Secret', $content );
		foreach ( [ 'Read', 'Press', 'Words', 'Go' ] as $word ) {
			$this->assertStringContainsString( $word, $content );
		}
	}

	/** @testdox [PB-05] [PB-12] convert: the picture of another site is not exchanged for the one that has its number here */
	public function test_pictures_of_others(): void {
		$id    = $this->picture( '2024/05/portrait-scaled.jpg' );
		$other = [ 'url' => 'https://other.example/wp-content/uploads/2020/01/team.jpg', 'id' => $id ];
		$same  = [ 'url' => 'https://old.example/wp-content/uploads/2024/05/portrait-300x200.jpg', 'id' => $id ];
		$boxed = static fn( array $picture ): string => (string) wp_json_encode( [ [ 'elType' => 'container', 'settings' => [ 'background_background' => 'classic', 'background_image' => $picture ], 'elements' => [] ] ] );
		foreach ( [ $this->content( 'image', [ 'image' => $other ] ), $this->content( 'image-box', [ 'image' => $other ] ), $this->content( 'image-gallery', [ 'wp_gallery' => [ $other ] ] ), $this->result( $boxed( $other ) )['content'] ] as $content ) {
			$this->assertStringContainsString( 'other.example/wp-content/uploads/2020/01/team.jpg', $content );
			$this->assertDoesNotMatchRegularExpression( "~portrait|\"id\":$id\\b|wp-image-$id\\b~", $content );
		}
		foreach ( [ $same, [ 'url' => '', 'id' => $id ], [ 'url' => home_url( '/wp-content/uploads/moved.jpg' ), 'id' => $id ] ] as $picture ) {
			$this->assertStringContainsString( "\"id\":$id", $this->content( 'image', [ 'image' => $picture ] ), $picture['url'] );
		}
		$this->assertStringContainsString( "\"id\":$id", $this->result( $boxed( $same ) )['content'] );
	}

	/** @testdox [PB-05] [PB-12] convert: words on a slideshow, or on a film, keep a ground on which they can be read */
	public function test_grounds(): void {
		$words = [ [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'White', 'title_color' => '#ffffff' ] ] ];
		$shown = fn( array $settings ): string => $this->result( (string) wp_json_encode( [ [ 'elType' => 'section', 'settings' => $settings, 'elements' => [ [ 'elType' => 'column', 'settings' => [], 'elements' => $words ] ] ] ] ) )['content'];
		$slide = [ 'background_background' => 'slideshow', 'background_slideshow_gallery' => [ [ 'id' => 1, 'url' => 'https://example.org/first.jpg' ], [ 'id' => 2, 'url' => 'https://example.org/second.jpg' ] ] ];
		$film  = [ 'background_background' => 'video', 'background_video_link' => 'https://example.org/film.mp4' ];
		$still = [ 'background_video_fallback' => [ 'url' => 'https://example.org/still.jpg', 'id' => '' ] ];
		$this->assertMatchesRegularExpression( '~<!-- wp:cover .*src="https://example.org/first.jpg"~s', $shown( $slide ) );
		$this->assertMatchesRegularExpression( '~<!-- wp:cover .*src="https://example.org/still.jpg"~s', $shown( $film + $still ) );
		$this->assertStringContainsString( 'background-color:#1e1e1e', $shown( $film ) );
		$this->assertStringContainsString( 'background-color:#224466', $shown( $film + [ 'background_overlay_background' => 'classic', 'background_overlay_color' => '#224466' ] ) );
	}

	/** @testdox [PB-05] [PB-12] convert: attributes of links stay or are reported once; kinds of lists stay */
	public function test_links_and_lists(): void {
		$link   = static fn( string $attributes ): array => [ 'url' => 'https://example.org/a.pdf', 'custom_attributes' => $attributes ];
		$result = $this->result( $this->widget( 'heading', [ 'title' => 'File', 'link' => $link( 'download|,rel|sponsored,data-track|a&"b,onclick|run(),style|color:red' ) ] ) );
		$this->assertStringContainsString( '<a href="https://example.org/a.pdf" rel="sponsored" download="" data-track="a&amp;&quot;b">File</a>', $result['content'] );
		$this->assertStringNotContainsString( 'run()', $result['content'] );
		$this->assertSame( [ [ 'settings', [ 'link attribute onclick', 'link attribute style' ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $result['report'] ) );
		$result = $this->result( $this->widget( 'button', [ 'text' => 'File', 'link' => [ 'is_external' => 'on' ] + $link( 'download|a.pdf,rel|sponsored' ) ] ) );
		$this->assertStringContainsString( 'rel="noreferrer noopener sponsored"', $result['content'] );
		$this->assertSame( [ [ 'link attribute download' ] ], array_column( $result['report'], 'details' ) );
		$items  = array_fill( 0, 3, [ 'text' => 'One', 'link' => $link( 'onclick|run()' ) ] );
		$result = $this->result( $this->widget( 'icon-list', [ 'icon_list' => $items ] ) );
		$this->assertSame( [ [ 'link attribute onclick' ] ], array_column( $result['report'], 'details' ) );

		$html   = '<ol type="A" start="3" reversed><li>One</li></ol><ol style="list-style-type: lower-roman"><li>Two</li></ol>';
		$result = $this->result( $this->widget( 'text-editor', [ 'editor' => $html ] ) );
		$this->assertStringContainsString( '<ol class="wp-block-list" style="list-style-type:upper-alpha" reversed start="3">', $result['content'] );
		$this->assertStringContainsString( '"type":"lower-roman"', $result['content'] );
		$this->assertSame( [], $result['report'] );
	}

	/** @testdox [PB-05] [PB-12] convert: anchors and classes of a text stay, and inline styles that go are reported once */
	public function test_marks(): void {
		$html   = '<h2 id="prices" class="own wp-block-heading">Prices</h2><div id="box" class="card"><p class="small" style="color:#f00">Words</p></div><ul id="list"><li>One</li></ul><p style="text-align:center">Middle</p>';
		$result = $this->result( $this->widget( 'text-editor', [ 'editor' => $html ] ) );
		foreach ( [ '<h2 id="prices" class="wp-block-heading own">', '<div id="box" class="wp-block-group card">', '<p class="small">Words</p>', '<ul id="list" class="wp-block-list">' ] as $part ) {
			$this->assertStringContainsString( $part, $result['content'] );
		}
		$this->assertSame( [ [ 'styles', [ 'editor' ] ] ], array_map( static fn( array $line ): array => [ $line['kind'], $line['details'] ], $result['report'] ) );
		$this->assertSame( [], $this->result( $this->widget( 'text-editor', [ 'editor' => '<p style="text-align:center">Middle</p>' ] ) )['report'] );
	}
}
