<?php
/** References of every kind: written as names, read back as ids. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/Site.php';

final class ReferencesTest extends Site {

	/** @return array<string, array{string}> Block markup; words as Site::words() says. */
	public static function contents(): array {
		$photo = '{#media/kit-photo}';
		$url   = '{@media/kit-photo}';
		$class = 'wp-image-{media/kit-photo}';
		$cases = [
			'image'            => "<!-- wp:image {\"id\":$photo,\"sizeSlug\":\"full\"} -->\n<figure class=\"wp-block-image size-full\"><a href=\"$url\"><img src=\"{sized}\" alt=\"9 lives\" class=\"$class\"/></a></figure>\n<!-- /wp:image -->",
			'image: action'    => "<!-- wp:image {\"id\":$photo,\"frontageAction\":\"{json-action}\"} --><figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\" class=\"$class\"/></figure><!-- /wp:image -->",
			'cover'            => "<!-- wp:cover {\"url\":\"$url\",\"id\":$photo,\"hasParallax\":true,\"style\":{},\"dimRatio\":50} --><div class=\"wp-block-cover\"><div class=\"wp-block-cover__image-background $class\" style=\"background-position:50% 50%;background-image:url($url)\"></div></div><!-- /wp:cover -->",
			'media-text'       => "<!-- wp:media-text {\"mediaId\":$photo,\"mediaLink\":\"{home}/kit-photo-page/\",\"mediaType\":\"image\"} --><img src=\"$url\" alt=\"\" class=\"$class size-full\"/><!-- /wp:media-text -->",
			'gallery'          => "<!-- wp:gallery {\"ids\":[{$photo}],\"linkTo\":\"none\"} --><img src=\"$url\" alt=\"\" data-id=\"{media/kit-photo}\" data-full-url=\"$url\" data-link=\"{home}/x/\" class=\"$class\"/><!-- /wp:gallery -->",
			'file'             => "<!-- wp:file {\"id\":$photo,\"href\":\"$url\"} --><a href=\"$url\" download>Photo</a><!-- /wp:file -->",
			'audio'            => "<!-- wp:audio {\"id\":$photo} --><audio controls src=\"$url\"></audio><!-- /wp:audio -->",
			'video'            => "<!-- wp:video {\"id\":$photo,\"poster\":\"$url\",\"tracks\":[{\"id\":$photo,\"src\":\"$url\"}]} --><video src=\"$url\"></video><!-- /wp:video -->",
			'background'       => "<!-- wp:group {\"style\":{\"background\":{\"backgroundImage\":{\"url\":\"$url\",\"id\":$photo,\"source\":\"file\"}}}} --><div></div><!-- /wp:group -->",
			'pattern'          => "<!-- wp:block {\"ref\":{#pattern/kit-call},\"content\":{\"Picture\":{\"id\":$photo,\"url\":\"$url\"}}} /-->",
			'navigation'       => '<!-- wp:navigation {"ref":{#navigation/kit-main}} /-->',
			'navigation-link'  => '<!-- wp:navigation-link {"label":"About","type":"page","id":{#page/kit-about},"url":"{@page/kit-about}","kind":"post-type"} /--><!-- wp:navigation-submenu {"label":"News","type":"category","id":{#term/category--kit-news},"url":"{@term/category--kit-news}","kind":"taxonomy"} --><!-- wp:navigation-link {"id":{#term/category--kit-news--local},"type":"category","url":"{@term/category--kit-news--local}"} /--><!-- /wp:navigation-submenu -->',
			'page-list'        => '<!-- wp:page-list {"parentPageID":{#page/kit-about}} --><!-- wp:page-list-item {"id":{#page/kit-about--team},"link":"{@page/kit-about--team}"} /--><!-- /wp:page-list -->',
			'query'            => '<!-- wp:query {"queryId":3,"query":{"perPage":9,"exclude":[{#post/kit-hello}],"parents":[{#page/kit-about}],"taxQuery":{"category":[{#term/category--kit-news},{#term/category--kit-news--local}]}}} --><div class="wp-block-query"></div><!-- /wp:query -->',
			'query: newer'     => '<!-- wp:query {"query":{"taxQuery":{"include":{"category":[{#term/category--kit-news}]},"exclude":{"category":[{#term/category--kit-news--local}]}}}} /-->',
			'terms-query'      => '<!-- wp:terms-query {"termQuery":{"perPage":10,"include":[{#term/category--kit-news}]}} /-->',
			'latest-posts'     => '<!-- wp:latest-posts {"categories":[{"id":{#term/category--kit-news},"value":"News"}],"postsToShow":5} /-->',
			'menu'             => '<!-- wp:frontage/menu {"menu":{#navigation/kit-main}} /--><!-- wp:frontage/menu {"source":"classic","menu":{#menu/kit-classic}} /-->',
			'account'          => '<!-- wp:frontage/account {"source":"navigation","menu":{#navigation/kit-main},"accountUrl":"{@page/kit-about}"} /--><!-- wp:frontage/account {"source":"classic","menu":{#menu/kit-classic}} /-->',
			'portfolio'        => '<!-- wp:frontage/portfolio {"instanceId":7,"categorySelectedNum":[{#term/frontage-portfolio-categories--kit-brand}],"pickedItems":[{#item/kit-harbour}]} /-->',
			'portfolio: older' => '<!-- wp:frontage/portfolio {"categorySelectedNum":"[{term/frontage-portfolio-categories--kit-brand}]"} /-->',
			'frontage/video'   => "<!-- wp:frontage/video {\"url\":\"$url\",\"id\":$photo,\"poster\":\"$url\",\"posterId\":$photo,\"end\":30} /-->",
			'share'            => '<!-- wp:frontage/share {"url":"{@page/kit-about}?via=share"} /-->',
			'text-path'        => '<!-- wp:frontage/text-path {"text":"5 words","url":"{@post/kit-hello}#comments"} /-->',
			'alert'            => '<!-- wp:frontage/alert {"title":"Read \\u003ca href=\\u0022{@page/kit-about}\\u0022 data-type=\\u0022page\\u0022 data-id=\\u0022{page/kit-about}\\u0022\\u003ethis\\u003c/a\\u003e"} --><div></div><!-- /wp:frontage/alert -->',
			'link'             => '<p>See <a href="{@page/kit-about--team}#us" data-type="page" data-id="{page/kit-about--team}">us</a>, <a href="{@term/category--kit-news}" data-type="category" data-id="{term/category--kit-news}">news</a>, <a href="{home}/">home</a> and <a href="{home}/kit-about/page/2/">more</a>.</p>',
			'link: action'     => '<a href="{html-action}">Look</a>',
			'srcset'           => "<img srcset=\"{sized} 20w, $url 40w\" sizes=\"100vw\" src=\"$url\">",
			'embed'            => "<!-- wp:embed {\"url\":\"{@post/kit-hello}\",\"type\":\"wp-embed\"} -->\n<figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\n{@post/kit-hello}\n</div></figure>\n<!-- /wp:embed -->",
			'shortcodes'       => '[gallery ids="{media/kit-photo},{media/kit-photo}" columns="2"] [caption id="attachment_{media/kit-photo}" width="40"]<img class="' . $class . '" src="' . $url . '" />A caption[/caption] [video src="' . $url . '"][embed]{@post/kit-hello}[/embed]',
			'classic'          => '<a href="' . $url . '" rel="attachment wp-att-{media/kit-photo}"><img class="alignnone ' . $class . ' size-medium" src="{sized}" alt="" width="20" height="15" /></a>',
			'prose'            => '<p>Our address is: {home}/, or {@page/kit-about}: (see {home}/a?b=1&amp;c=2).</p>',
			'CSS'              => '<style>.a { background: url({sized}) }</style>',
		];
		return array_map( static fn( string $content ): array => [ $content ], $cases );
	}

	/**
	 * @testdox [KT-02] kits: a reference is a name in the file and an id on the site: $_dataName
	 * @dataProvider contents
	 */
	public function test_content( string $template ): void {
		$own   = strtr( $template, $this->words( false ) );
		$kit   = strtr( $template, $this->words( true ) );
		$names = Kits\walk_content( $own, Kits\to_names() );
		// In the JSON of blocks core escapes two hyphens.
		$this->assertSame( $kit, str_replace( '\u002d', '-', $names ) );
		$this->assertDoesNotMatchRegularExpression( self::ID, $names );
		$this->assertSame( $own, Kits\walk_content( $names, $this->to_ids() ) );
		// Neither walk invents a block.
		$this->assertSame( count( parse_blocks( $own ) ), count( parse_blocks( $names ) ) );
	}

	/** What an import does, on the same site. */
	private function to_ids(): callable {
		$words = $this->words( false );
		return function ( string $type, $value ) use ( $words ) {
			if ( is_int( $value ) || ! str_starts_with( $value, 'kit:' ) ) {
				return $value;
			}
			if ( ! str_ends_with( $type, 'address' ) ) {
				return Kits\find_object( substr( $value, 4 ) );
			}
			[ $name, $rest ] = preg_split( '~(?=[?#])~', substr( $value, 4 ), 2 ) + [ '', '' ];
			if ( str_starts_with( $name, 'home' ) ) {
				return home_url( substr( $name, 4 ) ) . $rest;
			}
			return '?size=20x15' === $rest ? $words['{sized}'] : $words[ "{@$name}" ] . $rest;
		};
	}

	/** @testdox [KT-02] kits: each attribute of a block that may hold an id is in the table, or known to hold none */
	public function test_table(): void {
		$harmless = [ 'anchor', 'instanceId', 'queryId', 'instance', 'idBase', 'fileId', 'videoId', 'tagsId', 'providerNameSlug', 'guid', 'templateId', 'tabId' ];
		$unknown  = [];
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
			$rules = implode( ' ', array_keys( Kits\rules( 'blocks', $name ) ) );
			foreach ( (array) $block->attributes as $attribute => $schema ) {
				$may_be_id = preg_match( '~(^id|Ids?|ID|^ids|^ref|Num|^menu)$~', $attribute ) && 'string' !== ( $schema['type'] ?? '' );
				if ( $may_be_id && ! in_array( $attribute, $harmless, true ) && ! preg_match( "~(^|\s)$attribute\b~", $rules ) ) {
					$unknown[] = "$name: $attribute";
				}
			}
		}
		$this->assertSame( [], $unknown );
	}

	/** @testdox [KT-02] kits: an id that leads nowhere is taken out, and its class; so are people */
	public function test_dead(): void {
		$cases = [
			'<!-- wp:image {"id":918299,"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="https://else.test/a.jpg" alt="" class="wp-image-918299"/></figure><!-- /wp:image -->' => '<!-- wp:image {"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="https://else.test/a.jpg" alt=""/></figure><!-- /wp:image -->',
			'<!-- wp:media-text {"mediaId":918299,"mediaType":"image"} --><img src="https://else.test/a.jpg" class="wp-image-918299 size-full"/><!-- /wp:media-text -->' => '<!-- wp:media-text {"mediaType":"image"} --><img src="https://else.test/a.jpg" /><!-- /wp:media-text -->',
			'<!-- wp:gallery {"ids":[918299]} /-->'       => '<!-- wp:gallery {"ids":[]} /-->',
			'<!-- wp:block {"ref":918299} /-->'           => '<!-- wp:block {} /-->',
			'<!-- wp:avatar {"userId":1,"size":40} /-->'  => '<!-- wp:avatar {"size":40} /-->',
			'<!-- wp:paragraph {"metadata":{"noteId":918299,"name":"A"}} --><p></p><!-- /wp:paragraph -->' => '<!-- wp:paragraph {"metadata":{"name":"A"}} --><p></p><!-- /wp:paragraph -->',
			'<!-- wp:template-part {"slug":"header","theme":"' . get_stylesheet() . '","tagName":"header"} /-->' => '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->',
			'<!-- wp:template-part {"slug":"header","theme":"another"} /-->' => '<!-- wp:template-part {"slug":"header","theme":"another"} /-->',
			'[gallery ids="918299"]'                      => '[gallery ]',
			'<a href="https://else.test/?p=918299">A</a>' => '<a href="https://else.test/?p=918299">A</a>',
		];
		foreach ( $cases as $content => $expected ) {
			$this->assertSame( preg_replace( '~\s*/?>~', '>', $expected ), preg_replace( '~\s*/?>~', '>', Kits\walk_content( $content, Kits\to_names() ) ) );
		}
	}

	/** @testdox [KT-02] kits: what holds no reference stays byte for byte */
	public function test_bytes(): void {
		$contents = [
			'<!-- wp:group {"style":{},"metadata":{"name":"https://example.org"},"a":1.0,"b":"\u002d\u002d","c":"ä","layout":{"type":"constrained"}} --><div style=\'color: red\' CLASS=a data-x="&amp;&#8217;">Tom & "Jerry" 5 &gt; 3 <!-- a comment --></div><!-- /wp:group -->',
			'<!-- wp:html --><script>if ( a < 1 ) { b = "//x"; }</script><!-- /wp:html -->',
			'<p>kit:page/about is a name; [gallery] https://else.test/a?b=1&amp;c=2</p>' . "\r\n" . 'https://else.test/film?x=1&amp;y',
			'<!-- wp:broken {"a": } --><p><a href="https://else.test',
			'<!-- wp:no-end {"id":1',
			"\xff\xfe",
			'',
		];
		foreach ( $contents as $content ) {
			$this->assertSame( $content, Kits\walk_content( $content, Kits\to_names() ) );
		}
	}

	/** @testdox [KT-02] kits: another plugin names its references by a filter */
	public function test_filter(): void {
		$add = static function ( array $table ): array {
			$table['blocks']['shop/card'] = [ '**.file' => 'media', 'markup' => 'content' ];
			return $table;
		};
		add_filter( 'frontage_kit_references', $add );
		$own = strtr( '<!-- wp:shop/card {"pictures":{"a":{"file":{#media/kit-photo}}},"markup":"\u003c!\u002d\u002d wp:block {\u0022ref\u0022:{pattern/kit-call}} /\u002d\u002d\u003e"} /-->', $this->words( false ) );
		$kit = Kits\walk_content( $own, Kits\to_names() );
		remove_filter( 'frontage_kit_references', $add );
		$this->assertDoesNotMatchRegularExpression( self::ID, $kit );
		$this->assertStringContainsString( 'kit:pattern/kit-call', $kit );
	}
}
