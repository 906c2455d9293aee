<?php
/** A gallery's words in the hands of a site. */

declare( strict_types=1 );

namespace Frontage\Tests\Gallery;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\attributes;
use function Frontage\Gallery\gallery_labels;

final class LabelsTest extends TestCase {

	protected function tear_down(): void {
		remove_all_filters( 'frontage_portfolio_labels' );
		parent::tear_down();
	}

	/** [PF-05] Labels: a filter changes texts, other values and unknown names are ignored. */
	public function test_a_site_changes_words(): void {
		$before = gallery_labels( attributes( [] ) );
		add_filter(
			'frontage_portfolio_labels',
			static fn( array $labels ): array => [
				'all'   => 'Everything',
				'empty' => [ 'none' ],
				'more'  => 7,
				'other' => null,
				'new'   => 'New',
			] + $labels
		);
		$this->assertSame( array_merge( $before, [ 'all' => 'Everything', 'more' => '7' ] ), gallery_labels( attributes( [] ) ) );
		add_filter( 'frontage_portfolio_labels', '__return_null', 20 );
		$this->assertSame( $before, gallery_labels( attributes( [] ) ) );
	}
}
