/** List of losses, place by place. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Conversion } from './use-conversion';

export function Report( { lines, total }: Conversion ) {
	if ( lines.length === 0 ) {
		return <p>{ __( 'Everything is made of blocks.', 'frontage' ) }</p>;
	}
	const kept = lines.filter( ( { kind } ) => kind === 'html' );
	const other = lines.filter( ( { kind } ) => kind !== 'html' );
	const places = new Set( other.map( ( { place } ) => place ) ).size;
	const more = total - lines.length;
	return (
		<>
			{ kept.length > 0 && (
				<Part
					title={ sprintf(
						/* translators: %d: number of elements. */
						_n(
							'%d element stays as HTML',
							'%d elements stay as HTML',
							kept.length,
							'frontage'
						),
						kept.length
					) }
					note={ __(
						'No block does the same. Their words, pictures and links stay.',
						'frontage'
					) }
					lines={ kept.map( ( line ) => ( { ...line, text: '' } ) ) }
				/>
			) }
			{ other.length > 0 && (
				<Part
					title={ sprintf(
						/* translators: %d: number of elements. */
						_n(
							'%d element loses settings',
							'%d elements lose settings',
							places,
							'frontage'
						),
						places
					) }
					lines={ other }
				/>
			) }
			{ more > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of lines of a report. */
						_n( '%d more.', '%d more.', more, 'frontage' ),
						more
					) }
				</p>
			) }
		</>
	);
}

interface PartProps {
	title: string;
	note?: string;
	lines: Conversion[ 'lines' ];
}

const Part = ( { title, note, lines }: PartProps ) => (
	<section className="frontage-convert__part">
		<h2 className="frontage-convert__title">{ title }</h2>
		{ note && <p className="frontage-convert__note">{ note }</p> }
		<ul className="frontage-convert__lines">
			{ lines.map( ( { id, place, kind, text }, index ) => (
				<li key={ `${ id } ${ kind } ${ index }` }>
					<span>{ place }</span>
					{ text && (
						<span className="frontage-convert__note">{ text }</span>
					) }
				</li>
			) ) }
		</ul>
	</section>
);
