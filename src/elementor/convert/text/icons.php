<?php
/** Icons of fonts as signs of text: nothing loads the font any more, and HTML of drawings is taken out of what authors save. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Signs by names of icons, without `fa-`. Those of one line look the same. */
const SIGNS = [
	'★' => 'star star-o star-half stars rating rate',
	'✓' => 'check checked checkmark tick-mark checklist verified success check-circle check-square circle-check square-check check-double calendar-check clipboard-check user-check tick',
	'✗' => 'times cross cancel remove xmark close times-circle circle-xmark window-close ban',
	'+' => 'plus add plus-box plus-circle circle-plus plus-square',
	'−' => 'minus minus-box minus-circle circle-minus',
	'→' => 'arrow-right right-arrow right arrow-carrot-right long-arrow-alt-right long-arrow-right arrow-right-long arrow-circle-right arrow-alt-circle-right circle-right hand-point-right',
	'←' => 'arrow-left left-arrow left arrow-carrot-left long-arrow-alt-left long-arrow-left arrow-left-long arrow-circle-left arrow-alt-circle-left hand-point-left',
	'↑' => 'arrow-up up-arrow up long-arrow-alt-up arrow-circle-up arrow-alt-circle-up upload',
	'↓' => 'arrow-down down-arrow down long-arrow-alt-down arrow-circle-down arrow-alt-circle-down download',
	'›' => 'angle-right chevron-right caret-right chevron-circle-right',
	'»' => 'angle-double-right angles-right',
	'‹' => 'angle-left chevron-left caret-left',
	'⌄' => 'angle-down chevron-down caret-down',
	'⌃' => 'angle-up chevron-up caret-up',
	'↗' => 'external-link-alt trending-up growth chart2 social-share arrow-top-right arrow-up-right diagonal-arrow external-link arrow-up-right-from-square share share-square external-link-square-alt',
	'•' => 'circle circle-notch dot-circle circle-dot record-vinyl genderless',
	'■' => 'square square-full stop',
	'◆' => 'gem diamond',
	'▶' => 'play film-play video-camera play-button vplay video play-alt play-circle circle-play',
	'♥' => 'heart heart-pulse hand-holding-medical hearts love heartbeat hand-holding-heart',
	'☎' => 'phone hours-support phone-call phone-handset telephone call smartphone customer-support support phone-alt phone-volume mobile mobile-alt phone-square tty fax headset',
	'✉' => 'envelope email mail message send chat envelope-open mail-bulk paper-plane envelope-square at',
	'⌂' => 'home cityscape house1 office office-building bank house building house-user city store warehouse hotel landmark university',
	'⚑' => 'flag google-map map-marker1 location pin placeholder marker map-marker map-marker-alt location-dot map-pin thumbtack map location-arrow map-signs map-marked-alt',
	'◷' => 'clock time timer alarm-clock stopwatch hourglass history hourglass-half business-time',
	'▦' => 'calendar chart-bars graph layers layer-group calendar-page-empty date event calendar-alt calendar-days calendar-week table th',
	'☺' => 'smile team team-worker group people profile person customer child profile user-clock user-tag user-cog user user-alt user-circle users user-friends user-tie user-graduate child face-smile',
	'⚙' => 'cog service toolbox settings setting configuration repair engineer gear cogs gears tools wrench sliders-h screwdriver',
	'⚖' => 'balance-scale law justice auction gavel scale-balanced',
	'⚡' => 'bolt flash lightning',
	'☀' => 'sun light-bulb idea idea-generate bulb lightbulb',
	'☾' => 'moon',
	'☁' => 'cloud cloud-download-alt cloud-upload-alt',
	'☂' => 'umbrella safety protected-content-v3 fingerprint insurance security shield-alt shield umbrella-beach',
	'☕' => 'coffee mug-hot utensils',
	'✂' => 'cut scissors',
	'✎' => 'pen design pencil-art pencil-alt pencil edit pen-fancy pen-nib feather paint-brush palette',
	'⚓' => 'anchor ship',
	'✈' => 'plane plane-departure rocket',
	'♫' => 'music headphones volume-up microphone',
	'⚠' => 'exclamation-triangle triangle-exclamation exclamation exclamation-circle',
	'?' => 'question question-circle',
	'ℹ' => 'info info-circle circle-info',
	'❝' => 'quote-left testimonial-quote quote quotes quotation',
	'❞' => 'quote-right',
	'☰' => 'bars list list-ul list-alt align-left',
	'⚲' => 'search page-search eye magnifying-glass-search magnifier magnifying-glass key lock unlock',
	'♻' => 'recycle sync sync-alt redo leaf',
	'❄' => 'snowflake',
	'€' => 'euro-sign',
	'$' => 'dollar-sign save-money money-bag credit-card cc-mastercard cc-visa money dollar price cash money-bill money-bill-alt hand-holding-usd coins',
	'%' => 'percent percentage tag tags',
	'⊕' => 'globe internet target dart-board world earth network globe-americas globe-europe compass',
	'☑' => 'clipboard-list badge graduation-hat clipboard like winner cup tasks thumbs-up award trophy medal certificate',
	'✆' => 'whatsapp',
];

