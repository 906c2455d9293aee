/** Tile: a link to the item, with the image's size and color reserved before it has loaded. Same markup as tile.php. */
import { memo } from '@wordpress/element';
import { destination, type Item } from '../data/item';
import type { Properties } from '../masonry/properties';
import type { Props } from '../props';
import { Picture } from './picture';

interface TileProps {
	item: Item;
	isFirst: boolean;
	/** Whether the item is on a page before the last one, hidden for users without script. */
	isEarlier: boolean;
	/** Position and height. */
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
					// WordPress's prefetch is useless for items that open in the viewer.
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

/** Memoized, because up to a thousand tiles may be rendered. */
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
					// A link needs an accessible name; the image's alternative text is one.
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
