/** Title, caption and position of a slide. */
import { clean } from '../../../client/dom/clean';
import type { Entry } from '../entry';
import { part } from '../part';
import type { Settings } from '../settings';

export function captionOf( labels: Settings[ 'labels' ] ) {
	const title = part( 'h2', 'title' );
	const caption = part( 'p', 'text' );
	const counter = part( 'p', 'counter' );
	return {
		element: part(
			'div',
			'caption',
			{ 'aria-live': 'polite', 'aria-atomic': 'true' },
			title,
			caption,
			counter
		),
		entry( { kind, title: name, titled, caption: words }: Entry ) {
			title.replaceChildren(
				titled ? clean( titled ) : name || labels.untitled
			);
			title.hidden = ! name && kind === 'image';
			caption.textContent = words ?? '';
		},
		count( numbers?: [ current: number, total: number ] ) {
			const [ current, total ] = numbers ?? [ 1, 1 ];
			counter.textContent =
				total > 1
					? labels.counter
							.replace( '%curr%', String( current ) )
							.replace( '%total%', String( total ) )
					: '';
		},
	};
}
