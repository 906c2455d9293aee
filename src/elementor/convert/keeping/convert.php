<?php
/** Converts a post: its content becomes blocks, in one step; the page builder's data and the content before are kept. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\Blocks;
use function Frontage\Database\with_lock;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Meta key of what is needed to restore a converted post. */
const RECORD = '_frontage_converted';

/**
 * Blocks of a post's data, and a report of what was lost.
 * @return array{content: string, report: list<array<string, mixed>>}|\WP_Error
 */
function converted( int $id ) {
	$data = read_data( $id );
	if ( is_wp_error( $data ) ) {
		return $data;
	}
	$settings = items( get_post_meta( $id, '_elementor_page_settings', true ) );
	return by_rights_of_author( $id, static fn(): array => converted_elements( $data, [ 'template' => template( $id ) ] + $settings ) );
}

/**
 * Blocks of another site's elements, whose writers are unknown: the import cleans them, unless its kit is trusted.
 *
 * @since 0.1.0
 *
 * @param array<mixed> $data     Elements.
 * @param array<mixed> $settings Of their page.
 * @param array<mixed> $kit      Settings of that site: its colors, fonts and widths.
 * @return array{content: string, report: list<array<string, mixed>>}
 */
function converted_for( array $data, array $settings, array $kit ): array {
	foreign_kit( $kit );
	try {
		return converted_elements( $data, $settings );
	} finally {
		foreign_kit( null );
	}
}

/**
 * @param array<mixed> $data     Elements.
 * @param array<mixed> $settings Of their page.
 * @return array{content: string, report: list<array<string, mixed>>}
 */
function converted_elements( array $data, array $settings ): array {
	/** @var \ArrayObject<int, array<string, mixed>> $report */
	$report  = new \ArrayObject();
	$is_full = in_array( $settings['template'] ?? '', FULL_TEMPLATES, true );
	$stored  = [
		'elType'   => 'page',
		'settings' => $settings,
		'elements' => $data,
	];
	$content = save_blocks( convert_page( new Element( $stored, 0, '', 0, $is_full, $report ) ) );
	return [
		'content' => may_keep_html() ? $content : Blocks\clean_blocks( $content ),
		'report'  => by_weight( array_values( $report->getArrayCopy() ) ),
	];
}

/** The post's template, also if it was converted. */
function template( int $id ): string {
	return text( get_post_meta( $id, TEMPLATE, true ) );
}

/** @return array<mixed> The record of a converted post; [] of others. */
function record( int $id ): array {
	return items( get_post_meta( $id, RECORD, true ) );
}

/** Whether the post's content is converted, and the page builder has not taken it back. */
function is_converted( int $id ): bool {
	return [] !== record( $id ) && '' === text( get_post_meta( $id, MODE, true ) );
}

function not_converted(): \WP_Error {
	return new \WP_Error( 'frontage_convert_unknown', __( 'This post was not converted.', 'frontage' ), [ 'status' => 409 ] );
}

/** Why a post with a page builder's data is not converted: it was before, or its content is newer than they are. */
function refusal( int $id ): ?\WP_Error {
	if ( is_converted( $id ) ) {
		return new \WP_Error( 'frontage_convert_twice', __( 'This post has already been converted. Restore it first.', 'frontage' ), [ 'status' => 409 ] );
	}
	if ( ! has_data( $id ) || is_in_builder( $id ) ) {
		return null;
	}
	$message = __( 'This post is no longer edited with Elementor. Its content is newer than the Elementor data and was not changed.', 'frontage' );
	return new \WP_Error( 'frontage_convert_newer', $message, [ 'status' => 409 ] );
}

/**
 * Converts a post.
 * @return list<array<string, mixed>>|\WP_Error The report.
 */
function convert_post( int $id ) {
	return in_turn(
		$id,
		static function () use ( $id ) {
			$converted = refusal( $id ) ?? converted( $id );
			if ( is_wp_error( $converted ) ) {
				return $converted;
			}
			$record = [
				'content' => content_before( $id ),
				'mode'    => text( get_post_meta( $id, MODE, true ) ),
				'hash'    => md5( $converted['content'] ),
				'report'  => most_lines( $converted['report'] ),
				'lines'   => count( $converted['report'] ),
				'kinds'   => counts( $converted['report'] ),
			];
			wp_save_post_revision( $id );
			update_post_meta( $id, RECORD, wp_slash( $record ) );
			if ( record( $id ) !== $record ) {
				$message = __( 'The original content of this post couldn’t be saved. Nothing was changed.', 'frontage' );
				return new \WP_Error( 'frontage_convert_unkept', $message, [ 'status' => 500 ] );
			}
			$result = store_content( $id, $converted['content'] );
			if ( is_wp_error( $result ) ) {
				delete_post_meta( $id, RECORD );
				return $result;
			}
			// Without it the page builder shows the post's content, as it does after its own "Back to WordPress Editor".
			delete_post_meta( $id, MODE );
			return $converted['report'];
		}
	);
}

/** Content of a post before its conversion, also if one was cut off after it had stored its blocks. */
function content_before( int $id ): string {
	$content = get_post_field( 'post_content', $id, 'raw' );
	$record  = record( $id );
	return $record && md5( $content ) === text( $record['hash'] ?? '' ) ? text( $record['content'] ?? '' ) : $content;
}

/**
 * Gives a post back the content and the page builder that it had; changes since are in its revisions, or in a draft.
 * @return true|int|\WP_Error Id of the draft.
 */
function restore_post( int $id ) {
	return in_turn(
		$id,
		static function () use ( $id ) {
			$record = record( $id );
			if ( ! $record ) {
				return not_converted();
			}
			$draft = keep_present( $id, $record );
			if ( is_wp_error( $draft ) ) {
				return $draft;
			}
			$result = store_content( $id, text( $record['content'] ?? '' ) );
			if ( is_wp_error( $result ) ) {
				return $result;
			}
			$mode = text( $record['mode'] ?? '' );
			'' === $mode ? delete_post_meta( $id, MODE ) : update_post_meta( $id, MODE, wp_slash( $mode ) );
			delete_post_meta( $id, RECORD );
			return $draft ? $draft : true;
		}
	);
}

/**
 * Deletes what the page builder left in a converted post.
 * @return true|\WP_Error
 */
function discard_original( int $id ) {
	return in_turn(
		$id,
		static function () use ( $id ) {
			if ( ! is_converted( $id ) ) {
				return not_converted();
			}
			foreach ( array_keys( items( get_post_meta( $id ) ) ) as $key ) {
				if ( str_starts_with( (string) $key, '_elementor_' ) || RECORD === $key ) {
					delete_post_meta( $id, (string) $key );
				}
			}
			if ( in_array( template( $id ), FULL_TEMPLATES, true ) ) {
				delete_post_meta( $id, TEMPLATE );
			}
			return true;
		}
	);
}

/**
 * Calls a function while nobody else converts or edits the post.
 * @template Result
 * @param callable(): Result $work
 * @return Result|\WP_Error
 */
function in_turn( int $id, callable $work ) {
	require_once ABSPATH . 'wp-admin/includes/post.php';
	if ( wp_check_post_lock( $id ) ) {
		$message = __( 'Someone else is editing this post. Nothing was changed.', 'frontage' );
		return new \WP_Error( 'frontage_convert_locked', $message, [ 'status' => 409 ] );
	}
	$message = __( 'This is already running in another window. Wait a moment, then try again.', 'frontage' );
	return with_lock( "convert_$id", $work ) ?? new \WP_Error( 'frontage_convert_busy', $message, [ 'status' => 409 ] );
}
