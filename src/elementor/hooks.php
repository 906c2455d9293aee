<?php
/**
 * Elementor: conversion of its pages to blocks, in the editor, by REST, by a command; kits of it.
 */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/convert/command.php';
require __DIR__ . '/convert/editor.php';
require __DIR__ . '/convert/route.php';
require __DIR__ . '/kit/registration.php';
require __DIR__ . '/kit/route.php';

/* The editor's panel, the REST route, and the command. */
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_editor_data', 5 );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );
add_action( 'cli_init', __NAMESPACE__ . '\register_command' );

/* Kits of Elementor: the browser reads the file, the site translates it; files on this server. */
add_filter( 'frontage_kit_sources', __NAMESPACE__ . '\add_kit_sources' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_kit_source' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_kit_routes' );
