/** What is lost, kind by kind, each with its count; its places are seen when it is opened. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Conversion } from './use-conversion';

export function Report( { lines, kinds }: Conversion ) {
	if ( kinds.length === 0 ) {
		return <p>{ __( 'Everything is made of blocks.', 'frontage' ) }</p>;
	}
	return (
		<>
			{ kinds.map( ( { kind, count } ) => (
				<Kind
					key={ kind }
					kind={ kind }
					count={ count }
					lines={ lines.filter( ( line ) => line.kind === kind ) }
				/>
			) ) }
		</>
	);
}

interface KindProps {
	kind: string;
	count: number;
	lines: Conversion[ 'lines' ];
}

function Kind( { kind, count, lines }: KindProps ) {
	const more = count - lines.length;
	return (
		<details className="frontage-convert__part">
			<summary className="frontage-convert__title">
				{ titleOf( kind, count ) }
			</summary>
			{ kind === 'html' && (
				<p className="frontage-convert__note">
					{ __(
						'No block does the same. Their words, pictures and links stay.',
						'frontage'
					) }
				</p>
			) }
			<ul className="frontage-convert__lines">
				{ lines.map( ( { id, place, text }, index ) => (
					<li key={ `${ id } ${ index }` }>
						<span>{ place }</span>
						{ kind !== 'html' && (
							<span className="frontage-convert__note">
								{ text }
							</span>
						) }
					</li>
				) ) }
			</ul>
			{ more > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of lines of a report. */
						_n( '%d more.', '%d more.', more, 'frontage' ),
						more
					) }
				</p>
			) }
		</details>
	);
}

/** Titles by kind. */
const TITLES: Record< string, ( count: number ) => string > = {
	form: ( count ) =>
		sprintf(
			/* translators: %d: number of forms. */
			_n(
				'%d form is left out',
				'%d forms are left out',
				count,
				'frontage'
			),
			count
		),
	html: ( count ) =>
		sprintf(
			/* translators: %d: number of elements. */
			_n(
				'%d element stays as HTML',
				'%d elements stay as HTML',
				count,
				'frontage'
			),
			count
		),
	empty: ( count ) =>
		sprintf(
			/* translators: %d: number of elements. */
			_n(
				'%d element is left out',
				'%d elements are left out',
				count,
				'frontage'
			),
			count
		),
	icon: ( count ) =>
		sprintf(
			/* translators: %d: number of icons. */
			_n(
				'%d icon is left out',
				'%d icons are left out',
				count,
				'frontage'
			),
			count
		),
	unsafe: ( count ) =>
		sprintf(
			/* translators: %d: number of elements. */
			_n(
				'%d element loses scripts, frames or forms',
				'%d elements lose scripts, frames or forms',
				count,
				'frontage'
			),
			count
		),
	styles: ( count ) =>
		sprintf(
			/* translators: %d: number of elements. */
			_n(
				'%d element loses styles within its text',
				'%d elements lose styles within their text',
				count,
				'frontage'
			),
			count
		),
	title: () => __( 'The title of the page may show', 'frontage' ),
	depth: ( count ) =>
		sprintf(
			/* translators: %d: number of elements. */
			_n(
				'%d box is nested too deeply',
				'%d boxes are nested too deeply',
				count,
				'frontage'
			),
			count
		),
	dynamic: ( count ) =>
		sprintf(
			/* translators: %d: number of elements. */
			_n(
				'%d element was computed',
				'%d elements were computed',
				count,
				'frontage'
			),
			count
		),
};

/* Of kinds that are not there, elements lose settings. */
const titleOf = ( kind: string, count: number ): string =>
	TITLES[ kind ]?.( count ) ??
	sprintf(
		/* translators: %d: number of elements. */
		_n(
			'%d element loses settings',
			'%d elements lose settings',
			count,
			'frontage'
		),
		count
	);
