import { clean } from '../clean';

function cleaned( html: string ): string {
	const { body, head } = new DOMParser().parseFromString( html, 'text/html' );
	head.innerHTML = '<base href="https://site.test/page/">';
	const box = document.createElement( 'div' );
	box.append( clean( body ) );
	return box.innerHTML;
}

test.each( [
	[
		'<p class="lead">Hello <b>you</b></p>',
		'<p class="lead">Hello <b>you</b></p>',
	],
	[ '<script>alert(1)</script>a<style>b{}</style>', 'a' ],
	[
		'<img src="/a.jpg" onerror="alert(1)" alt="A">',
		'<img src="https://site.test/a.jpg" alt="A">',
	],
	[ '<a href="javascript:alert(1)">a</a>', '<a>a</a>' ],
	[ '<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>' ],
	[
		'<a href="/b" ping="https://c.test">a</a>',
		'<a href="https://site.test/b">a</a>',
	],
	[ '<a href="mailto:a@b.test">a</a>', '<a href="mailto:a@b.test">a</a>' ],
	[ '<a href=" tel:+491">a</a>', '<a href=" tel:+491">a</a>' ],
	[ '<a href="blob:https://site.test/a">a</a>', '<a>a</a>' ],
	[ '<video poster="data:a" src="about:blank"></video>', '<video></video>' ],
	[ '<img src="data:text/html,a">', '<img>' ],
	[ '<iframe src="https://b.test/"></iframe>a', 'a' ],
	[ '<svg><script>alert(1)</script><a href="/b">b</a></svg>a', 'a' ],
	[ '<math><mi>b</mi></math>a', 'a' ],
	[ '<form action="/b"><button>b</button></form>a', 'a' ],
	[
		'<my-part data-b="c"><p style="position:fixed" id="d">a</p></my-part>',
		'<p>a</p>',
	],
	[ '<p data-frontage-overlay-close data-wp-init="x">a</p>', '<p>a</p>' ],
	[
		'a<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
		'a',
	],
	[ '<template><p>b</p></template>a<!-- c -->', 'a' ],
	[
		'<p aria-label="b" aria-owns="c">a</p>',
		'<p aria-label="b" aria-owns="c">a</p>',
	],
] )(
	'[LB-01] clean: fetched markup %s keeps only what is harmless',
	( html, expected ) => {
		expect( cleaned( html ) ).toBe( expected );
	}
);
