<?php
/**
 * Conversion of what a page builder left to blocks: in the editor, by REST, by a command.
 * Public: conversion.php, keeping/convert.php, keeping/state.php, styles/values.php.
 */

declare( strict_types=1 );

namespace Frontage\Convert;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/command.php';
require __DIR__ . '/editor.php';
require __DIR__ . '/route.php';

/* The editor's panel, the REST route, and the command. */
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_editor_data', 5 );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );
add_action( 'cli_init', __NAMESPACE__ . '\register_command' );
