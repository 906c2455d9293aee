import { languageOf } from '../../../src/client/dom/language';

/** 7, 1.2K, 3M; '' below 1. 1M in place of 1000K. counts/format.php is its twin. */
export function shortNumber( count: number, language: string ): string {
	if ( ! ( count >= 1 ) ) {
		return '';
	}
	if ( count < 1000 ) {
		return String( Math.floor( count ) );
	}
	const isMillion = count >= 999_950;
	const tenths = Math.round( count / ( isMillion ? 100_000 : 100 ) );
	const number = new Intl.NumberFormat( languageOf( language ), {
		maximumFractionDigits: 1,
	} ).format( tenths / 10 );
	return `${ number }${ isMillion ? 'M' : 'K' }`;
}
