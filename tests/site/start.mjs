/**
 * `npm start`: a real WordPress with the plugin and the demo studio, on a machine that has Node and npm only.
 *
 *   npm start                      the demo; it keeps its data between starts
 *   npm start -- --reset           the demo as it was at first
 *   npm start -- --port 8080       at another port
 *   npm start -- --site mariadb    on the machine's own PHP and MariaDB, ten times as fast
 *   npm run dev                    the same, and scripts and styles are built anew on every change
 *
 * FRONTAGE_VERBOSE=1 shows what the embedded server says.
 */
import { parseArgs } from 'node:util';
import { build } from '../../bin/build.mjs';
import { ensureInstalled } from '../../bin/install.mjs';

const { values } = parseArgs( {
	options: {
		site: { type: 'string', default: 'playground' },
		port: { type: 'string', default: '19400' },
		php: { type: 'string' },
		reset: { type: 'boolean', default: false },
		watch: { type: 'boolean', default: false },
	},
} );

const say = ( line ) => console.log( line );
await ensureInstalled( say );
const { stopOnSignal } = await import( './core/process.mjs' );
const { serve } = await import( './core/site.mjs' );
const { spawnTied } = await import( './core/tied.mjs' );

build();
const site = await serve( {
	site: values.site,
	php: values.php,
	port: Number( values.port ),
	name: `demo-${ values.site }`,
	fresh: values.reset,
	say,
} ).catch( ( error ) => {
	say( error.message );
	process.exit( 1 );
} );
const watching = values.watch
	? spawnTied( [ 'npx', 'wp-scripts', 'start' ], { output: 'inherit' } )
	: undefined;
stopOnSignal( async () => {
	say( '\nStopping …' );
	await Promise.all( [ watching?.stop(), site.stop() ] );
} );

const pages = await fetch(
	`${ site.url }/wp-json/wp/v2/pages?parent=0&per_page=20&orderby=menu_order&order=asc&_fields=title,link`
)
	.then( ( answer ) => answer.json() )
	.catch( () => [] );
const links = pages.map(
	( { title, link } ) =>
		`    ${ link }  ${ title.rendered.replaceAll( '&#038;', '&' ) }`
);

say( `
Frontage is running.

  Site       ${ site.url }/
  Dashboard  ${ site.url }/wp-admin/  (user admin, password password)
${ links.length ? `  Pages\n${ links.join( '\n' ) }\n` : '' }
The data stays between starts; npm start -- --reset begins anew. Ctrl-C stops it.` );
