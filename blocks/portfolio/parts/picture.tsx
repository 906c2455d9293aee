/** An item's picture in its frame, or its initial where it has none, and what stands over it when it is pointed at. tile.php prints the very same. */
import type { Item, Picture as Image } from '../data/item';
import { pictureHeight, tileHeight } from '../masonry/placement';
import type { Props } from '../props';

interface PictureProps {
	item: Item;
	/** The first picture, which on a phone is what a visitor waits for, comes at once, the others when they are near. */
	isFirst: boolean;
	props: Props;
}

export function Picture( { item, isFirst, props }: PictureProps ) {
	const { image, title } = item;
	const label = props.quickView && (
		<span
			className="wp-block-frontage-portfolio__quick-view wp-exclude-emoji"
			aria-hidden="true"
			suppressHydrationWarning
		>
			{ props.quickView }
		</span>
	);
	if ( ! image ) {
		return (
			<span
				className="wp-block-frontage-portfolio__picture"
				aria-hidden="true"
				data-initial={ initial( title ) }
			>
				{ label }
			</span>
		);
	}
	return (
		<span
			className="wp-block-frontage-portfolio__picture"
			style={ image.color ? { backgroundColor: image.color } : undefined }
		>
			<img
				// For plugins that would make it lazy by script.
				className="skip-lazy"
				data-no-lazy="1"
				src={ image.src }
				srcSet={ image.srcset || undefined }
				sizes={ sizes( image, props ) }
				width={ image.width }
				height={ image.height }
				alt={ image.alt === title ? '' : image.alt }
				style={ focalPoint( image ) }
				loading={ isFirst ? undefined : 'lazy' }
				decoding="async"
			/>
			{ label }
		</span>
	);
}

/** The letter or digit that stands on the tile of an item without a picture. */
const initial = ( title: string ): string =>
	/[\p{L}\p{N}]/u.exec( title )?.[ 0 ] ?? '';

/** The part of a picture that stays in sight where it is cropped; none where that is its middle. */
function focalPoint( { focus }: Image ) {
	return focus
		? {
				objectPosition: `${ Math.round( 100 * focus.x ) }% ${ Math.round(
					100 * focus.y
				) }%`,
			}
		: undefined;
}

/**
 * How wide a picture will be shown. WordPress adds `auto` to those that it prints, by which a browser measures; those that are made here go without
 * it, for Chromium never forgets such a picture.
 */
function sizes( image: Image, { columns, layout, tileRatio }: Props ): string {
	const [ across = 4, down = 3 ] = tileRatio.split( '/' ).map( Number );
	const heights = {
		masonry: tileHeight( image ),
		grid: ( 1000 * down ) / across,
		tall: 1000,
	};
	// A picture that is lower than its tile is shown wider than its tile, and cropped.
	const share = Math.round(
		100 *
			Math.max(
				1,
				heights[ layout ] / Math.max( 1, pictureHeight( image ) )
			)
	);
	return (
		`(min-width: 900px) ${ Math.ceil( share / columns ) }vw, ` +
		`(min-width: ${ layout === 'masonry' ? 750 : 500 }px) ${ Math.ceil(
			share / Math.min( 2, columns )
		) }vw, ${ share }vw`
	);
}
