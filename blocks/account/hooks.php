<?php
/** Account: a link to the login and the login dialog for visitors, a menu for users. */

declare( strict_types=1 );

namespace Frontage\Account;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/account.php';
require __DIR__ . '/server/login.php';
require __DIR__ . '/server/login-errors.php';
require __DIR__ . '/server/login-form.php';
require __DIR__ . '/server/logout.php';

/* The form of the login dialog, once on a page. */
add_action( 'wp_footer', __NAMESPACE__ . '\print_login_form', 5 );

/* One error message for a wrong name and a wrong password. */
add_filter( 'wp_login_errors', __NAMESPACE__ . '\unify_login_errors' );

/* Logout links of pages that are open after the session has ended. */
add_action( 'login_form_logout', __NAMESPACE__ . '\skip_needless_logout' );
