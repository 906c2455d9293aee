/** One tile: a link to where its item leads, with the picture's place and color held before the picture comes. tile.php prints the very same. */
import { memo } from '@wordpress/element';
import { destination, type Item } from '../data/item';
import type { Properties } from '../masonry/properties';
import type { Props } from '../props';
import { Picture } from './picture';

interface TileProps {
	item: Item;
	isFirst: boolean;
	/** Whether it belongs to a page before the last one, which a visitor without script left behind. */
	isEarlier: boolean;
	/** Where it stands, and how high. */
	style: Properties;
	props: Props;
}

function StandingTile( { item, isFirst, isEarlier, style, props }: TileProps ) {
	const toNewTab = item.opensIn === 'new-tab';
	const isHere = item.opensIn === 'lightbox';
	const words = <Words item={ item } props={ props } />;
	return (
		<li
			className="wp-block-frontage-portfolio__item"
			style={ style }
			data-earlier={ isEarlier ? '' : undefined }
		>
			{ /* eslint-disable-next-line react/jsx-no-target-blank -- A site that is shown may know where its visitors come from. */ }
			<a
				className={ `wp-block-frontage-portfolio__link${
					// For WordPress, whose prefetch no viewer could use.
					isHere ? ' no-prefetch' : ''
				}` }
				href={ destination( item ) }
				target={ toNewTab ? '_blank' : undefined }
				rel={ toNewTab ? 'noopener' : undefined }
				data-frontage-wake={ isHere ? '' : undefined }
				data-frontage-item={ item.id }
			>
				{ props.titleOnTop && words }
				<Picture item={ item } isFirst={ isFirst } props={ props } />
				{ ! props.titleOnTop && words }
			</a>
		</li>
	);
}

/** A tile that stands as before is left alone: up to a thousand may stand. */
export const Tile = memo(
	StandingTile,
	( { style, ...before }, { style: nextStyle, ...after } ) =>
		isSame( before, after ) && isSame( style, nextStyle )
);

const isSame = ( one: object, other: object ): boolean => {
	const [ before, after ] = [
		Object.entries( one ),
		new Map( Object.entries( other ) ),
	];
	return (
		before.length === after.size &&
		before.every( ( [ name, value ] ) => after.get( name ) === value )
	);
};

function Words( { item, props }: Pick< TileProps, 'item' | 'props' > ) {
	const terms = props.showTerms ? ( item.terms ?? [] ) : [];
	return (
		<span className="wp-block-frontage-portfolio__words">
			<span
				className="wp-block-frontage-portfolio__title wp-exclude-emoji"
				suppressHydrationWarning
			>
				{ item.title ||
					// A link needs a name; what its picture shows is one.
					( item.image?.alt ? '' : props.labels.untitled ) }
			</span>
			{ terms.length > 0 && (
				<span
					className="wp-block-frontage-portfolio__of wp-exclude-emoji"
					suppressHydrationWarning
				>
					{ terms.join( ' · ' ) }
				</span>
			) }
			{ item.opensIn === 'new-tab' && (
				<span
					className="wp-block-frontage-portfolio__aside"
					suppressHydrationWarning
				>
					{ props.labels.newTab }
				</span>
			) }
		</span>
	);
}