/**
 * Sign of a stored icon; '' for none, for a drawing of the owner, and for one without a sign, which is reported.
 * @param mixed $icon `{"value":"fas fa-star","library":"fa-solid"}`, or the name alone.
 */
function sign( Element $element, $icon ): string {
	$name = icon_name( is_array( $icon ) ? $icon['value'] ?? '' : $icon );
	if ( '' === $name ) {
		return '';
	}
	$plain = (string) preg_replace( '/(?:-(?:line|solid|light|regular|bold|alt\d?)|[-_]?\d++)++$/', '', $name );
	foreach ( array_unique( [ $name, $plain ] ) as $one ) {
		foreach ( SIGNS as $sign => $names ) {
			if ( in_array( $one, explode( ' ', $names ), true ) ) {
				// Not as a colored picture.
				return "$sign\u{fe0e}";
			}
		}
	}
	$element->report( 'icon', [ $name ] );
	return '';
}

/**
 * Name of an icon without that of its font: `fas fa-star`, `icon icon-star`, `jki jki-star-line`.
 * @param mixed $value
 */
function icon_name( $value ): string {
	$name = is_string( $value ) ? (string) preg_replace( '/^.*\s/', '', trim( $value ) ) : '';
	return strtr( strtolower( (string) preg_replace( '/^(?:fa|eicon|icon|jki|ti|ekit|flaticon|bi|ri|la|lni|xicon)[-_]/i', '', $name ) ), '_', '-' );
}

/**
 * Text with an icon at its start or end, which is not read out: its sign, or the drawing of the owner.
 * @param mixed $icon
 */
function with_sign( Element $element, $icon, string $html, bool $is_after = false ): string {
	$drawing = drawing( $icon );
	$sign    = $drawing ? inline_drawing( $element, $drawing ) : sign( $element, $icon );
	if ( '' === $sign ) {
		return $html;
	}
	$sign = $drawing ? $sign : "<span aria-hidden=\"true\">$sign</span>";
	return $is_after ? "$html $sign" : "$sign $html";
}

/**
 * The file of an icon that its owner uploaded; [] for one of a font.
 * @param mixed $icon `{"value":{"id":7,"url":"…"},"library":"svg"}`.
 * @return array<mixed>
 */
function drawing( $icon ): array {
	$file = items( items( $icon )['value'] ?? null );
	return has_value( $file ) ? $file : [];
}

/**
 * A drawing of the owner within a line, as high as the text. One that this site does not have is reported.
 * @param array<mixed> $file
 */
function inline_drawing( Element $element, array $file ): string {
	$image = picture( $file );
	$id    = number( $image['id'] ?? 0 );
	if ( $id < 1 ) {
		report_drawing( $element, $file );
		return '';
	}
	return "<img class=\"wp-image-$id\" style=\"width:1em\"" . html_attributes( [ 'src' => text( $image['url'] ) ] ) . ' alt="">';
}

/**
 * Names a drawing of the owner that no block shows.
 * @param array<mixed> $file
 */
function report_drawing( Element $element, array $file ): void {
	$name = wp_basename( (string) strtok( text( $file['url'] ?? '' ), '?#' ) );
	$element->report( 'icon', [ '' === $name ? 'SVG' : sanitize_file_name( $name ) ] );
}

/**
 * The block of an icon: a picture for a drawing of the owner, else a line with its sign.
 * @param mixed                                                 $icon
 * @param array{href: string, target: string, rel: string, more?: array<string, string>}|null $link
 * @param array<string, string>                                 $align As text_align() returns it.
 * @return list<ConvertBlock>
 */
function icon_blocks( Element $element, $icon, ?array $link, array $align, string $size, string $color ): array {
	$image = picture( drawing( $icon ) );
	if ( $image ) {
		$attributes = [
			'width' => $size,
			'align' => 'center' === ( $align['value'] ?? '' ) ? 'center' : '',
			'href'  => $link['href'] ?? '',
		];
		return [ block( 'core/image', $image + $attributes ) ];
	}
	$sign = sign( $element, $icon );
	if ( '' === $sign ) {
		return [];
	}
	// A link is read out by its sign.
	$html  = $link ? linked( $sign, $link ) : "<span aria-hidden=\"true\">$sign</span>";
	$style = [
		'typography' => [
			'fontSize'   => $size,
			'lineHeight' => '1',
		],
		'color'      => array_filter( [ 'text' => $color ] ),
	];
	return [
		block(
			'core/paragraph',
			with_text_align(
				'core/paragraph',
				[
					'content' => $html,
					'style'   => array_filter( $style ),
				],
				$align
			)
		),
	];
}
