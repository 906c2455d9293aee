<?php
/** A page builder as far as the conversion asks it: it renders the title of an element and what is inside, unless a filter prevents it. */

declare( strict_types=1 );

namespace Elementor;

/** Its name is the page builder's. */
final class Plugin {

	/** @var self */
	public static $instance;

	/** @var self */
	public $elements_manager;

	/** @var array<string, mixed> */
	private array $stored = [];

	/** @param array<string, mixed> $stored */
	public function create_element_instance( array $stored ): self {
		$element         = new self();
		$element->stored = $stored;
		return $element;
	}

	/** @return array<string, mixed> */
	public function get_data(): array {
		return $this->stored;
	}

	public function print_element(): void {
		$type     = (string) $this->stored['elType'];
		$is_shown = apply_filters( "elementor/frontend/$type/should_render", true, $this ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- The page builder's.
		if ( ! $is_shown ) {
			return;
		}
		echo '<p>' . esc_html( ( $this->stored['settings']['title'] ?? '' ) . ( is_user_logged_in() ? ' for a member' : ' for a visitor' ) ) . '</p>';
		foreach ( $this->stored['elements'] ?? [] as $inner ) {
			$this->create_element_instance( $inner )->print_element();
		}
	}
}
