/** Parts of another program's kit that are not read, each with its place. */
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMore } from '../../../editor/admin/use-more';
import type { Note } from '../../archive/source';

const PAGE = 20;

export const Notes = ( { notes }: { notes: Note[] } ) =>
	notes.length ? (
		<NotesList
			id="frontage-kits-notes"
			title={ sprintf(
				/* translators: %d: number of notes. */
				_n(
					'%d item to review',
					'%d items to review',
					notes.length,
					'frontage'
				),
				notes.length
			) }
			notes={ notes }
		/>
	) : null;

interface ListProps {
	/** Of its heading. */
	id: string;
	title: string;
	notes: Note[];
}

/** Some notes, and more of them on demand. */
export function NotesList( { id, title, notes }: ListProps ) {
	const { shown, showMore, list } = useMore< HTMLUListElement >(
		PAGE,
		10 * PAGE
	);
	return (
		<section className="frontage-kits-screen__notes" aria-labelledby={ id }>
			<h3 id={ id }>{ title }</h3>
			<ul ref={ list }>
				{ notes.slice( 0, shown ).map( ( { place, text }, index ) => (
					<li key={ index } tabIndex={ -1 }>
						<strong>{ place }</strong> { text }
					</li>
				) ) }
			</ul>
			{ notes.length > shown && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ showMore }
				>
					{ sprintf(
						/* translators: %d: number of notes that are not shown. */
						__( 'Show more (%d)', 'frontage' ),
						notes.length - shown
					) }
				</Button>
			) }
		</section>
	);
}
