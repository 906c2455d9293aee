/**
 * Which addresses of videos play in place.
 */
import { videoOf } from '../field/video-address';

test.each( [
	[ 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube' ],
	[ 'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3', 'youtube' ],
	[ 'https://youtu.be/dQw4w9WgXcQ?si=a', 'youtube' ],
	[ 'https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube' ],
	[ 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube' ],
	[ 'https://www.youtube.com/watch?v=short', null ],
	[ 'https://www.youtube.com/@studio', null ],
	[ 'https://www.youtube.com/playlist?list=PL1', null ],
	[ 'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ', null ],
	[ 'https://vimeo.com/76979871', 'vimeo' ],
	[ 'https://vimeo.com/76979871/a1b2c3', 'vimeo' ],
	[ 'https://player.vimeo.com/video/76979871', 'vimeo' ],
	[ 'https://vimeo.com/channels/staffpicks/76979871', 'vimeo' ],
	[ 'https://vimeo.com/studio', null ],
	[ 'https://example.org/film.MP4?x=1', 'file' ],
	[ 'https://example.org/film.webm', 'file' ],
	[ 'https://example.org/film.mp4.html', null ],
	[ 'https://example.org/', null ],
	[ 'no address', null ],
] )( '[PF-02] an editor’s address %s is a video by %s', ( address, video ) => {
	expect( videoOf( address ) ).toBe( video );
} );
