import type { Page } from '@playwright/test';

/** A film: two seconds of a dark blue, 32 by 18 pixels, as WebM. */
export const BLUE =
	'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZ0FqFUmpZpoq17GDD0JARImIQJ9AAAAAAABNgIF4V0GBeBZUrmubrpnXgQFzxYEBg4EBhoVWX1ZQOOCGsIEguoESH0O2dUEl54EAo7iBAACAEAMAnQEqIAASAD7RYqpPqCWjoigIAQAaCWcAxNgWpxQAAP7tzs2TvS/FwnFLx7cQVwAAAKO4gQH0gBADAJ0BKiAAEgA+0WKqT6glo6IoCAEAGglnAMTYFqcUAAD+7c7Nk70vxcJxS8e3EFcAAACjuIED6IAQAwCdASogABIAPtFiqk+oJaOiKAgBABoJZwDE2BanFAAA/u3OzZO9L8XCcUvHtxBXAAAAo7iBBdyAEAMAnQEqIAASAD7RYqpPqCWjoigIAQAaCWcAxNgWpxQAAP7tzs2TvS/FwnFLx7cQVwAAAKO4gQfPgBADAJ0BKiAAEgA+0WKqT6glo6IoCAEAGglnAMTYFqcUAAD+7c7Nk70vxcJxS8e3EFcAAAA=';

/** Answers for the file /tea.webm, as servers do: also for parts of it, without which a browser plays from the beginning only. */
export const serveFilm = ( page: Page ) =>
	page.route( '**/tea.webm', ( route ) => {
		const film = Buffer.from( BLUE, 'base64' );
		const [ , from ] =
			/^bytes=(\d+)-/.exec( route.request().headers().range ?? '' ) ?? [];
		return route.fulfill( {
			status: from ? 206 : 200,
			contentType: 'video/webm',
			headers: {
				'accept-ranges': 'bytes',
				...( from && {
					'content-range': `bytes ${ from }-${ film.length - 1 }/${ film.length }`,
				} ),
			},
			body: film.subarray( Number( from ?? 0 ) ),
		} );
	} );
