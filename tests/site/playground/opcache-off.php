<?php
/**
 * Loaded before every request of an embedded PHP before 8.1: its opcache lives in files and costs more than it saves.
 *
 * @package Frontage
 */

declare( strict_types=1 );

ini_set( 'opcache.enable', '0' ); // phpcs:ignore WordPress.PHP.IniSet -- There is no other place for it.
