import { withoutSpacing } from '../spacing';

test( '[IS-07] mount: formatter white space is removed before React', () => {
	document.body.innerHTML =
		'\n<ul>\n\t<li>One <b>two</b></li> <!-- three -->\n</ul>\n<pre> <i></i> </pre><textarea> </textarea>';
	withoutSpacing( document.body );
	expect( document.body.innerHTML ).toBe(
		'<ul><li>One <b>two</b></li></ul><pre> <i></i> </pre><textarea> </textarea>'
	);
} );
