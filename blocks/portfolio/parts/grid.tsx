/**
 * The grid of tiles, or that there are none and the way out. grid.php prints the very same.
 */
import { useEffect, useState } from '@wordpress/element';
import { address, ALL } from '../../../src/gallery/address';
import type { Item } from '../../../src/gallery/item';
import { pauseSpeculation } from '../hooks/speculation';
import type { Props } from '../props';
import type { Gallery } from '../hooks/use-gallery';
import { useGrowing } from '../hooks/use-growing';
import { useLeaving } from '../hooks/use-leaving';
import { useStrips, type Strip } from '../hooks/use-strips';
import { Strips } from './strip';
import { takeOver } from './take-over';

/** So many tiles make a page that everything which looks at each of its links is felt in. */
const CROWD = 1000;

interface GridProps {
	props: Props;
	gallery: Gallery;
	items: Item[];
	/** Whether others are on their way, to take the place of these. */
	isLoading: boolean;
}

export function Grid( { props, gallery, items, isLoading }: GridProps ) {
	const { instance, labels, perPage } = props;
	const { standing, list } = useGrowing( items );
	const strips = useStrips( standing, props.items.length, props );
	const earlier = items.length - 1 - ( ( items.length - 1 ) % perPage );
	const leaving = useLeaving( { list, strips, earlier } );
	const isCrowded = isCrowd( [ strips, ...leaving.map( stripsOf ) ].flat() );
	useEffect(
		() => ( isCrowded ? pauseSpeculation() : undefined ),
		[ isCrowded ]
	);
	// The server hands them over once, so a tile need not be looked at again for their sake.
	const [ unchanging ] = useState( props );
	const { state, first } = gallery.shown;
	return (
		<>
			{ first > 1 && items.length > 0 && (
				<a
					className="wp-block-frontage-portfolio__earlier"
					href={ address(
						instance,
						{ ...state, page: first - 1 },
						location
					) }
					rel="prev nofollow"
					suppressHydrationWarning
				>
					{ labels.earlier }
				</a>
			) }
			{ /* In one list, each with its own key: what gives way are the very elements that stood. */ }
			{ [
				items.length > 0 ? (
					<Strips
						key={ list }
						strips={ strips }
						earlier={ earlier }
						isLoading={ isLoading }
						props={ unchanging }
					/>
				) : (
					<Empty
						key="empty"
						props={ props }
						gallery={ gallery }
						isLoading={ isLoading }
					/>
				),
				...leaving.map( ( gone ) => (
					<Strips
						key={ gone.list }
						strips={ gone.strips }
						earlier={ gone.earlier }
						isLeaving
						props={ unchanging }
					/>
				) ),
			] }
		</>
	);
}

const stripsOf = ( gone: { strips: Strip[] } ) => gone.strips;

const isCrowd = ( strips: Strip[] ) =>
	strips.reduce( ( sum, { items } ) => sum + items.length, 0 ) > CROWD;

function Empty( { props, gallery, isLoading }: Omit< GridProps, 'items' > ) {
	const { instance, labels } = props;
	const { state, typed } = gallery.shown;
	const isNarrowed =
		state.category + state.other + state.search + ( typed ?? '' ) !== '';
	return (
		<div
			className="wp-block-frontage-portfolio__empty"
			data-mode={ isLoading ? 'loading' : undefined }
		>
			<p suppressHydrationWarning>{ labels.empty }</p>
			{ isNarrowed && (
				<a
					href={ address( instance, ALL, location ) }
					rel="nofollow"
					data-frontage-wake=""
					onClick={ ( event ) => takeOver( event, gallery.clear ) }
					suppressHydrationWarning
				>
					{ labels.clear }
				</a>
			) }
		</div>
	);
}
