/** Puts a running site's database, and the files people uploaded, back to what they were when the tests began: in fractions of a second. wp-cli would import all tables; this copies those that have changed. */
import {
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { query } from '../native/mariadb.mjs';

const PRISTINE = 'pristine';

const record = ( wordpress ) => join( dirname( wordpress ), 'site.json' );
const uploads = ( wordpress ) => join( wordpress, 'wp-content/uploads' );
const filesOf = ( folder ) =>
	existsSync( folder )
		? readdirSync( folder, { recursive: true } ).filter( ( name ) =>
				statSync( join( folder, name ) ).isFile()
			)
		: [];

const tablesOf = async ( socket, database ) => {
	const sql = `SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = '${ database }' ORDER BY 1`;
	return ( await query( socket, sql ) ).split( '\n' ).filter( Boolean );
};

/* In one step for whoever still writes: a request that is under way must find no table that is half filled. */
function copyOf( to, from, table ) {
	const [ old, coming, going ] = [ '', '_coming', '_going' ].map(
		( ending ) => `${ to }.\`${ table }${ ending }\``
	);
	const kept = `${ from }.\`${ table }\``;
	return [
		`DROP TABLE IF EXISTS ${ coming }, ${ going }`,
		`CREATE TABLE ${ coming } LIKE ${ kept }`,
		`INSERT INTO ${ coming } SELECT * FROM ${ kept }`,
		`CREATE TABLE IF NOT EXISTS ${ old } LIKE ${ kept }`,
		`RENAME TABLE ${ old } TO ${ going }, ${ coming } TO ${ old }`,
		`DROP TABLE ${ going };`,
	].join( ';' );
}

/* The session would refuse core's zero dates and zero ids when they are copied. */
const lenient = ( sql ) =>
	`SET SESSION sql_mode = 'NO_AUTO_VALUE_ON_ZERO', foreign_key_checks = 0; ${ sql }`;

/** Remembers a running site, by the folder of its WordPress, as it is now; reset() returns to this. Where its data is has to be said the first time. */
export async function remember( wordpress, database ) {
	const { database: where } = database
		? { database }
		: JSON.parse( readFileSync( record( wordpress ), 'utf8' ) );
	if ( where.socket ) {
		await query(
			where.socket,
			`DROP DATABASE IF EXISTS ${ PRISTINE }; CREATE DATABASE ${ PRISTINE } CHARACTER SET utf8mb4`
		);
		const tables = await tablesOf( where.socket, 'wordpress' );
		await query(
			where.socket,
			lenient(
				tables
					.map( ( table ) => copyOf( PRISTINE, 'wordpress', table ) )
					.join( '' )
			)
		);
	} else {
		copyFileSync( where.file, `${ where.file }.${ PRISTINE }` );
	}
	writeFileSync(
		record( wordpress ),
		JSON.stringify( {
			database: where,
			uploads: filesOf( uploads( wordpress ) ),
		} )
	);
}

async function resetMariaDB( socket ) {
	const kept = await tablesOf( socket, PRISTINE );
	const now = await tablesOf( socket, 'wordpress' );
	const list = [ 'wordpress', PRISTINE ].flatMap( ( database ) =>
		kept.map( ( table ) => `${ database }.\`${ table }\`` )
	);
	const sums = new Map(
		( await query( socket, `CHECKSUM TABLE ${ list }` ) )
			.split( '\n' )
			.map( ( line ) => line.split( '\t' ) )
	);
	const changed = kept.filter(
		( table ) =>
			sums.get( `wordpress.${ table }` ) !==
			sums.get( `${ PRISTINE }.${ table }` )
	);
	const added = now.filter( ( table ) => ! kept.includes( table ) );
	const sql = [
		...added.map( ( table ) => `DROP TABLE wordpress.\`${ table }\`;` ),
		...changed.map( ( table ) => copyOf( 'wordpress', PRISTINE, table ) ),
	];
	if ( sql.length ) {
		await query( socket, lenient( sql.join( '' ) ) );
	}
}

/** Puts the site back to what it was at the last remember(). */
export async function reset( wordpress ) {
	const { database, uploads: kept } = JSON.parse(
		readFileSync( record( wordpress ), 'utf8' )
	);
	if ( database.socket ) {
		await resetMariaDB( database.socket );
	} else {
		// A request opens the file anew; the one that is being answered keeps the old one to its end.
		copyFileSync(
			`${ database.file }.${ PRISTINE }`,
			`${ database.file }.new`
		);
		renameSync( `${ database.file }.new`, database.file );
		for ( const ending of [ '-wal', '-shm', '-journal' ] ) {
			rmSync( database.file + ending, { force: true } );
		}
	}
	for ( const name of filesOf( uploads( wordpress ) ).filter(
		( file ) => ! kept.includes( file )
	) ) {
		rmSync( join( uploads( wordpress ), name ), { force: true } );
	}
}
