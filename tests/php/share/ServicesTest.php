<?php
/** Services that a site adds, changes or removes, and the dialog that holds all of them. */

declare( strict_types=1 );

namespace Frontage\Tests\Share;

use Frontage\Page\Notes;
use Frontage\Tests\TestCase;
use function Frontage\Share\add_words;
use function Frontage\Share\link_to;
use function Frontage\Share\services;
use function Frontage\Share\text_on;
use const Frontage\Share\BLOCK;

final class ServicesTest extends TestCase {

	protected function tear_down(): void {
		remove_all_filters( 'frontage_share_services' );
		wp_dequeue_script( generate_block_asset_handle( BLOCK, 'viewScript' ) );
		Notes::clear( 'settings' );
		parent::tear_down();
	}

	/**
	 * Has the site change its services.
	 * @param array<mixed> $changes Null removes one.
	 */
	private function change( array $changes ): void {
		add_filter( 'frontage_share_services', static fn( array $services ): array => array_filter( array_merge( $services, $changes ) ) );
	}

	/** @return array<string, mixed> What the page carries for the script. */
	private function page_data(): array {
		// Whether or not another test has emptied the list of scripts.
		wp_enqueue_script( generate_block_asset_handle( BLOCK, 'viewScript' ), '/view.js', [], '1', true );
		add_words();
		return Notes::all( 'settings' )['share'];
	}

	/** [SH-01] Share services: a filter adds, changes, removes, in block and script. */
	public function test_a_site_changes_its_services(): void {
		$own = [
			'title'            => 'Our forum',
			'background_color' => '#102030',
			'bookmarklet_url'  => 'https://forum.example/new?t={title}&u={url}',
			'icon'             => 'M0 0h24v24H0z',
		];
		$this->assertArrayNotHasKey( 'services', $this->page_data() );
		$this->change(
			[
				'forum'    => $own,
				'facebook' => null,
				'x'        => [ 'title' => 'Twitter' ] + services()['x'],
			]
		);
		$html = do_blocks( '<!-- wp:frontage/share {"url":"https://a.b/","services":["facebook","forum","x"]} /-->' );
		$this->assertStringNotContainsString( 'facebook', $html );
		$this->assertStringContainsString( 'Our forum', $html );
		$this->assertStringContainsString( 'Twitter', $html );
		$this->assertSame( 'https://forum.example/new?t=T&u=https%3A%2F%2Fa.b%2F', link_to( 'forum', 'https://a.b/', 'T' ) );
		$changes = $this->page_data()['services'];
		$this->assertEqualsCanonicalizing( [ 'facebook', 'forum', 'x' ], array_keys( $changes ) );
		$this->assertSame( $own, $changes['forum'] );
		$this->assertNull( $changes['facebook'] );
	}

	/** [HK-08] Share services: invalid ones are left out, missing parts filled in. */
	public function test_what_is_no_service_is_left_out(): void {
		$before = array_keys( services() );
		$this->change(
			[
				'more'      => [ 'title' => 'More', 'redirect_url' => 'https://a.b/{url}' ],
				'<b>'       => [ 'title' => 'Tag', 'redirect_url' => 'https://a.b/{url}' ],
				'no_title'  => [ 'redirect_url' => 'https://a.b/{url}' ],
				'no_url'    => [ 'title' => 'No URL' ],
				'code'      => [ 'title' => 'Code', 'redirect_url' => 'javascript:alert(1)' ],
				'a_number'  => 7,
				'an_object' => new \stdClass(),
				'half'      => [ 'title' => 'Half', 'redirect_url' => 'https://a.b/{url}', 'background_color' => 'red;}', 'other' => [] ],
			]
		);
		$this->assertSame( [ 'half' ], array_values( array_diff( array_keys( services() ), $before ) ) );
		$half = services()['half'];
		$this->assertSame( '#555555', $half['background_color'] );
		$this->assertSame( 'Ha', $half['letters'] );
		$this->assertArrayNotHasKey( 'other', $half );
	}

	/** [SH-03] Share: More opens a dialog by HTML alone, one for each block with More. */
	public function test_more_opens_a_dialog_by_html(): void {
		$block = '<!-- wp:frontage/share {"url":"https://a.b/"} /-->';
		$html  = do_blocks( $block . $block . '<!-- wp:frontage/share {"url":"https://a.b/","more":false} /-->' );
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$ids   = [];
		while ( $tags->next_tag( [ 'tag_name' => 'dialog' ] ) ) {
			$ids[] = (string) $tags->get_attribute( 'id' );
		}
		$this->assertCount( 2, array_unique( $ids ) );
		foreach ( $ids as $id ) {
			$this->assertMatchesRegularExpression( '/<button[^>]* value="more"[^>]* popovertarget="' . $id . '" popovertargetaction="show"/', $html );
			$this->assertMatchesRegularExpression( '/<button[^>]* popovertarget="' . $id . '" popovertargetaction="hide"/', $html );
		}
	}

	/** [SH-01] Share: names are white on a brand's color, black on a light one only. */
	public function test_text_on_a_brand_color(): void {
		foreach ( [
			'#0866ff' => '#fff',
			'#1185fe' => '#fff',
			'#0f9d58' => '#fff',
			'#25d366' => '#000',
			'#ffffff' => '#000',
			'#000000' => '#fff',
		] as $color => $text ) {
			$this->assertSame( $text, text_on( $color ), $color );
		}
	}
}
