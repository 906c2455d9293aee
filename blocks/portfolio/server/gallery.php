<?php
/** Puts together what one gallery shows at the present address: which terms stand in its filter bar, which of them is chosen, and which items are printed. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** More items than this are never printed at once, however far a link pages. */
const MOST_ITEMS = 100;

/**
 * Everything that is printed of one gallery, and that its script starts from.
 * @param array<string, mixed> $attributes From attributes().
 * @return array<string, mixed> `instance`, `attributes`; `asked`: the address' own words; `state`: what of them this gallery can answer;
 *         `bar`: one list of terms for each filter that is shown; `items`, `total`; `first` and `last` page that are printed, `pages` in all;
 *         `sent`: what the search form sends along; `order`: as parameters of the REST collection.
 */
function gallery( array $attributes ): array {
	$instance = instance( $attributes );
	$asked    = state_from_url( $instance );
	$choice   = [
		'categories'      => $attributes['categorySelectedNum'],
		'otherCategories' => $attributes['otherCategorySelectedNum'],
		'tags'            => $attributes['tagsSelectedNum'],
		'picked'          => Portfolio\picked_ids( [ 'picked' => $attributes['pickedItems'] ] ),
	];
	$bar      = bar( $attributes, $choice );
	$state    = $asked;
	foreach ( [ 'category', 'other' ] as $word ) {
		$state[ $word ] = null === term( $bar, $word, $asked[ $word ] ) ? '' : $asked[ $word ];
	}
	if ( ! $attributes['showSearch'] ) {
		$state['search'] = '';
	}

	$per_page = $attributes['itemsPerPage'];
	$request  = [
		'categories'      => query_term_ids( $bar, 'category', $state, $choice['categories'] ),
		'otherCategories' => query_term_ids( $bar, 'other', $state, $choice['otherCategories'] ),
		'search'          => $state['search'],
		'orderBy'         => $attributes['orderBy'],
		'order'           => $attributes['order'],
	] + $choice;
	$window   = window( $state['page'], $per_page );
	$found    = Portfolio\find( $request + $window['request'] );
	$pages    = max( 1, (int) ceil( $found['total'] / $per_page ) );
	if ( $state['page'] > $pages ) {
		// A link to a page that is no more shows the last one there is.
		$state['page'] = $pages;
		$window        = window( $pages, $per_page );
		$found         = Portfolio\find( $request + $window['request'] );
	}
	$items = array_slice( $found['items'], 0, ( $state['page'] - $window['first'] + 1 ) * $per_page );

	/**
	 * Fires when a gallery is about to be printed.
	 *
	 * @since 0.1.0
	 * @param array $items The items that it prints, in the shape that Frontage\Portfolio\item() documents.
	 */
	do_action( 'frontage_gallery_shown', $items );
	return [
		'instance'   => $instance,
		'attributes' => $attributes,
		'asked'      => $asked,
		'state'      => $state,
		'bar'        => $bar,
		'items'      => $items,
		'total'      => $found['total'],
		'first'      => $window['first'],
		'last'       => $state['page'],
		'pages'      => $pages,
		'sent'       => form_parameters( $instance, $state ),
		'order'      => Portfolio\order_parameters( $request ),
	];
}

/**
 * What the search form sends along: every other parameter of the address (the page's own with plain permalinks, those of other galleries), and the
 * chosen terms.
 * @param array{ category: string, other: string, search: string, page: int } $state What is shown.
 * @return list<array{ string, string }> Names and values.
 */
function form_parameters( string $instance, array $state ): array {
	$sent = [];
	foreach ( foreign_pairs( $instance ) as [ $name, $value ] ) {
		$sent[] = [ $name, $value ];
	}
	foreach ( [ 'category', 'other' ] as $word ) {
		if ( '' !== $state[ $word ] ) {
			$sent[] = [ "frontage-$instance-$word", $state[ $word ] ];
		}
	}
	return $sent;
}

/**
 * The filters that are shown, in their order: the grammar's word for each, and its terms. Where items are picked, only terms that one of these has.
 * @param array<string, mixed> $attributes From attributes().
 * @param array{ categories: int[], otherCategories: int[], tags: int[], picked: int[] } $choice What the owner lets the gallery show.
 * @return list<array{ word: string, all: bool, terms: list<array{ id: int, name: string, slug: string }> }>
 */
function bar( array $attributes, array $choice ): array {
	$bar     = [];
	$has_any = $attributes['showCategories'] || $attributes['showOtherCategories'];
	$among   = $has_any && $choice['picked'] ? Portfolio\terms_of_picked( $choice ) : null;
	foreach ( [
		[ 'category', 'categories', 'showCategories', 'showCategoriesAll' ],
		[ 'other', 'otherCategories', 'showOtherCategories', 'showOtherCategoriesAll' ],
	] as [ $word, $kind, $shown, $all ] ) {
		$terms = $attributes[ $shown ] ? Portfolio\terms_with_items( $kind, $choice[ $kind ], $among ) : [];
		if ( $terms ) {
			$bar[] = [
				'word'  => $word,
				'all'   => $attributes[ $all ],
				'terms' => array_map(
					static function ( array $term ): array {
						return [
							'id'   => $term['id'],
							'name' => $term['name'],
							// Slugs of other scripts are kept percent-encoded by WordPress; an address encodes them itself.
							'slug' => urldecode( $term['slug'] ),
						];
					},
					$terms
				),
			];
		}
	}
	return $bar;
}

/**
 * The term that a slug names in one of the filters that are shown.
 * @param list<array{ word: string, all: bool, terms: list<array{ id: int, name: string, slug: string }> }> $bar Filters from bar().
 * @return array{ id: int, name: string, slug: string }|null
 */
function term( array $bar, string $word, string $slug ): ?array {
	foreach ( $bar as $filter ) {
		foreach ( $filter['word'] === $word ? $filter['terms'] : [] as $term ) {
			if ( $term['slug'] === $slug ) {
				return $term;
			}
		}
	}
	return null;
}

/**
 * The term ids to query: a chosen term replaces the configured list.
 * @param list<array{ word: string, all: bool, terms: list<array{ id: int, name: string, slug: string }> }> $bar Filters from bar().
 * @param array{ category: string, other: string, search: string, page: int } $state What is shown.
 * @param list<int> $configured The owner's choice.
 * @return list<int>
 */
function query_term_ids( array $bar, string $word, array $state, array $configured ): array {
	$term = term( $bar, $word, (string) $state[ $word ] );
	return $term ? [ $term['id'] ] : $configured;
}

/**
 * One query for all pages up to the requested one or, where those are too many, the last ones that fit. A query can not start at any item,
 * only at multiples of its size; so beyond the limit the pages are cut into blocks that fit, and the block of the page asked for is taken, from its
 * first page on. address.ts does the same.
 * @return array{ first: int, request: array{ page: int, perPage: int } } First page that is printed, and the query's part.
 */
function window( int $page, int $per_page ): array {
	$fits  = max( 1, intdiv( MOST_ITEMS, $per_page ) );
	$block = (int) ceil( $page / $fits );
	return [
		'first'   => ( $block - 1 ) * $fits + 1,
		'request' => [
			'page'    => $block,
			'perPage' => $per_page * ( 1 === $block ? $page : $fits ),
		],
	];
}
