/**
 * What Composer brings: coding standard, static analysis, and PHPUnit inside a WordPress with the plugin active.
 */
import { serve } from '../core/site.mjs';
import { run, whenInterrupted } from './command.mjs';

const COMPOSER = {
	COMPOSER_ALLOW_SUPERUSER: '1',
	COMPOSER_NO_INTERACTION: '1',
};

/* PHPUnit's own counts, from its last line. */
function counted( output, ok ) {
	const number = ( pattern ) => Number( pattern.exec( output )?.[ 1 ] ?? 0 );
	const tests =
		number( /^OK \((\d+) tests?/m ) || number( /^Tests: (\d+),/m );
	const failed =
		number( /Errors: (\d+)/ ) +
		number( /Failures: (\d+)/ ) +
		number( /Skipped: (\d+)/ ) +
		number( /Incomplete: (\d+)/ );
	return ok && ! failed
		? { passed: tests + 1, failed: 0 }
		: { passed: tests - failed, failed: failed || 1 };
}

/**
 * Runs `composer check` on a site of its own, whose folder is WP_SITE_DIR.
 *
 * @param {Object}                   context
 * @param {boolean}                  context.shown Whether the output is shown as it comes.
 * @param {( line: string ) => void} context.say   Where progress is told.
 */
export async function phpChecks( { shown, say } ) {
	say( 'Installing what Composer brings …' );
	const installing = await run(
		[ 'composer', 'install', '--no-progress', '--quiet' ],
		{ env: COMPOSER }
	);
	if ( ! installing.ok ) {
		return installing;
	}
	const site = await serve( { site: 'mariadb', seeded: false, say } );
	whenInterrupted( site.stop );
	try {
		const { ok, output } = await run(
			[ 'composer', '--no-ansi', 'check' ],
			{ env: { ...site.env, ...COMPOSER } }
		);
		if ( shown ) {
			process.stdout.write( output );
		}
		return { ...counted( output, ok ), output: shown ? '' : output };
	} finally {
		await site.stop();
	}
}
