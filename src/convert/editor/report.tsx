/** List of losses, place by place. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Line } from './use-conversion';

export function Report( { lines }: { lines: Line[] } ) {
	if ( lines.length === 0 ) {
		return <p>{ __( 'Everything becomes a block.', 'frontage' ) }</p>;
	}
	const kept = lines.filter( ( { kind } ) => kind === 'html' );
	const other = lines.filter( ( { kind } ) => kind !== 'html' );
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
					lines={ kept }
				/>
			) }
			{ other.length > 0 && (
				<Part
					title={ sprintf(
						/* translators: %d: number of elements. */
						_n(
							'%d element loses settings',
							'%d elements lose settings',
							other.length,
							'frontage'
						),
						other.length
					) }
					lines={ other }
				/>
			) }
		</>
	);
}

function Part( { title, lines }: { title: string; lines: Line[] } ) {
	return (
		<>
			<h2 className="frontage-convert__title">{ title }</h2>
			<ul className="frontage-convert__lines">
				{ lines.map( ( { id, place, kind, text }, index ) => (
					<li key={ `${ id } ${ kind } ${ index }` }>
						<strong>{ place }</strong>
						<span>{ text }</span>
					</li>
				) ) }
			</ul>
		</>
	);
}
