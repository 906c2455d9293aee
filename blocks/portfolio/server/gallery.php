<?php
/** Data of a gallery for the current URL: the terms of its filter bar, the active ones, and the items to print. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Maximum number of items that are printed at once. */
const MAX_ITEMS = 100;

/**
 * Data for the gallery's HTML and for the props of its script.
 * @param array<string, mixed> $attributes From attributes().
 * @return array<string, mixed> `instance`, `attributes`; `asked`: state in the URL; `state`: the valid part of it; `bar`: terms of each
 *         filter; `items`, `total`; `first` and `last` printed page, `pages` in all; `sent`: hidden fields of the search form; `order`: parameters
 *         of the REST collection.
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
		// Beyond the last page.
		$state['page'] = $pages;
		$window        = window( $pages, $per_page );
		$found         = Portfolio\find( $request + $window['request'] );
	}
	$items = array_slice( $found['items'], 0, ( $state['page'] - $window['first'] + 1 ) * $per_page );

	/**
	 * Fires before a gallery is printed.
	 *
	 * @since 0.1.0
	 * @param array $items The items that it prints, as documented by Frontage\Portfolio\item().
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
 * Hidden fields of the search form: all other parameters of the URL (of the page with plain permalinks, of other galleries), and the active terms.
 * @param array{ category: string, other: string, search: string, page: int } $state
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
 * Filters to show, in their order: name in the URL, and terms. If items are picked, only terms of those.
 * @param array<string, mixed> $attributes From attributes().
 * @param array{ categories: int[], otherCategories: int[], tags: int[], picked: int[] } $choice Limits of the gallery.
 * @return list<GalleryFilter>
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
							// Core stores slugs of other scripts percent-encoded.
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
 * Finds a filter's term by its slug.
 * @param list<GalleryFilter> $bar Filters from bar().
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
 * Term ids to query: the active term replaces the configured list.
 * @param list<GalleryFilter> $bar Filters from bar().
 * @param array{ category: string, other: string, search: string, page: int } $state
 * @param list<int> $configured
 * @return list<int>
 */
function query_term_ids( array $bar, string $word, array $state, array $configured ): array {
	$term = term( $bar, $word, (string) $state[ $word ] );
	return $term ? [ $term['id'] ] : $configured;
}

/**
 * One query for all pages up to the requested one or, beyond the limit, for the last ones that fit. Queries can start only at multiples of their
 * size: so the pages are cut into blocks that fit, and the block of the requested page is queried. Twin of address.ts.
 * @return array{ first: int, request: array{ page: int, perPage: int } } First printed page, and part of the query.
 */
function window( int $page, int $per_page ): array {
	$fits  = max( 1, intdiv( MAX_ITEMS, $per_page ) );
	$block = (int) ceil( $page / $fits );
	return [
		'first'   => ( $block - 1 ) * $fits + 1,
		'request' => [
			'page'    => $block,
			'perPage' => $per_page * ( 1 === $block ? $page : $fits ),
		],
	];
}
