/** Parts of another program's kit that are not read, each with its place. */
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Note } from '../../../elementor/kit/elementor';

const PAGE = 20;

export function Notes( { notes }: { notes: Note[] } ) {
	const [ shown, setShown ] = useState( PAGE );
	return notes.length ? (
		<section
			className="frontage-kits-screen__notes"
			aria-labelledby="frontage-kits-notes"
		>
			<h3 id="frontage-kits-notes">
				{ sprintf(
					/* translators: %d: number of notes. */
					_n(
						'%d thing is not taken over as it is',
						'%d things are not taken over as they are',
						notes.length,
						'frontage'
					),
					notes.length
				) }
			</h3>
			<ul>
				{ notes.slice( 0, shown ).map( ( { place, text }, index ) => (
					<li key={ index }>
						<strong>{ place }</strong> { text }
					</li>
				) ) }
			</ul>
			{ notes.length > shown && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => setShown( shown + 10 * PAGE ) }
				>
					{ sprintf(
						/* translators: %d: number of notes that are not shown. */
						__( 'Show more (%d)', 'frontage' ),
						notes.length - shown
					) }
				</Button>
			) }
		</section>
	) : null;
}
