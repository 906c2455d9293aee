<?php
/**
 * Link to the login for visitors; account link or menu for users. Works without script.
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

namespace Frontage\Account;

use Frontage\Blocks;
use Frontage\Page;

defined( 'ABSPATH' ) || exit;

$frontage_user = wp_get_current_user();
// The editor's preview shows the visitor's state.
$frontage_is_visitor = ! $frontage_user->exists() || ( 'visitor' === $attributes['preview'] && Page\is_block_preview() );
$frontage_is_menu    = ! $frontage_is_visitor && ! Page\is_bare() && 'menu' === choice( $attributes['actionType'], 'hf_account_action_type' );

$frontage_wrapper = [
	'id'           => Blocks\anchor( $attributes ),
	'data-display' => $attributes['display'],
];
if ( $frontage_is_menu ) {
	$frontage_is_hover = 'hover' === choice( $attributes['showMenuOn'], 'hf_account_show_menu_on' );

	$frontage_wrapper['data-frontage-account'] = (string) wp_json_encode( [ 'isHover' => $frontage_is_hover ] );
}
?>
<div <?php echo get_block_wrapper_attributes( $frontage_wrapper ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<?php
	if ( $frontage_is_visitor ) {
		print_login_link( $attributes );
	} elseif ( $frontage_is_menu ) {
		print_account_menu( $frontage_user, $attributes );
	} else {
		print_account_link( $frontage_user, $attributes );
	}
	?>
</div>
