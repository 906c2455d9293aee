import { foreignHost, requestEmbed } from '../embed';

test( '[PF-20] embed: a consent plugin decides if and when a host is contacted', () => {
	const embed = jest.fn();
	let later = () => {};
	document.addEventListener(
		'frontage-embed',
		( event ) => {
			event.preventDefault();
			expect( event.detail.host ).toBe( 'player.vimeo.com' );
			later = event.detail.embed;
		},
		{ once: true }
	);
	const request = () =>
		requestEmbed(
			document.body,
			'https://player.vimeo.com/video/1',
			embed
		);
	expect( request() ).toBe( false );
	expect( embed ).not.toHaveBeenCalled();
	later();
	later();
	expect( embed ).toHaveBeenCalledTimes( 1 );
	expect( request() ).toBe( true );
} );

test( '[PF-20] embed: the site’s own videos ask no consent', () => {
	const asked = jest.fn();
	document.addEventListener( 'frontage-embed', asked );
	expect( requestEmbed( document.body, '/tea.mp4', () => {} ) ).toBe( true );
	expect( asked ).not.toHaveBeenCalled();
} );

test.each( [
	[ 'javascript:alert(1)', 'javascript:' ],
	[ 'data:text/html,a', 'data:' ],
	[ `blob:${ location.origin }/a`, 'blob:' ],
	[ 'about:blank', 'about:' ],
] )( '[PF-20] embed: %s is foreign, and never embedded', ( url, host ) => {
	const embed = jest.fn();
	expect( foreignHost( url ) ).toBe( host );
	expect( requestEmbed( document.body, url, embed ) ).toBe( false );
	expect( embed ).not.toHaveBeenCalled();
} );
