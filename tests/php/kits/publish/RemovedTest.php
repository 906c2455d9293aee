<?php
/** What WordPress takes out when it saves is named in the report, also of a kit that is trusted. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class RemovedTest extends ImportCase {

	/** @testdox [KT-02] [KT-07] kits: what WordPress removes for whoever may not save it is in the report */
	public function test_removed(): void {
		$kit  = $this->kit_of(
			[
				'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => '<!-- wp:html --><iframe src="https://example.org"></iframe><p>Stays & is fine</p><!-- /wp:html -->' ],
				'page/kit-plain' => [ 'title' => 'Plain', 'slug' => 'kit-plain', 'status' => 'publish', 'content' => '<!-- wp:paragraph --><p>Fish & chips "here"</p><!-- /wp:paragraph -->' ],
				'styles/user'    => [ 'title' => 'Styles', 'version' => 3, 'styles' => [ 'css' => 'body{color:red}', 'color' => [ 'text' => '#123456' ] ] ],
			]
		);
		$deny = static fn( array $caps, string $cap ): array => in_array( $cap, [ 'unfiltered_html', 'edit_css' ], true ) ? [ 'do_not_allow' ] : $caps;
		add_filter( 'map_meta_cap', $deny, 10, 2 );
		kses_init();
		try {
			$run = $this->import( $kit );
		} finally {
			remove_filter( 'map_meta_cap', $deny, 10 );
			kses_init();
		}
		$removed = array_map( static fn( array $line ): string => "$line[name] $line[what]", $run['report']['removed'] ?? [] );
		sort( $removed );
		$this->assertSame( [ 'page/kit-about iframe', 'styles/user css' ], $removed );
	}
}
