/** Summary of everything that will be created, for confirmation. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { isNothing, type Asked } from '../choices';
import type { Pattern } from './header-step';

export function Review( {
	asked,
	headers,
}: {
	asked: Asked;
	headers: Pattern[];
} ) {
	if ( isNothing( asked ) ) {
		return (
			<p>
				{ __(
					'You skipped every step, so there is nothing to create. Go back to choose something, or exit without changes.',
					'frontage'
				) }
			</p>
		);
	}
	return (
		<>
			<ul className="frontage-welcome-screen__review">
				{ sentences( asked, headers ).map( ( sentence, index ) => (
					<li key={ index }>{ sentence }</li>
				) ) }
			</ul>
			<p>
				{ __(
					'Nothing has changed yet. Everything is created at once, and you can undo all of it.',
					'frontage'
				) }
			</p>
		</>
	);
}

function sentences( { header, pictures, page }: Asked, headers: Pattern[] ) {
	const title = headers.find( ( { name } ) => name === header )?.title;
	return [
		title
			? sprintf(
					/* translators: %s: name of a header. */
					__(
						'Every page gets the “%s” header with your menu.',
						'frontage'
					),
					title
				)
			: __( 'The header stays the same.', 'frontage' ),
		pictures.length
			? sprintf(
					/* translators: %d: number of pictures. */
					_n(
						'%d picture becomes a portfolio item.',
						'%d pictures become portfolio items.',
						pictures.length,
						'frontage'
					),
					pictures.length
				)
			: __( 'No portfolio items are added.', 'frontage' ),
		...( page
			? sentencesOfPage( page )
			: [ __( 'No page is created.', 'frontage' ) ] ),
	];
}

function sentencesOfPage( {
	title,
	status,
	menu,
}: NonNullable< Asked[ 'page' ] > ) {
	const name = title.trim() || __( 'Work', 'frontage' );
	return [
		status === 'publish'
			? sprintf(
					/* translators: %s: title of a page. */
					__(
						'The page “%s” shows the portfolio and is published.',
						'frontage'
					),
					name
				)
			: sprintf(
					/* translators: %s: title of a page. */
					__(
						'The page “%s” shows the portfolio and is saved as a draft.',
						'frontage'
					),
					name
				),
		...( menu ? [ __( 'It is added to the menu.', 'frontage' ) ] : [] ),
	];
}
