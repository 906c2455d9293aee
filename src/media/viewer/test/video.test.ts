import { isVideo, playable } from '../content/video';

const HERE = 'https://studio.example/work/';
const ID = 'dQw4w9WgXcQ';
const EMBED = `https://www.youtube-nocookie.com/embed/${ ID }?autoplay=1`;

test.each( [
	[ `https://www.youtube.com/watch?v=${ ID }`, EMBED ],
	[
		`https://youtube.com/watch?list=PL1&v=${ ID }&t=42s`,
		`${ EMBED }&start=42`,
	],
	[ `https://m.youtube.com/watch?v=${ ID }`, EMBED ],
	[ `https://youtu.be/${ ID }?t=4m26s`, `${ EMBED }&start=266` ],
	[ `https://youtu.be/${ ID }?t=1h2m`, `${ EMBED }&start=3720` ],
	[ `https://youtu.be/${ ID }?t=90`, `${ EMBED }&start=90` ],
	[ `https://youtu.be/${ ID }#t=1m30s`, `${ EMBED }&start=90` ],
	[ `https://youtu.be/${ ID }?t=`, EMBED ],
	[ `https://youtu.be/${ ID }?t=late`, EMBED ],
	[
		'https://vimeo.com/871203945#t=1m30s',
		'https://player.vimeo.com/video/871203945?autoplay=1&dnt=1#t=90s',
	],
	[ `https://youtu.be/${ ID }?si=abc`, EMBED ],
	[ `https://www.youtube.com/shorts/${ ID }`, EMBED ],
	[ `https://www.youtube.com/embed/${ ID }?rel=0`, EMBED ],
	[ `//www.youtube.com/live/${ ID }`, EMBED ],
	[
		'https://vimeo.com/871203945',
		'https://player.vimeo.com/video/871203945?autoplay=1&dnt=1',
	],
	[
		'https://vimeo.com/871203945/0a1b2c3d4e',
		'https://player.vimeo.com/video/871203945?autoplay=1&dnt=1&h=0a1b2c3d4e',
	],
	[
		'https://player.vimeo.com/video/871203945?h=0a1b',
		'https://player.vimeo.com/video/871203945?autoplay=1&dnt=1&h=0a1b',
	],
	[
		'https://vimeo.com/channels/staffpicks/871203945',
		'https://player.vimeo.com/video/871203945?autoplay=1&dnt=1',
	],
	[
		'https://vimeo.com/manage/videos/871203945',
		'https://player.vimeo.com/video/871203945?autoplay=1&dnt=1',
	],
	[
		'https://vimeo.com/showcase/11/video/871203945',
		'https://player.vimeo.com/video/871203945?autoplay=1&dnt=1',
	],
] )(
	'[PF-21] video: %s becomes the address of its player',
	( address, src ) => {
		expect( playable( address, HERE ) ).toEqual( { kind: 'frame', src } );
	}
);

test.each( [
	'https://www.youtube.com/watch?v=tooshort',
	`https://youtube.com.evil.example/watch?v=${ ID }`,
	'https://vimeo.com/about',
	'https://example.com/?v=dQw4w9WgXcQ',
] )( '[PF-21] video: %s is used unchanged', ( address ) => {
	expect( playable( address, HERE ) ).toEqual( {
		kind: 'player',
		src: address,
	} );
} );

test.each( [
	'https://example.com/tea.mp4?v=2#t=3',
	'https://example.com/rain.OGV',
	'https://example.com/get?file=rain.webm',
	'https://example.com/rain.mp3',
] )( '[PF-21] video: %s is played by the browser itself', ( address ) => {
	expect( playable( address, HERE ) ).toEqual( {
		kind: 'file',
		src: address,
	} );
} );

test( '[PF-21] video: a live stream plays natively where possible', () => {
	const kind = () => playable( 'https://example.com/a.m3u8', HERE ).kind;
	const can = jest
		.spyOn( HTMLMediaElement.prototype, 'canPlayType' )
		.mockReturnValue( '' );
	expect( kind() ).toBe( 'player' );
	can.mockReturnValue( 'maybe' );
	expect( kind() ).toBe( 'file' );
	can.mockRestore();
} );

test( '[PF-21] video: a relative address is resolved by the page’s', () => {
	expect( playable( '/films/tea.mp4', HERE ).src ).toBe(
		'https://studio.example/films/tea.mp4'
	);
} );

test.each( [
	[ `https://www.youtube.com/watch?list=PL1&v=${ ID }&t=3`, true ],
	[ `https://youtu.be/${ ID }?si=a`, true ],
	[ `https://m.youtube.com/shorts/${ ID }`, true ],
	[ `https://www.youtube-nocookie.com/embed/${ ID }`, true ],
	[ 'https://www.youtube.com/watch?v=short', false ],
	[ 'https://www.youtube.com/@studio', false ],
	[ 'https://www.youtube.com/playlist?list=PL1', false ],
	[ `https://youtube.com.example.org/watch?v=${ ID }`, false ],
	[ 'https://vimeo.com/76979871/a1b2c3', true ],
	[ 'https://vimeo.com/channels/staffpicks/76979871', true ],
	[ 'https://vimeo.com/studio', false ],
	[ 'https://vimeo.com/showcase/11', false ],
	[ 'https://example.org/film.MP4?x=1', true ],
	[ 'https://example.org/film.webm', true ],
	[ 'https://example.org/film.mp4.html', false ],
	[ 'https://example.org/', false ],
	[ '/films/tea.mp4', false ],
	[ 'no address', false ],
] )(
	'[PF-02] video: whether %s counts as one played in place: %s',
	( address, isOne ) => {
		expect( isVideo( address ) ).toBe( isOne );
	}
);
