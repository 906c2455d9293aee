<?php
/**
 * Answers for PHP's own web server as the rewrite rules of a real one do: files as they are, folders by their index.php,
 * everything else by WordPress.
 *
 * @package Frontage
 */

declare( strict_types=1 );

$frontage_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$frontage_file = $_SERVER['DOCUMENT_ROOT'] . $frontage_path;

if ( is_dir( $frontage_file ) && file_exists( rtrim( $frontage_file, '/' ) . '/index.php' ) ) {
	$frontage_path = rtrim( $frontage_path, '/' ) . '/index.php';
} elseif ( ! is_file( $frontage_file ) ) {
	$frontage_path = '/index.php';
} elseif ( ! str_ends_with( $frontage_path, '.php' ) ) {
	return false;
}

$_SERVER['SCRIPT_NAME']     = $frontage_path;
$_SERVER['PHP_SELF']        = $frontage_path;
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . $frontage_path;
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
require $_SERVER['SCRIPT_FILENAME'];
