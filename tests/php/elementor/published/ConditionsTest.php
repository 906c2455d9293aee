<?php
/** Elements with conditions of visibility. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use function Frontage\Elementor\converted;
use function Frontage\Elementor\converted_for;
use function Frontage\Elementor\described;
use function Frontage\Elementor\titled;

require_once dirname( __DIR__ ) . '/Pages.php';

/** What not everybody saw is not published, and the report says so first. */
final class ConditionsTest extends Pages {

	/** Settings that say when, or to whom, an element is shown. */
	private const CONDITIONS = [
		[ 'e_display_conditions' => [ '[[{"condition":"login_status","comparator":"is","user":"logged_in"}]]' ] ],
		[ 'e_display_conditions' => '[{"condition":"date"}]' ],
		[ 'display-conditions' => [ '$$type' => 'display-conditions', 'value' => [ [ 'condition' => 'role' ] ] ] ],
		[ 'pa_display_conditions_switcher' => 'yes' ],
		[ 'pp_display_conditions_enable' => 'yes', 'pp_display_conditions' => [ [ '_id' => 'a' ] ] ],
		[ '_ha_display_conditions_enable' => 'yes' ],
		[ 'display_condition_enable' => 'yes' ],
		[ 'ekit_condition_enable' => 'yes' ],
		[ 'enabled_visibility' => 'yes' ],
		[ 'eael_cl_enable' => 'yes' ],
		[ 'eael_ext_content_protection' => 'yes' ],
		[ 'eael_show_logged_in' => 'yes' ],
		[ 'jltma_protected_content_enable' => 'yes' ],
		[ 'jedv_enabled' => 'yes' ],
		[ 'ecl_enabled' => 'yes' ],
		[ 'stax_visibility_enabled' => 'yes' ],
		[ 'dynamicconditions_condition' => 'not_empty' ],
		[ 'wpf_visibility' => 'loggedin' ],
		[ 'never_heard_display_conditions' => [ [ 'key' => 'role' ] ] ],
		[ 'never_heard_visibility_rules' => 'x' ],
	];

	/** The same names while they say nothing. */
	private const NONE = [
		[ 'e_display_conditions' => [] ],
		[ 'e_display_conditions' => '' ],
		[ 'e_display_conditions' => [ '[]' ] ],
		[ 'e_display_conditions' => [ '[[]]' ] ],
		[ 'display-conditions' => [ '$$type' => 'display-conditions', 'value' => [] ] ],
		[ 'pp_display_conditions' => [ [ '_id' => 'a', 'pp_condition_key' => 'authentication' ] ], 'pp_display_conditions_enable' => '' ],
		[ 'jedv_conditions' => [ [ '_id' => 'a' ] ] ],
		[ 'ekit_all_conditions_list' => [ [ '_id' => 'a', 'ekit_key' => 'user' ] ] ],
		[ 'dce_visibility_selected' => 'yes' ],
		[ 'wpf_visibility' => 'everyone' ],
		[ 'never_heard_display_conditions' => [ [ '_id' => 'a' ] ] ],
		[ 'show_logged_in_message' => 'yes', 'hide_mobile' => 'hidden-mobile' ],
	];

