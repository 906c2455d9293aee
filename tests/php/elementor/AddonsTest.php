<?php
/** Widgets of add-ons, and those that nothing knows. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;

require_once __DIR__ . '/Pages.php';

/** What visitors saw of them stays, in reading order; what they never saw is not published. */
final class AddonsTest extends Pages {

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
	}

	/** @return array{content: string, report: list<array<string, mixed>>} */
	private function result( string $json ): array {
		$converted = converted( $this->page( $json ) );
		$this->assertIsArray( $converted );
		$this->assertSame( $converted['content'], serialize_blocks( parse_blocks( $converted['content'] ) ) );
		return $converted;
	}

	/** @param array<string, mixed> $settings */
	private function content( string $type, array $settings ): string {
		return $this->result( $this->widget( $type, $settings ) )['content'];
	}

	/** Words in reading order, those of blocks that PHP renders too. */
	private function words( string $content ): string {
		$html = (string) preg_replace( '~<img[^>]*\ssrc="[^"]*/([\w-]+)\.\w+"[^>]*>~', ' ($1) ', do_blocks( $content ) );
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( (string) preg_replace( '~<(?=/?(?:p|li|h\d|div|cite|button|summary|span)\b)~', ' <', $html ) ) ) ) );
	}

	/** @return array<string, string> */
	private static function picture( string $name ): array {
		return [ 'url' => "https://example.org/$name.jpg", 'id' => '' ];
	}

	/** @testdox [PB-05] convert: headings, boxes and people of add-ons keep words, pictures and links in reading order */
	public function test_boxes(): void {
		$link    = [ 'url' => 'https://example.org/more/' ];
		$heading = [ 'ekit_heading_title' => 'Oak {{and ash}}', 'ekit_heading_title_tag' => 'h1', 'ekit_heading_sub_title_show' => 'yes', 'ekit_heading_sub_title' => 'Above it', 'ekit_heading_sub_title_position' => 'before_title', 'ekit_heading_section_extra_title_show' => 'yes', 'ekit_heading_extra_title' => '<p>Below it</p>' ];
		$content = $this->content( 'elementskit-heading', $heading );
		$this->assertSame( 'Above it Oak and ash Below it', $this->words( $content ) );
		$this->assertStringContainsString( '<h1 class="wp-block-heading">Oak and ash</h1>', $content );
		$box     = [ 'ekit_icon_box_enable_header_icon' => 'image', 'ekit_icon_box_header_image' => self::picture( 'shed' ), 'ekit_icon_box_title_text' => 'Shed', 'ekit_icon_box_description_text' => 'Built in spring.', 'ekit_icon_box_enable_btn' => 'yes', 'ekit_icon_box_btn_text' => 'See it', 'ekit_icon_box_btn_url' => $link ];
		$content = $this->content( 'elementskit-icon-box', $box );
		$this->assertSame( '(shed) Shed Built in spring. See it', $this->words( $content ) );
		$this->assertStringContainsString( 'href="https://example.org/more/"', $content );
		$person  = [ 'sg_member_image' => self::picture( 'ada' ), 'sg_member_name' => 'Ada Reed', 'sg_member_position' => 'Carver', 'sg_member_show_description' => 'yes', 'sg_member_description' => 'Works in ash.', 'sg_social_icon' => [ [ 'sg_social_icon' => [ 'value' => 'fab fa-linkedin-in' ], 'sg_social_link' => [ 'url' => 'https://example.org/ada' ] ], [ 'sg_social_link' => [ 'url' => '#' ] ] ] ];
		$content = $this->content( 'jkit_team', $person );
		$this->assertStringStartsWith( '(ada) Ada Reed Carver Works in ash.', $this->words( $content ) );
		$this->assertStringContainsString( '{"url":"https://example.org/ada","service":"linkedin"}', $content );
		$this->assertSame( 1, substr_count( $content, '<!-- wp:social-link ' ) );
		$flip = [ 'eael_flipbox_front_title' => 'Front', 'eael_flipbox_front_text' => 'One', 'eael_flipbox_back_title' => 'Back', 'eael_flipbox_back_text' => 'Two', 'flipbox_link_type' => 'button', 'flipbox_button_text' => 'Turn', 'flipbox_link' => $link ];
		$this->assertSame( 'Front One Back Two Turn', $this->words( $this->content( 'eael-flip-box', $flip ) ) );
	}

	/** @testdox [PB-05] convert: accordions, quotes, lists, numbers, prices, slides and films of add-ons become blocks */
	public function test_lists(): void {
		$panels  = [ 'ekit_accordion_items' => [ [ 'acc_title' => 'How long?', 'acc_content' => '<p>A week.</p>' ], [ 'acc_title' => 'How much?', 'acc_content' => 'Ask us.' ] ] ];
		$content = $this->content( 'elementskit-accordion', $panels );
		$this->assertSame( 2, substr_count( $content, '<!-- wp:frontage/accordion-item ' ) );
		$this->assertMatchesRegularExpression( '/How long\?.*A week\..*How much\?.*Ask us\./s', $this->words( $content ) );
		$quotes = [ 'ekit_testimonial_data' => [ [ 'review' => 'Straight as a line.', 'client_name' => 'Bo Lind', 'designation' => 'Mason', 'client_photo' => self::picture( 'bo' ) ] ] ];
		$this->assertSame( '(bo) Straight as a line. Bo Lind, Mason', $this->words( $this->content( 'elementskit-testimonial', $quotes ) ) );
		$slides = [ 'slides' => [ [ 'content' => 'Fits.', 'name' => 'Cy', 'title' => 'Baker' ] ] ];
		$this->assertSame( 'Fits. Cy, Baker', $this->words( $this->content( 'testimonial-carousel', $slides ) ) );
		$content = $this->content( 'jkit_fun_fact', [ 'sg_content_number' => '250', 'sg_content_number_suffix' => '+', 'sg_content_title' => 'Chairs' ] );
		$this->assertStringContainsString( '<!-- wp:frontage/counter {"end":250,', $content );
		$this->assertStringContainsString( 'Chairs', $content );
		$this->assertSame( '12M Trees', $this->words( $this->content( 'elementskit-funfact', [ 'ekit_funfact_number' => '12M', 'ekit_funfact_title_text' => 'Trees' ] ) ) );
		$price = [ 'heading' => 'Small', 'sub_heading' => 'For one', 'currency_symbol' => 'euro', 'price' => '19', 'period' => 'a month', 'features_list' => [ [ 'item_text' => 'One bench' ] ], 'button_text' => 'Take it', 'show_ribbon' => '', 'ribbon_title' => 'Hidden' ];
		$this->assertSame( 'Small For one €19 a month One bench Take it', $this->words( $this->content( 'price-table', $price ) ) );
		$this->assertStringContainsString( '"url":"https://www.youtube.com/watch?v=XHOmBV4js_E"', $this->content( 'elementskit-video', [ 'ekit_video_popup_url' => 'https://www.youtube.com/watch?v=XHOmBV4js_E' ] ) );
		$content = $this->content( 'media-carousel', [ 'slides' => [ [ 'image' => self::picture( 'one' ) ], [ 'image' => self::picture( 'two' ) ] ] ] );
		$this->assertSame( [ 1, '(one) (two)' ], [ substr_count( $content, '<!-- wp:gallery ' ), $this->words( $content ) ] );
		$this->assertSame( '★★★★★ 4.7/5', $this->words( $this->content( 'rating', [ 'rating_value' => 4.7 ] ) ) );
	}

	/** @testdox [PB-05] convert: what an add-on's switches hide, and what no visitor reads of it, is not published */
	public function test_hidden(): void {
		$this->assertSame( 'Name', $this->words( $this->content( 'elementskit-heading', [ 'ekit_heading_title' => 'Name', 'ekit_heading_sub_title' => 'Secret', 'ekit_heading_extra_title' => 'Secret', 'ekit_heading_section_extra_title_show' => '' ] ) ) );
		$box = [ 'ekit_icon_box_title_text' => 'Box', 'ekit_icon_box_btn_text' => 'Secret', 'ekit_icon_box_badge_title' => 'Secret', 'ekit_icon_box_header_image' => self::picture( 'secret' ) ];
		$this->assertSame( 'Box', $this->words( $this->content( 'elementskit-icon-box', $box ) ) );
		$secret = array_fill_keys( [ 'ekit_team_email_to', 'api_key', 'mailchimp_list', 'success_message', 'title', 'description', 'custom_css' ], 'Secret words of the owner' );
		$this->assertStringNotContainsString( 'Secret', $this->content( 'elementskit-team', $secret + [ 'ekit_team_name' => 'Di' ] ) );
		foreach ( [ 'mf-text', 'mf-email', 'elementskit-mail-chimp', 'jkit_mailchimp', 'metform' ] as $type ) {
			$result = $this->result( $this->widget( $type, [ 'mf_input_label' => 'Secret', 'ekit_mail_chimp_submit' => 'Secret', 'mf_form_id' => 'Secret' ] ) );
			$this->assertStringNotContainsString( 'Secret', $result['content'], $type );
			$this->assertSame( [ 0 === strpos( $type, 'mf-' ) ? 'field' : 'form' ], array_column( $result['report'], 'kind' ), $type );
		}
	}

	/** @testdox [PB-05] convert: a switch that is not stored is on or off as the add-on has it by default */
	public function test_defaults(): void {
		$link = [ 'url' => 'https://example.org/more/' ];
		$off  = [
			'elementskit-icon-box' => [ [ 'ekit_icon_box_btn_text' => 'Seen', 'ekit_icon_box_btn_url' => $link ], [ 'ekit_icon_box_enable_btn' => 'yes' ] ],
			'elementskit-video'    => [ [ 'ekit_video_popup_button_title' => 'Seen' ], [ 'ekit_video_popup_button_style' => 'both' ] ],
			'jkit_icon_box'        => [ [ 'sg_readmore_button_label' => 'Seen', 'sg_readmore_button_link' => $link ], [ 'sg_readmore_enable_button' => 'yes' ] ],
			'jkit_image_box'       => [ [ 'sg_button_label' => 'Seen', 'sg_button_link' => $link ], [ 'sg_button_enable' => 'yes' ] ],
			'jkit_team'            => [ [ 'sg_member_description' => 'Seen' ], [ 'sg_member_show_description' => 'yes' ] ],
		];
		foreach ( $off as $type => [ $settings, $switch ] ) {
			$this->assertStringNotContainsString( 'Seen', $this->content( $type, $settings ), $type );
			$this->assertStringContainsString( 'Seen', $this->content( $type, $settings + $switch ), $type );
		}
		$social = [ 'sg_social_icon' => [ [ 'sg_social_icon' => [ 'value' => 'fab fa-x-twitter' ], 'sg_social_link' => [ 'url' => 'https://example.org/di' ] ] ] ];
		$this->assertStringContainsString( 'example.org/di', $this->content( 'jkit_team', $social ) );
		$this->assertStringNotContainsString( 'example.org/di', $this->content( 'jkit_team', $social + [ 'sg_social_show' => '' ] ) );
		$names = [ 'jkit_team' => 'sg_member_name', 'jkit_icon_box' => 'sg_icon_text', 'jkit_heading' => 'sg_title_before', 'jkit_image_box' => 'sg_body_title' ];
		foreach ( $names as $type => $name ) {
			$this->assertStringContainsString( '<h2 class="wp-block-heading">Di</h2>', $this->content( $type, [ $name => 'Di' ] ), $type );
		}
		$this->assertStringContainsString( '<h4 class="wp-block-heading">Di</h4>', $this->content( 'jkit_image_box', [ 'sg_body_title' => 'Di', 'sg_body_title_tag' => 'h4' ] ) );
	}

	/** @testdox [PB-05] convert: of widgets that nothing knows, words that visitors read, pictures and links stay; keys, code, addresses of mails and names of classes never */
	public function test_unknown(): void {
		$seen    = [ 'testimonial_content' => 'Straight as a line.', 'acc_title' => 'Oak', 'description' => '<p>Words of a story.</p>', 'designation' => 'Head Carver', 'heading' => 'Ünder roofs', 'shop_url' => [ 'url' => 'https://example.org/shop/' ], 'blog_link' => 'https://example.org/blog/', 'cover_photo' => 'https://example.org/photo.jpg' ];
		$content = $this->content( 'strange', $seen );
		$last    = -1;
		foreach ( [ 'Straight as a line.', 'Oak', 'Words of a story.', 'Head Carver', 'Ünder roofs' ] as $words ) {
			$this->assertGreaterThan( $last, strpos( $content, $words ), $words );
			$last = strpos( $content, $words );
		}
		foreach ( [ 'href="https://example.org/shop/"', 'href="https://example.org/blog/"', 'src="https://example.org/photo.jpg"' ] as $part ) {
			$this->assertStringContainsString( $part, $content );
		}
		$hidden = [
			'title'             => 'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
			'text'              => '.card { color: red }',
			'description'       => 'function() { return 1 }',
			'content'           => '{"a":"Secret"}',
			'label'             => 'ekit-lg-3',
			'caption'           => 'https://example.org/private/',
			'notify'            => 'Secret words to owner@example.org',
			'recipient_name'    => 'Secret Words',
			'to_email_text'     => 'Secret Words',
			'webhook_url'       => [ 'url' => 'https://example.org/secret-hook/' ],
			'api_url'           => 'https://example.org/secret-api/',
			'source_url'        => [ 'url' => 'https://example.org/secret.json' ],
			'nothing_found_msg' => 'Secret: nothing was found',
			'no_posts_message'  => 'Secret: no posts',
			'title_font_family' => 'Secret Sans',
			'custom_css'        => 'Secret Css Here',
			'hover_image'       => self::picture( 'secret' ),
			'show_ribbon'       => '',
			'ribbon_title'      => 'Secret Ribbon',
			'enable_btn'        => 'no',
			'btn_text'          => 'Secret Button',
		];
		foreach ( $hidden as $name => $value ) {
			foreach ( [ [ $name => $value ], [ $name => $value ] + array_intersect_key( $hidden, [ 'show_ribbon' => 1, 'enable_btn' => 1 ] ) + [ 'good' => 'Good words here' ], [ 'rows' => [ [ $name => $value, 'show_ribbon' => '', 'enable_btn' => 'no' ] ] ] ] as $index => $settings ) {
				$content = $this->content( 'strange', in_array( $name, [ 'ribbon_title', 'btn_text' ], true ) && 0 === $index ? [] : $settings );
				$this->assertDoesNotMatchRegularExpression( '/secret|sk_live|color: red|function|ekit-lg|private/i', $content, $name );
			}
		}
	}

	/** @testdox [PB-05] convert: lists of posts, comments, menus, searches and a shop's pages become blocks, without the texts of their settings */
	public function test_theme(): void {
		$secret = array_fill_keys( [ 'nothing_found_message', 'pagination_prev_label', 'text', 'sg_content_readmore_text', 'placeholder', 'coupon_section_title_text', 'billing_details_section_title' ], 'Secret words' );
		$blocks = [ 'posts' => 'query', 'archive-posts' => 'query', 'elementskit-blog-posts' => 'query', 'jkit_post_block' => 'query', 'post-comments' => 'comments', 'post-navigation' => 'post-navigation-link', 'ekit-nav-menu' => 'navigation', 'elementskit-header-search' => 'search', 'share-buttons' => 'frontage/share', 'woocommerce-cart' => 'shortcode' ];
		foreach ( $blocks as $type => $name ) {
			$content = $this->content( $type, $secret );
			$this->assertStringContainsString( "<!-- wp:$name ", $content, $type );
			$this->assertStringNotContainsString( 'Secret', $content, $type );
		}
		$this->assertStringContainsString( '"inherit":true', $this->content( 'archive-posts', [] ) );
		$this->assertStringContainsString( '"perPage":6', $this->content( 'jkit_post_block', [ 'number_post' => [ 'size' => 6 ] ] ) );
		$info = [ 'icon_list' => [ [ 'type' => 'author' ], [], [ 'type' => 'custom', 'custom_text' => 'By hand' ], [ 'type' => 'terms', 'taxonomy' => 'post_tag' ] ] ];
		$this->assertMatchesRegularExpression( '~post-author-name .*post-date .*By hand.*post-terms {"term":"post_tag"}~s', $this->content( 'post-info', $info ) );
		foreach ( [ 'woocommerce-product-price', 'wc-archive-products', 'lottie', 'elementskit-header-offcanvas' ] as $type ) {
			$result = $this->result( $this->widget( $type, $secret ) );
			$this->assertSame( [ '', [ 'empty' ] ], [ trim( wp_strip_all_tags( $result['content'] ) ), array_column( $result['report'], 'kind' ) ], $type );
		}
	}

	/** @testdox [PB-05] convert: pictures behind columns and widgets stay, also those of an overlay */
	public function test_grounds(): void {
		$ground  = static fn( string $name, string $prefix = '' ): array => [ "{$prefix}background_background" => 'classic', "{$prefix}background_image" => self::picture( $name ) ];
		$title   = [ 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'Words' ] + $ground( 'widget', '_' ) ];
		$column  = [ 'elType' => 'column', 'settings' => $ground( 'column' ), 'elements' => [ $title ] ];
		$over    = [ 'background_overlay_background' => 'classic', 'background_overlay_image' => self::picture( 'overlay' ) ];
		$page    = [ [ 'elType' => 'section', 'settings' => $over, 'elements' => [ $column, [ 'elType' => 'column', 'settings' => [], 'elements' => [] ] ] ], [ 'elType' => 'section', 'settings' => [], 'elements' => [ $column ] ] ];
		$content = $this->result( (string) wp_json_encode( $page ) )['content'];
		$this->assertSame( '(overlay) (column) (widget) Words (column) (widget) Words', $this->words( $content ) );
		$this->assertSame( 5, substr_count( $content, '<!-- wp:cover ' ) );
	}

	/** @testdox [PB-05] convert: icons of other fonts become the same signs */
	public function test_fonts_of_icons(): void {
		foreach ( [ 'icon icon-phone-call1' => '☎', 'jki jki-check-circle-line' => '✓', ' ti-arrow-top-right' => '↗', ' icon_plus_alt2' => '+', 'icon icon-star-1' => '★', 'fas fa-check' => '✓' ] as $icon => $sign ) {
			$result = $this->result( $this->widget( 'icon', [ 'selected_icon' => [ 'value' => $icon, 'library' => 'x' ] ] ) );
			$this->assertStringContainsString( $sign, $result['content'], $icon );
			$this->assertSame( [], $result['report'], $icon );
		}
	}
}
