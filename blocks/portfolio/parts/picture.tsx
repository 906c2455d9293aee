/** An item's image in its frame, or its initial if it has none, and the label on hover. Same markup as tile.php. */
import type { Item, Picture as Image } from '../data/item';
import { pictureHeight, tileHeight } from '../masonry/placement';
import type { Props } from '../props';

interface PictureProps {
	item: Item;
	/** Whether this is the first image, which is loaded eagerly (the LCP element on phones); all others are lazy. */
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
				// Opts out of other plugins' lazy loading scripts.
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

/** Letter or digit on the tile of an item without an image. */
const initial = ( title: string ): string =>
	/[\p{L}\p{N}]/u.exec( title )?.[ 0 ] ?? '';

/** Object position for the focal point; undefined if that is the center. */
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
 * Value of `sizes`. WordPress adds `auto` to the images that it prints, so that the browser measures them; images created here omit it, because
 * Chromium never releases such images from memory.
 */
function sizes( image: Image, { layout, ranges, tileRatio }: Props ): string {
	const [ across = 4, down = 3 ] = tileRatio.split( '/' ).map( Number );
	const heights = {
		masonry: tileHeight( image ),
		grid: ( 1000 * down ) / across,
		tall: 1000,
	};
	// An image that is flatter than its tile is wider than it, and cropped.
	const share = Math.round(
		100 *
			Math.max(
				1,
				heights[ layout ] / Math.max( 1, pictureHeight( image ) )
			)
	);
	return ranges
		.map( ( [ media, columns ] ) =>
			`${ media } ${ Math.ceil( share / columns ) }vw`.trim()
		)
		.join( ', ' );
}
