/** What is lost, kind by kind, each with its count; its places are seen when it is opened. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Conversion } from './use-conversion';

export function Report( { lines, kinds }: Conversion ) {
	if ( kinds.length === 0 ) {
		return <p>{ __( 'Everything converts to blocks.', 'frontage' ) }</p>;
	}
	return (
		<>
			{ kinds.map( ( kind ) => (
				<Kind
					key={ kind.kind }
					{ ...kind }
					lines={ lines.filter(
						( line ) => line.kind === kind.kind
					) }
				/>
			) ) }
		</>
	);
}

type KindProps = Conversion[ 'kinds' ][ number ] & Pick< Conversion, 'lines' >;

function Kind( { kind, title, count, lines }: KindProps ) {
	const more = count - lines.length;
	return (
		<details className="frontage-convert__part">
			<summary className="frontage-convert__title">{ title }</summary>
			{ kind === 'html' && (
				<p className="frontage-convert__note">
					{ __(
						'Text, pictures, and links that were found are kept.',
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
