/**
 * One tile: a link to where its item leads, with the picture's place and colour held before the picture comes. tile.php prints the very same.
 */
import { destination, type Item } from '../../../src/gallery/item';
import type { Properties } from '../../../src/gallery/masonry/properties';
import type { Props } from '../props';
import { Picture } from './picture';

interface TileProps {
	item: Item;
	/** Its place in the grid, from 0. */
	at: number;
	/** Whether it belongs to a page before the last one, which a visitor without script left behind. */
	isEarlier: boolean;
	/** Whether it is so far away that its picture can wait. */
	isFar: boolean;
	/** Said where its parent is no list: a strip, whose box alone counts. */
	role?: 'listitem';
	/** Where it stands, and how high. */
	style: Properties;
	props: Props;
}

export function Tile( {
	item,
	at,
	isEarlier,
	isFar,
	role,
	style,
	props,
}: TileProps ) {
	const toNewTab = item.opensIn === 'new-tab';
	const isHere = item.opensIn === 'lightbox';
	const words = <Words item={ item } props={ props } />;
	return (
		<li
			className="wp-block-frontage-portfolio__item"
			role={ role }
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
				<Picture
					item={ item }
					at={ at }
					isFar={ isFar }
					props={ props }
				/>
				{ ! props.titleOnTop && words }
			</a>
		</li>
	);
}

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