	protected function set_up(): void {
		parent::set_up();
		$this->sign_in( 'administrator' );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param list<mixed>          $inside
	 * @return array<string, mixed>
	 */
	private static function element( string $type, array $settings, array $inside = [] ): array {
		$is_box = in_array( $type, [ 'section', 'column', 'container', 'e-flexbox' ], true );
		return [ 'id' => 'x', 'elType' => $is_box ? $type : 'widget', 'widgetType' => $is_box ? '' : $type, 'settings' => $settings, 'elements' => $inside ];
	}

	/**
	 * @param list<mixed> $elements
	 * @return array{content: string, report: list<array<string, mixed>>}
	 */
	private function result( array $elements ): array {
		$converted = converted( $this->page( (string) wp_json_encode( $elements ) ) );
		$this->assertIsArray( $converted );
		return $converted;
	}

	/** @testdox [PB-12] convert: of an element that is shown to some visitors only an empty group with its name stays, of each type and condition */
	public function test_conditions(): void {
		$ground = [ 'background_background' => 'classic', 'background_image' => [ 'url' => 'https://example.org/secret.jpg' ] ];
		$inside = [ self::element( 'heading', [ 'title' => 'Secret' ] ) ];
		foreach ( self::CONDITIONS as $condition ) {
			foreach ( [ 'heading', 'text-editor', 'strange', 'global', 'form', 'section', 'column', 'container', 'e-flexbox' ] as $type ) {
				$given    = $condition + $ground + [ '_title' => 'For members', 'title' => 'Secret', 'editor' => 'Secret', 'css_classes' => 'secret' ];
				$elements = [ self::element( $type, $given, $inside ), self::element( 'heading', [ 'title' => 'Open', 'strange' => 'x' ] ) ];
				foreach ( [ $this->result( $elements ), converted_for( $elements, [], [] ) ] as $result ) {
					$name = "$type: " . wp_json_encode( $condition );
					$this->assertStringNotContainsString( 'secret', strtolower( $result['content'] ), $name );
					$this->assertStringContainsString( '"metadata":{"name":"For members"}', $result['content'], $name );
					$this->assertStringContainsString( 'Open', $result['content'], $name );
					$this->assertSame( [ 'condition', 'settings' ], array_column( $result['report'], 'kind' ), $name );
				}
			}
		}
	}

	/** @testdox [PB-12] convert: names of conditions that say nothing, as add-ons leave them in every element, hide nothing */
	public function test_none(): void {
		foreach ( self::NONE as $condition ) {
			$result = $this->result( [ self::element( 'heading', [ 'title' => 'Open' ] + $condition ) ] );
			$this->assertStringContainsString( 'Open', $result['content'], (string) wp_json_encode( $condition ) );
			$this->assertNotContains( 'condition', array_column( $result['report'], 'kind' ) );
		}
	}

	/** @testdox [PB-12] convert: so are elements inside others, those of tabs and of rows, and widgets whose contents are protected */
	public function test_inside(): void {
		$hidden = self::element( 'container', self::CONDITIONS[0], [ self::element( 'heading', [ 'title' => 'Secret' ] ) ] );
		$open   = self::element( 'container', [], [ self::element( 'heading', [ 'title' => 'Open' ] ) ] );
		$pages  = [
			self::element( 'container', [ 'flex_direction' => 'row' ], [ $hidden, $open ] ),
			self::element( 'section', [], [ self::element( 'column', self::CONDITIONS[0], [ $hidden ] ), self::element( 'column', [], [ $open ] ) ] ),
			self::element( 'nested-tabs', [ 'tabs' => [ [ 'tab_title' => 'One' ], [ 'tab_title' => 'Two' ] ] ], [ $hidden, $open ] ),
			self::element( 'nested-carousel', [], [ $open, $hidden ] ),
			self::element( 'container', [], [ self::element( 'eael-protected-content', [ 'eael_protected_content_field' => 'Secret words here' ] ), $open ] ),
			self::element( 'strange', [ 'rows' => [ [ 'text' => 'Secret' ] + self::CONDITIONS[0], [ 'text' => 'Open' ] ] ] ),
		];
		foreach ( $pages as $page ) {
			$result = $this->result( [ $page ] );
			$this->assertStringNotContainsString( 'Secret', $result['content'], (string) wp_json_encode( $page ) );
			$this->assertStringContainsString( 'Open', $result['content'], (string) wp_json_encode( $page ) );
			'strange' === $page['widgetType'] || $this->assertContains( 'condition', array_column( $result['report'], 'kind' ) );
		}
	}

	/** @testdox [PB-12] convert: what the page builder renders is what a visitor sees who is not signed in, without what has conditions */
	public function test_rendered(): void {
		require_once __DIR__ . '/Builder.php';
		do_action( 'elementor/loaded' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- The page builder's.
		\Elementor\Plugin::$instance                   = new \Elementor\Plugin();
		\Elementor\Plugin::$instance->elements_manager = \Elementor\Plugin::$instance;

		$hidden  = self::element( 'heading', [ 'title' => 'Secret' ] + self::CONDITIONS[0] );
		$user    = get_current_user_id();
		$content = $this->result( [ self::element( 'strange-box', [ 'title' => 'Open' ], [ $hidden, self::element( 'container', [], [ $hidden ] ) ] ) ] )['content'];
		unset( $GLOBALS['wp_actions']['elementor/loaded'] );
		$this->assertStringNotContainsString( 'Secret', $content );
		$this->assertStringContainsString( 'Open for a visitor', $content );
		$this->assertSame( $user, get_current_user_id() );
		$this->assertFalse( has_filter( 'elementor/frontend/widget/should_render' ) );
	}

	/** @testdox [PB-12] convert: the report says first what not everybody saw, before forms */
	public function test_report(): void {
		$elements = [ self::element( 'heading', [ 'title' => 'A', 'strange' => 'x' ] ), self::element( 'form', [] ), self::element( 'heading', [ 'title' => 'Secret' ] + self::CONDITIONS[0] ) ];
		$report   = $this->result( $elements )['report'];
		$this->assertSame( [ 'condition', 'form', 'settings' ], array_column( $report, 'kind' ) );
		$this->assertSame( 'Only some visitors could see this. It is left out, because as blocks everyone could see it.', described( $report )[0]['text'] );
		$this->assertSame( '1 element with display conditions is not converted', titled( [ [ 'kind' => 'condition', 'count' => 1 ] ] )[0]['title'] );
	}
}
