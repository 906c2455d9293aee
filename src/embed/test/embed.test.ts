import { requestEmbed } from '../embed';

test( '[PF-20] a consent plugin decides whether another host is contacted, and when', () => {
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

test( '[PF-20] nobody is asked about the site’s own films', () => {
	const asked = jest.fn();
	document.addEventListener( 'frontage-embed', asked );
	expect( requestEmbed( document.body, '/tea.mp4', () => {} ) ).toBe( true );
	expect( asked ).not.toHaveBeenCalled();
} );
