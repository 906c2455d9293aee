/** Sample page in one palette, and the contrast of each of its color pairs. */
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	isForWords,
	pairs,
	type Palette,
	type Roles,
} from '../palette/palette';

interface Props {
	title: string;
	shown: Palette;
	usual: Palette;
	roles: Roles;
	nameOf: ( slug: string ) => string;
}

export function Sample( { title, shown, usual, roles, nameOf }: Props ) {
	const judged = pairs( shown, usual, roles ).sort(
		( one, other ) => one.ratio - other.ratio
	);
	const poor = judged.filter( ( { isEnough } ) => ! isEnough ).length;
	return (
		<section className="frontage-color-switcher-screen__palette">
			<h3>{ title }</h3>
			<SamplePage { ...{ shown, usual, roles } } />
			<p className="frontage-color-switcher-screen__verdict">
				{ poor
					? sprintf(
							/* translators: %d: number of pairs of colors. */
							_n(
								'%d pair is hard to read.',
								'%d pairs are hard to read.',
								poor,
								'frontage'
							),
							poor
						)
					: __( 'Every pair can be read.', 'frontage' ) }
			</p>
			<ul
				className="frontage-color-switcher-screen__pairs"
				aria-label={ sprintf(
					/* translators: %s: name of a palette. */
					__( 'Contrast: %s', 'frontage' ),
					title
				) }
			>
				{ judged.map( ( pair ) => (
					<PairRow
						key={ `${ pair.text } ${ pair.background }` }
						{ ...{ pair, shown, nameOf } }
					/>
				) ) }
			</ul>
		</section>
	);
}

function SamplePage( {
	shown,
	usual,
	roles,
}: Pick< Props, 'shown' | 'usual' | 'roles' > ) {
	const others = Object.keys( usual ).filter(
		( slug ) => slug !== roles.background && slug !== roles.text
	);
	const accent = others.find( ( slug ) => isForWords( usual, roles, slug ) );
	const surface = others.find(
		( slug ) => ! isForWords( usual, roles, slug )
	);
	const background = shown[ roles.background ];
	const color = shown[ roles.text ];
	return (
		<div
			className="frontage-color-switcher-screen__sample"
			style={ { background, color } }
		>
			<p className="frontage-color-switcher-screen__headline">
				{ __( 'A house by the sea', 'frontage' ) }
			</p>
			<p>
				{ __( 'It keeps its windows to the morning.', 'frontage' ) }{ ' ' }
				<span
					className="frontage-color-switcher-screen__link"
					style={ { color: shown[ accent ?? roles.text ] } }
				>
					{ __( 'See the plans', 'frontage' ) }
				</span>
			</p>
			<p className="frontage-color-switcher-screen__row">
				<span
					className="frontage-color-switcher-screen__button"
					style={ { background: color, color: background } }
				>
					{ __( 'Visit', 'frontage' ) }
				</span>
				{ surface && (
					<span
						className="frontage-color-switcher-screen__button"
						style={ { background: shown[ surface ] } }
					>
						{ __( 'New', 'frontage' ) }
					</span>
				) }
			</p>
		</div>
	);
}

interface RowProps extends Pick< Props, 'shown' | 'nameOf' > {
	pair: ReturnType< typeof pairs >[ number ];
}

function PairRow( { pair, shown, nameOf }: RowProps ) {
	const { text, background, ratio, isEnough } = pair;
	return (
		<li>
			<span
				className="frontage-color-switcher-screen__letters"
				aria-hidden
				style={ {
					background: shown[ background ],
					color: shown[ text ],
				} }
			>
				Aa
			</span>
			<span>
				{ sprintf(
					/* translators: 1: name of the text's color. 2: name of the color behind it. */
					__( '%1$s on %2$s', 'frontage' ),
					nameOf( text ),
					nameOf( background )
				) }
			</span>
			<span
				className="frontage-color-switcher-screen__ratio"
				data-state={ isEnough ? 'pass' : 'fail' }
			>
				{ sprintf(
					/* translators: 1: a ratio of contrast, such as 4.5. 2: whether that is enough. */
					__( '%1$s : 1, %2$s', 'frontage' ),
					( Math.floor( ratio * 10 ) / 10 ).toFixed( 1 ),
					isEnough
						? __( 'passes', 'frontage' )
						: __( 'fails', 'frontage' )
				) }
			</span>
		</li>
	);
}
