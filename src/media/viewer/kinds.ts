/** Kinds of slides, and the content that each of them has. */
import type { ContentOptions } from './content/content';
import { filmContent } from './content/film';
import { frameContent } from './content/frame';
import { nodeContent } from './content/node';
import { pictureOf, type Entry } from './entry';
import type { Page } from './pages';
import type { Settings } from './settings';

/** Values of `data-kind`, and the function that creates the content; GLightbox renders images itself. */
const KINDS = {
	image: [ 'picture', undefined ],
	film: [ 'film', filmContent ],
	page: [ 'frame', frameContent ],
	frame: [ 'frame', frameContent ],
	inline: [ 'node', nodeContent ],
	html: [ 'node', nodeContent ],
} as const;

/** Value of `data-kind`. */
export const kindOf = ( { kind }: Entry ) => KINDS[ kind ][ 0 ];

export const pageMaker =
	( settings: Settings, onWidth: ContentOptions[ 'onWidth' ] ) =>
	( entry: Entry ): Page => {
		const make = KINDS[ entry.kind ][ 1 ];
		if ( ! make ) {
			return { entry, slide: pictureOf( entry ) };
		}
		const content = make( { entry, settings, onWidth } );
		return { entry, content, slide: { element: content.element } };
	};
