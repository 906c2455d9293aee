<?php
/** The plan that was shown is the plan that is done: what changes meanwhile is asked anew, or stops the switch. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class PlanTest extends ImportCase {

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of(
			[
				'page/kit-about'  => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => 'Theirs' ],
				'part/kit-header' => [ 'title' => 'Kit header', 'slug' => 'kit-header', 'area' => 'header', 'status' => 'publish', 'content' => 'Theirs' ],
				'styles/user'     => [ 'title' => 'Styles', 'version' => 3, 'styles' => [ 'color' => [ 'text' => '#123456' ] ] ],
			]
		);
	}

	private function add_part(): int {
		$id = (int) wp_insert_post( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_name' => 'kit-header', 'post_content' => 'Ours' ] );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		return $id;
	}

	/** @testdox [KT-02] [KT-07] kits: an import begins only with the plan of the site as it is, and answers with the new one */
	public function test_begin(): void {
		$kit  = $this->kit();
		$plan = Kits\plan( $kit['manifest'] );
		$this->assertSame( $plan['print'], Kits\plan( $kit['manifest'], [ '*' => 'keep' ] )['print'], 'Choices are not in it.' );
		$id     = $this->add_part();
		$before = $this->state();
		$error  = $this->error( Kits\begin( $kit['manifest'], [], true, Kits\shown_print( $plan ) ) );
		$this->assertSame( 'frontage_kit_plan', $error->get_error_code() );
		$this->assertSame( 409, $error->get_error_data()['status'] );
		$new = $error->get_error_data()['plan'];
		$this->assertSame( [ 'change', $id ], [ array_column( $new['plan'], 'action', 'name' )['part/kit-header'], array_column( $new['plan'], 'id', 'name' )['part/kit-header'] ] );
		$this->assertUntouched( $before );
		$this->assertNull( Kits\open_run() );
		wp_update_post( [ 'ID' => $id, 'post_content' => 'Ours, edited' ] );
		$this->error( Kits\begin( $kit['manifest'], [], true, Kits\shown_print( $new ) ) );
		$run = $this->ok( Kits\begin( $kit['manifest'], [], true, Kits\shown_print( Kits\plan( $kit['manifest'] ) ) ) );
		$this->assertSame( 'staging', $run['state'] );
	}

	/** @testdox [KT-02] [KT-07] kits: the routes take the plan's fingerprint, and answer with the new plan */
	public function test_route(): void {
		$kit  = $this->kit();
		$plan = Kits\plan( $kit['manifest'] );
		$this->add_part();
		$request = new \WP_REST_Request( 'POST', '/frontage/v1/kit/runs' );
		$request->set_body_params( [ 'manifest' => $kit['manifest'], 'choices' => [], 'trusted' => true, 'plan' => Kits\shown_print( $plan ) ] );
		$response = rest_do_request( $request );
		$this->assertSame( 409, $response->get_status() );
		$this->assertSame( 'The site has changed since this plan was made. Review the new plan.', $response->get_data()['message'] );
		$this->assertNotSame( $plan['print'], $response->get_data()['data']['plan']['print'] );
	}

	/** @testdox [KT-07] kits: an import begins only with the choices of the plan that was shown */
	public function test_choices(): void {
		$this->add_post( 'page', 'kit-about', 'Ours' );
		$kit   = $this->kit();
		$begin = static function ( array $choices, ?string $shown ) use ( $kit ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'POST', '/frontage/v1/kit/runs' );
			$request->set_body_params( [ 'manifest' => $kit['manifest'], 'choices' => $choices ] + ( null === $shown ? [] : [ 'plan' => $shown ] ) );
			return rest_do_request( $request );
		};
		$shown = Kits\shown_print( Kits\plan( $kit['manifest'], [ 'page/kit-about' => 'keep' ] ) );
		$this->assertSame( 400, $begin( [], null )->get_status(), 'No plan was shown.' );
		$this->assertSame( 400, $begin( [], '' )->get_status() );
		$this->assertSame( 409, $begin( [], $shown )->get_status(), 'Keep was shown, and both was asked for.' );
		$this->assertNull( Kits\open_run() );
		$run = $begin( [ 'page/kit-about' => 'keep' ], $shown );
		$this->assertSame( 200, $run->get_status() );
		$this->assertSame( 'keep', ( new Kits\Import( $this->run_of( $run->get_data()['id'] ) ) )->plan['page/kit-about']['action'] );
	}

	/** @testdox [KT-07] kits: what is on the site already is kept whatever is chosen */
	public function test_same(): void {
		$this->add_post( 'page', 'kit-about', 'Ours' );
		$file = "$this->folder/same.zip";
		$this->assertSame( [], Kits\export_to( $file, [ 'page/kit-about' ] ) );
		foreach ( [ 'keep', 'replace', 'both' ] as $choice ) {
			$plan = Kits\plan( $this->opened( $file )['manifest'], [ '*' => $choice, 'page/kit-about' => $choice ] )['plan'];
			$this->assertSame( [ 'same', 'keep', [ 'keep' ] ], [ $plan[0]['conflict'], $plan[0]['action'], $plan[0]['choices'] ], $choice );
		}
	}

	/** @testdox [KT-02] [KT-07] kits: the switch stops before anything is seen if the site has got its own styles or header meanwhile */
	public function test_rivals(): void {
		$run  = $this->stage( $this->kit() );
		$part = $this->add_part();
		$this->refused( $run, 'Kit header' );
		wp_delete_post( $part, true );
		$styles = (int) wp_insert_post( [ 'post_type' => 'wp_global_styles', 'post_status' => 'publish', 'post_title' => 'Custom Styles', 'post_name' => 'wp-global-styles-' . get_stylesheet(), 'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true}' ] );
		wp_set_object_terms( $styles, get_stylesheet(), 'wp_theme' );
		$this->refused( $run, 'Custom Styles' );
		wp_delete_post( $styles, true );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$this->assertNotNull( $this->page( 'kit-about' ) );
	}

	/** @testdox [KT-02] [KT-07] kits: the switch stops if what it replaces is in the trash or gone */
	public function test_gone(): void {
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_name' => 'kit-about', 'post_content' => 'Ours' ] );
		$run  = $this->stage( $this->kit(), [ 'page/kit-about' => 'replace' ] );
		wp_trash_post( $page );
		$this->refused( $run, 'About' );
		$this->assertSame( [ 'trash', 'Ours' ], [ get_post_status( $page ), get_post_field( 'post_content', $page ) ] );
		wp_delete_post( $page, true );
		$this->refused( $run, 'About' );
	}

	/** @testdox [KT-04] [KT-07] kits: the switch stops if what it replaces was edited since the plan, and goes on if it is as it was */
	public function test_edited(): void {
		$page  = $this->add_post( 'page', 'kit-ours', 'Ours' );
		$part  = $this->add_part();
		$menu  = wp_create_nav_menu( 'Kit menu' );
		$title = get_option( 'blogname' );
		$kit   = $this->kit_of(
			[
				'page/kit-ours'   => [ 'title' => 'Theirs', 'slug' => 'kit-ours', 'status' => 'publish', 'content' => 'Theirs' ],
				'part/kit-header' => [ 'title' => 'Kit header', 'slug' => 'kit-header', 'area' => 'header', 'status' => 'publish', 'content' => 'Theirs' ],
				'menu/kit-menu'   => [ 'name' => 'Kit menu', 'slug' => 'kit-menu', 'items' => [ [ 'title' => 'A', 'url' => 'https://example.org/' ] ] ],
				'settings/site'   => [ 'title' => 'Theirs' ],
			]
		);
		$run   = $this->stage( $kit, [ 'page/kit-ours' => 'replace', 'menu/kit-menu' => 'replace' ] );
		$write = static fn( int $id, string $content ) => wp_update_post( [ 'ID' => $id, 'post_content' => $content ] );
		$write( $page, 'Ours, edited' );
		$this->refused( $run, 'Theirs' );
		$write( $page, 'Ours' );
		$write( $part, 'Ours, edited' );
		$this->refused( $run, 'Kit header' );
		$write( $part, 'Ours' );
		$this->assertIsInt( $menu );
		$item = wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'B', 'menu-item-url' => 'https://example.org/b', 'menu-item-status' => 'publish' ] );
		$this->refused( $run, 'menu/kit-menu' );
		$this->assertIsInt( $item );
		wp_delete_post( $item, true );
		update_option( 'blogname', 'Ours, edited' );
		$this->refused( $run, 'Settings' );
		$this->assertSame( [ 'Ours', 'Ours, edited' ], [ get_post_field( 'post_content', $page ), get_option( 'blogname' ) ] );
		update_option( 'blogname', $title );
		$this->ok( Kits\switch_over( $run['id'] ) );
	}

	/** @param array<string, mixed> $run */
	private function refused( array $run, string $title ): void {
		$error = $this->error( Kits\switch_over( $run['id'] ) );
		$this->assertStringContainsString( "“{$title}”", $error->get_error_message() );
		$this->assertSame( 409, $error->get_error_data()['status'] );
		$this->assertSame( 'ready', $this->run_of( $run['id'] )['state'] );
		$this->assertNull( $this->page( 'kit-about' ) );
	}
}
