/** Path of a magnifying glass, the same as in server/form.php. */
export const SEARCH =
	'M19 19l-4.29-4.29M5.75 11a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 0 0-10.5 0z';
