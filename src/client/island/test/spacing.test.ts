import { withoutSpacing } from '../spacing';

test( '[IS-07] what a formatter put between the tags is gone before React looks', () => {
	document.body.innerHTML =
		'\n<ul>\n\t<li>One <b>two</b></li> <!-- three -->\n</ul>\n<pre> <i></i> </pre><textarea> </textarea>';
	withoutSpacing( document.body );
	expect( document.body.innerHTML ).toBe(
		'<ul><li>One <b>two</b></li></ul><pre> <i></i> </pre><textarea> </textarea>'
	);
} );
