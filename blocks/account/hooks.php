<?php
/** Accounts: the link to the login and the login over the page; the menu of those who are logged in. */

declare( strict_types=1 );

namespace Frontage\Account;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/account.php';
require __DIR__ . '/server/login.php';
require __DIR__ . '/server/login-errors.php';
require __DIR__ . '/server/login-form.php';
require __DIR__ . '/server/logout.php';

/* The form of the login, once at the end of a page, however many links lead to it. */
add_action( 'wp_footer', __NAMESPACE__ . '\print_login_form', 5 );

/* What the site's login answers to our form: the same words for a wrong name and a wrong password. */
add_filter( 'wp_login_errors', __NAMESPACE__ . '\hide_which_is_wrong' );

/* Our link out, followed when the session is over already. */
add_action( 'login_form_logout', __NAMESPACE__ . '\skip_needless_logout' );
