/** Hashes of dismissed texts, in the browser's storage. */
import { read, write } from '../client/store/store';

const KEY = 'notice';
const YEAR = 31536000;
/** Texts by language, and of several sites on one host. */
const KEPT = 9;

/* An earlier version stored a single hash. */
const hashes = () => [ read( KEY ) ].flat();

export const isDismissed = ( hash: string ) => hashes().includes( hash );

export const storeDismissed = ( hash: string ) =>
	write( KEY, [ hash, ...hashes() ].slice( 0, KEPT ), YEAR );
